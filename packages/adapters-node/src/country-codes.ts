import { createRequire } from "node:module"
import { CountryCodes } from "@mentorkit/core/profiles/ports"
import { Layer } from "effect"

// Read one by one: the package's own door opens all of its eighty languages.
const read = createRequire(import.meta.url)
const english: { readonly countries: Readonly<Record<string, string | ReadonlyArray<string>>> } = read(
  "i18n-iso-countries/langs/en.json"
)
const codes: ReadonlyArray<readonly [two: string, three: string]> = read("i18n-iso-countries/codes.json")

/** Common names that lists of official names do not have. */
const alsoCalled: Readonly<Record<string, ReadonlyArray<string>>> = {
  BN: ["Brunei"],
  CD: ["DR Congo", "DRC", "Congo-Kinshasa"],
  CG: ["Congo-Brazzaville"],
  CV: ["Cabo Verde"],
  FM: ["Micronesia"],
  GB: ["England", "Scotland", "Wales", "Northern Ireland", "Britain"],
  LA: ["Laos"],
  MD: ["Moldova"],
  MM: ["Burma"],
  NL: ["Holland"],
  SY: ["Syria"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  US: ["America"],
  VA: ["Vatican", "Vatican City", "Holy See"],
  VN: ["Viet Nam"]
}

/** "CÔTE  d'Ivoire", "the Gambia" and "U.S." as anybody else writes them. */
const keyOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\p{Mark}.'’]/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim()
    .replace(/^the /, "")

const named: ReadonlyArray<readonly [code: string, name: string]> = [
  ...Object.entries(english.countries).flatMap(([code, names]) => [names].flat().map((name) => [code, name] as const)),
  ...Object.entries(alsoCalled).flatMap(([code, names]) => names.map((name) => [code, name] as const)),
  ...codes.flatMap(([two, three]) => [[two, two] as const, [two, three] as const])
]

const byName = new Map<string, string | null>()
for (const [code, name] of named) {
  const known = byName.get(keyOf(name))
  // There are two Congos: a name of both tells neither.
  byName.set(keyOf(name), known === undefined || known === code ? code : null)
}

export const countryCodes: Layer.Layer<CountryCodes> = Layer.succeed(CountryCodes, {
  codeOf: (country) => byName.get(keyOf(country)) ?? null
})
