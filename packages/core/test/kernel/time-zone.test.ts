import { assert, describe, it } from "@effect/vitest"
import { zoneSpelling } from "@mentorkit/core/internal/kernel"
import { TimeZone } from "@mentorkit/core/kernel"
import { Either, FastCheck, Schema } from "effect"

const decode = Schema.decodeUnknownEither(TimeZone)
const zones = Intl.supportedValuesOf("timeZone")

/** Any mixture of cases. */
const inAnyCase = (name: string) =>
  FastCheck.infiniteStream(FastCheck.boolean()).map((upper) =>
    [...name].map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase())).join("")
  )
const zone = FastCheck.constantFrom(...zones, "UTC", "Etc/GMT+5", "Africa/Dar_es_Salaam", "America/Port-au-Prince")
const typed = zone.chain((name) => FastCheck.tuple(FastCheck.constant(name), inAnyCase(name)))

describe("time zones", () => {
  // Falls where the name is kept as it was typed.
  it.prop("are kept as the database spells them, however they are typed", [typed], ([[name, text]]) => {
    assert.deepStrictEqual(decode(text), Either.right(name))
  })

  it("are all spelled as Intl spells them", () => {
    for (const name of zones) assert.strictEqual(zoneSpelling(name.toLowerCase()), name)
  })

  it("are no offsets and nothing else", () => {
    for (const text of ["+02:00", "GMT+2", "Europe/Nowhere", "Europe/Berlin ", "", 7, null]) {
      assert.isTrue(Either.isLeft(decode(text)), String(text))
    }
  })
})
