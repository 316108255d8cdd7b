/** Wire formats, where Effect's own schemas accept too little or too much. */
import { DateTime, Option, ParseResult, Schema } from "effect"
import { wording } from "./wording.js"

const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/

/** An offset may move a moment out of the four-digit years. */
const [earliest, latest] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")]
const isTellable = ({ epochMillis }: DateTime.Utc) => epochMillis >= earliest && epochMillis <= latest

/** ISO 8601 has short offsets, "+02" and "+0200", that `Date` does not read. */
const withWholeOffset = (text: string) =>
  text.replace(/(T.*[+-]\d\d)(?::?(\d\d))?$/, (_, head: string, minutes = "00") => `${head}:${minutes}`)

/** Without an offset it is UTC: `new Date` would use the server's zone. */
const parse = (text: string): Option.Option<DateTime.Utc> => {
  const match = iso.exec(text)
  return match === null || !isDate(text.slice(0, 10))
    ? Option.none()
    : Option.filter(
        DateTime.make(match[1] === undefined && text.includes("T") ? `${text}Z` : withWholeOffset(text)),
        isTellable
      )
}

const daysOf = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/** "2027-03-14". `new Date` would accept 30 February. Year 0 does not exist. */
const isDate = (text: string): boolean => {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

/** A query turns the `+` of an offset into a space. */
const withPlus = (text: string) => text.replace(/ (?=\d\d(?::?\d\d)?$)/, "+")

const dayMillis = 86_400_000
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, "0"))
/** The last formatted day: lists have many moments of one day, and dates are slow. */
let written = { day: 0, text: "1970-01-01T" }

/** "2027-03-14T14:00:00+00:00" */
const isoOf = (millis: number): string => {
  const day = Math.floor(millis / dayMillis)
  if (day !== written.day) written = { day, text: new Date(day * dayMillis).toISOString().replace(/T.*/, "T") }
  const seconds = Math.floor((millis - day * dayMillis) / 1000)
  const minutes = Math.floor(seconds / 60)
  return `${written.text}${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}+00:00`
}

/** ISO 8601 outside, `DateTime.Utc` inside; any offset is read, UTC is written: "2027-03-14T14:00:00+00:00". */
export const Timestamp = Schema.transformOrFail(Schema.String, Schema.DateTimeUtcFromSelf, {
  strict: true,
  decode: (text, _, ast) => ParseResult.fromOption(parse(withPlus(text)), () => new ParseResult.Type(ast, text)),
  encode: (time) => ParseResult.succeed(isoOf(time.epochMillis))
}).annotations({
  ...wording("must be a valid date"),
  jsonSchema: { type: "string", format: "date-time" },
  examples: [DateTime.unsafeMake("2027-03-14T14:00:00Z")]
})

/** A day in some calendar, "2027-03-14": without a zone it is no moment. Year 0 is refused. */
export const LocalDate = Schema.String.pipe(
  Schema.filter((text) => /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && isDate(text), {
    ...wording("must be a valid date"),
    jsonSchema: { format: "date" }
  }),
  Schema.brand("LocalDate")
)
export type LocalDate = typeof LocalDate.Type

/** "09:30"; 24:00 is the end of a day. */
export const LocalTime = Schema.String.pipe(
  Schema.filter((text) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text), {
    ...wording("must match the format H:i"),
    jsonSchema: { pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$" }
  }),
  Schema.brand("LocalTime")
)
export type LocalTime = typeof LocalTime.Type

/** `Schema.Int` has an identifier and would become a component of the OpenAPI document. */
export const Integer = Schema.Number.pipe(Schema.int())
