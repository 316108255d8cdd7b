import { Schema } from "effect"
import { IANAZone } from "luxon"
import { described } from "./described.js"
import { atMost } from "./text.js"
import { wording } from "./wording.js"

const isZone = (name: string): boolean => /^[A-Za-z]/.test(name) && IANAZone.isValidZone(name)

/** Words of the IANA database with unusual capitals. */
const spelledOwnWay: ReadonlyMap<string, string> = new Map(
  `of es au McMurdo DumontDUrville ComodRivadavia DeNoronha EasterIsland BajaNorte BajaSur IN ACT NSW LHI NZ CHAT GB US
  UTC UCT GMT PRC ROC ROK W SU CET EET MET WET EST MST HST EST5EDT CST6CDT MST7MDT PST8PDT`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word])
)

const spelled = (word: string): string =>
  spelledOwnWay.get(word) ??
  // "Etc/GMT+5" and "GMT0"
  (/^gmt[+\d]/.test(word) ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`)

/** The spelling of the IANA database. Intl ignores case; comparisons do not. */
export const zoneSpelling = (name: string): string => name.toLowerCase().replace(/[^/_-]+/g, spelled)

/** "Asia/Kathmandu": an IANA name. Fixed offsets are refused, since they know no summer time. */
export const TimeZone = described(
  Schema.transform(
    Schema.String.pipe(
      atMost(100),
      Schema.filter(isZone, {
        ...wording("must be a valid timezone"),
        arbitrary: () => (fc) => fc.constantFrom("Europe/Berlin", "Asia/Kathmandu", "UTC")
      })
    ),
    Schema.String,
    { strict: true, decode: zoneSpelling, encode: (name) => name }
  ),
  "Time zone by its IANA name.",
  "Europe/Lisbon"
)
