import { assert, describe, it } from "@effect/vitest"
import { currencyCodes, minorOf } from "@mentorkit/core/internal/kernel"
import { hourlyRateOf } from "@mentorkit/core/internal/profiles"
import { Currency, exponentOf } from "@mentorkit/core/kernel"
import { operations } from "@mentorkit/core/profiles"
import { FastCheck } from "effect"

const rules = operations.submitOnboarding.rules
const area = "01a1fb67-1800-7000-8001-000000000001"
const application = {
  role: "mentor",
  headline: "Staff engineer",
  timezone: "Asia/Kathmandu",
  currency: "USD",
  hourly_rate: "80.00",
  expertise_area_ids: [area]
}
const told = (input: Readonly<Record<string, unknown>>) => rules?.(input).map(({ message }) => message)

const currency = FastCheck.constantFrom(...currencyCodes).map((code) => Currency.make(code))
const minor = FastCheck.bigInt(0n, 10n ** 12n)

describe("a mentor's application", () => {
  it("is complete", () => {
    assert.deepStrictEqual(told(application), [])
    assert.deepStrictEqual(told({ role: "mentor" }), [
      "The headline field is required when role is mentor.",
      "The timezone field is required when role is mentor.",
      "The currency field is required when role is mentor.",
      "The hourly rate field is required when role is mentor.",
      "The expertise area ids field is required when role is mentor."
    ])
    assert.deepStrictEqual(told({ ...application, expertise_area_ids: [] }), [
      "The expertise area ids field is required when role is mentor."
    ])
  })

  it("asks nothing of a mentee or of somebody whose role is unknown", () => {
    for (const role of ["mentee", "admin", null, undefined, 7]) assert.deepStrictEqual(told({ role }), [])
  })

  it("has a rate with no more decimals than its currency", () => {
    const rate = (code: string, hourly_rate: unknown) => told({ ...application, currency: code, hourly_rate })
    const refusals: ReadonlyArray<readonly [string, unknown, string]> = [
      ["USD", "80.005", "0-2"],
      ["JPY", 8000.5, "0"],
      ["KWD", "12.345", "0-2"],
      ["XXX", "80.005", "0-2"]
    ]
    for (const [code, value, places] of refusals) {
      assert.deepStrictEqual(rate(code, value), [`The hourly rate field must have ${places} decimal places.`])
    }
    for (const [code, value] of [
      ["USD", 80.5],
      ["JPY", "8000.00"],
      ["KWD", "12.340"],
      ["USD", 0]
    ] as const) {
      assert.deepStrictEqual(rate(code, value), [])
    }
  })

  it.prop(
    "survives input that is broken anywhere",
    [FastCheck.dictionary(FastCheck.string(), FastCheck.anything())],
    ([broken]) => {
      for (const field of ["role", ...Object.keys(application)]) {
        for (const value of Object.values(broken)) rules?.({ ...application, [field]: value })
      }
    }
  )
})

describe("an hourly rate", () => {
  it.prop("has two places and loses nothing that it may have", [minor, currency], ([amount, code]) => {
    // What a rate may be: no more than two places.
    const kept = exponentOf(code) > 2 ? amount - (amount % 10n ** BigInt(exponentOf(code) - 2)) : amount
    const rate = hourlyRateOf({ minor: kept, currency: code })
    assert.match(rate, /^\d+\.\d\d$/)
    assert.strictEqual(minorOf(rate, code), kept)
  })

  it.each([
    ["80.00", "USD", true],
    ["80.001", "USD", false],
    ["12.345", "KWD", false],
    ["12.340", "KWD", true],
    ["80.5", "JPY", false]
  ])("%s %s: %s", (decimal, code, isRate) => {
    const problems = rules?.({ ...application, role: "mentor", hourly_rate: decimal, currency: code }) ?? []
    assert.strictEqual(
      problems.every(({ path }) => path[0] !== "hourly_rate"),
      isRate
    )
  })

  it("is written as the spec has it", () => {
    const of = (minor: bigint, code: string) => hourlyRateOf({ minor, currency: Currency.make(code) })
    assert.deepStrictEqual(
      [of(8000n, "USD"), of(8000n, "JPY"), of(12_500n, "KWD"), of(12_340n, "KWD"), of(0n, "EUR")],
      ["80.00", "8000.00", "12.50", "12.34", "0.00"]
    )
  })
})
