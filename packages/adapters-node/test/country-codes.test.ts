import { assert, describe, it } from "@effect/vitest"
import { countryCodes } from "@mentorkit/adapters-node"
import { CountryCodes } from "@mentorkit/core/profiles/ports"
import { Effect } from "effect"

const code = (country: string) => Effect.map(CountryCodes, ({ codeOf }) => codeOf(country))

const known: ReadonlyArray<readonly [country: string, code: string]> = [
  ["Germany", "DE"],
  ["  germany ", "DE"],
  ["DE", "DE"],
  ["deu", "DE"],
  ["Viet Nam", "VN"],
  ["Vietnam", "VN"],
  ["Syria", "SY"],
  ["Laos", "LA"],
  ["England", "GB"],
  ["Scotland", "GB"],
  ["WALES", "GB"],
  ["Northern  Ireland", "GB"],
  ["Burma", "MM"],
  ["USA", "US"],
  ["U.S.A.", "US"],
  ["the United States", "US"],
  ["UK", "GB"],
  ["Côte d'Ivoire", "CI"],
  ["cote d’ivoire", "CI"],
  ["Curaçao", "CW"],
  ["Turkey", "TR"],
  ["Türkiye", "TR"],
  ["Bangladesh", "BD"],
  ["South Korea", "KR"],
  ["The Gambia", "GM"],
  ["Kosovo", "XK"]
]

describe("the code of a country", () => {
  it.effect("is found by whatever name people give it", () =>
    Effect.gen(function* () {
      for (const [country, expected] of known) assert.strictEqual(yield* code(country), expected, country)
    }).pipe(Effect.provide(countryCodes))
  )

  // Falls where the last of two countries of one name wins.
  it.effect("is not guessed", () =>
    Effect.gen(function* () {
      for (const country of ["Congo", "Atlantis", "", "...", "DE FR", "constructor", "United"]) {
        assert.isNull(yield* code(country), country)
      }
    }).pipe(Effect.provide(countryCodes))
  )
})
