/** What clients are told about an onboarding that is wrong, all of it at once. */

import { assert, describe, it } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { invokers } from "@mentorkit/core/internal/kernel"
import { InvalidInput, UserId } from "@mentorkit/core/kernel"
import { IdempotencyStore, RateLimiter, Secrets, Settings } from "@mentorkit/core/kernel/ports"
import { Profiles } from "@mentorkit/core/profiles"
import { Effect, Layer } from "effect"

const { profiles } = domains

const user = { _tag: "User" as const, userId: UserId.make(crypto.randomUUID()), roles: [] }

// No input of this test is good enough to reach any of them.
const unreached = Layer.mergeAll(
  Layer.mock(IdempotencyStore, {}),
  Layer.mock(RateLimiter, {}),
  Layer.mock(Secrets, {}),
  Layer.mock(Settings, {}),
  Layer.mock(Profiles, {})
)

const submit = new Map(invokers(profiles)).get("profiles.submitOnboarding")

const told = (input: unknown) =>
  (submit ?? assert.fail())(user, input).pipe(
    Effect.flip,
    Effect.map((failure) =>
      failure instanceof InvalidInput ? failure.problems.map(({ message }) => message) : assert.fail(failure._tag)
    ),
    Effect.provide(unreached)
  )

const application = {
  role: "mentor",
  headline: "Staff engineer",
  timezone: "Asia/Kathmandu",
  currency: "USD",
  hourly_rate: "80.00",
  expertise_area_ids: ["01a1fb67-1800-7000-8001-000000000001"]
}

describe("onboarding", () => {
  it.effect("wants a role", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* told({}), ["The role field is required."])
      assert.deepStrictEqual(yield* told({ role: "admin" }), ["The selected role is invalid."])
    })
  )

  it.effect("names every field that is wrong", () =>
    Effect.gen(function* () {
      const wrong = {
        role: "mentor",
        headline: "ä".repeat(256),
        timezone: "+05:45",
        currency: "XAU",
        hourly_rate: "-1",
        years_of_experience: 81,
        expertise_area_ids: ["no id"],
        current_role: 7
      }
      assert.deepStrictEqual(yield* told(wrong), [
        "The headline field must not be greater than 255 characters.",
        "The timezone field must be a valid timezone.",
        "The currency field must be a valid currency.",
        "The expertise area ids.0 field must be a valid UUID.",
        "The hourly rate field must be a number.",
        "The years of experience field must be between 0 and 80.",
        "The current role field must be a string."
      ])
    })
  )

  const one: ReadonlyArray<readonly [field: string, value: unknown, message: string]> = [
    ["headline", "   ", "The headline field is required when role is mentor."],
    ["timezone", "Mars/Olympus", "The timezone field must be a valid timezone."],
    ["timezone", "Europe/Berlin".padEnd(101, "x"), "The timezone field must be a valid timezone."],
    ["currency", "usd", "The currency field must be a valid currency."],
    ["hourly_rate", "80.001", "The hourly rate field must have 0-2 decimal places."],
    ["hourly_rate", "1e3", "The hourly rate field must be a number."],
    ["hourly_rate", {}, "The hourly rate field must be a number."],
    ["years_of_experience", 1.5, "The years of experience field must be an integer."],
    ["years_of_experience", "twelve", "The years of experience field must be an integer."],
    ["expertise_area_ids", [], "The expertise area ids field is required when role is mentor."],
    ["expertise_area_ids", "all", "The expertise area ids field must be an array."],
    [
      "expertise_area_ids",
      Array.from({ length: 11 }, () => application.expertise_area_ids[0]),
      "The expertise area ids field must not have more than 10 items."
    ]
  ]
  for (const [field, value, message] of one) {
    it.effect(`refuses ${field} ${JSON.stringify(value).slice(0, 30)}`, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* told({ ...application, [field]: value }), [message])
      })
    )
  }
})
