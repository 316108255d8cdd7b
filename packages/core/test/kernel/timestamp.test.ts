import { it as property } from "@effect/vitest"
import { LocalDate, Timestamp } from "@mentorkit/core/kernel"
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

describe("a date", () => {
  const isDate = Schema.is(LocalDate)
  const number = (max: number, width: number) => fc.nat(max).map((one) => String(one).padStart(width, "0"))

  property.prop(
    "is what the calendar has, from the year 1 on",
    [number(9999, 4), number(13, 2), number(32, 2)],
    (parts) => {
      const text = parts.join("-")
      const date = new Date(`${text}T00:00:00Z`)
      const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && !text.startsWith("0000")
      assert.strictEqual(isDate(text), isReal)
    }
  )

  it.each([
    ["2028-02-29", true],
    ["2027-02-29", false],
    ["1900-02-29", false],
    ["2000-02-29", true]
  ])("%s: %s", (text, isReal) => assert.strictEqual(isDate(text), isReal))
})
