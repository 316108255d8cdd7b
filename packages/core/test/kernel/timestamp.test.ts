import { it as property } from "@effect/vitest"
import { Timestamp } from "@mentorkit/core/kernel"
import { DateTime, FastCheck as fc, Schema } from "effect"
import { assert, describe, it } from "vitest"

const encode = Schema.encodeSync(Timestamp)
const decode = Schema.decodeUnknownEither(Timestamp)

describe("a timestamp", () => {
  const moment = fc.date({
    min: new Date("0001-01-01T00:00:00Z"),
    max: new Date("9999-12-31T23:59:59.999Z"),
    noInvalidDate: true
  })
  property.prop("is written as ISO 8601 in UTC, to the second", [moment], ([date]) => {
    assert.strictEqual(encode(DateTime.unsafeMake(date)), `${date.toISOString().slice(0, 19)}+00:00`)
  })

  it.each([
    ["2027-03-14T14:00:00Z", "2027-03-14T14:00:00+00:00"],
    ["2027-03-14T15:00:00+01:00", "2027-03-14T14:00:00+00:00"],
    ["2027-03-14T15:00:00 01:00", "2027-03-14T14:00:00+00:00"],
    ["2027-03-14T14:00:00.999999999Z", "2027-03-14T14:00:00+00:00"],
    ["2027-03-14T14:00", "2027-03-14T14:00:00+00:00"],
    ["2027-03-14", "2027-03-14T00:00:00+00:00"]
  ])("%s is read", (text, written) => {
    const read = decode(text)
    assert.strictEqual(read._tag === "Right" ? encode(read.right) : read._tag, written)
  })

  it.each(["soon", "2027-02-30", "2027-13-01", "14:00", "2027-03-14T25:00:00Z", "2027-03-14T14:00:00+1", 5, null, {}])(
    "%j is none",
    (text) => assert.strictEqual(decode(text)._tag, "Left")
  )
})
