/** Values as they cross the wire, where Effect's own schemas say too little or too much. */
import { DateTime, Option, ParseResult, Schema } from "effect"
import { wording } from "./wording.js"

const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/

/** A date alone, or a time without offset, is UTC: `new Date` would take the zone of the server. */
const parse = (text: string): Option.Option<DateTime.Utc> => {
  const match = iso.exec(text)
  return match === null || !isDate(text.slice(0, 10))
    ? Option.none()
    : DateTime.make(match[1] === undefined && text.includes("T") ? `${text}Z` : text)
}

/** `new Date` moves 30 February to March; a date that moves is none. */
const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A query turns the `+` of an offset into a space. */
const withPlus = (text: string) => text.replace(/ (?=\d\d:\d\d$)/, "+")

/** ISO 8601 outside, `DateTime.Utc` inside; any offset is read, UTC is written: "2027-03-14T14:00:00+00:00". */
export const Timestamp = Schema.transformOrFail(Schema.String, Schema.DateTimeUtcFromSelf, {
  strict: true,
  decode: (text, _, ast) => ParseResult.fromOption(parse(withPlus(text)), () => new ParseResult.Type(ast, text)),
  encode: (time) => ParseResult.succeed(`${DateTime.formatIso(time).slice(0, 19)}+00:00`)
}).annotations({
  ...wording("must be a valid date"),
  jsonSchema: { type: "string", format: "date-time" },
  examples: [DateTime.unsafeMake("2027-03-14T14:00:00Z")]
})

/** A day in some calendar, "2027-03-14": it has no zone and so it is not a moment. */
export const LocalDate = Schema.String.pipe(
  Schema.filter((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDate(text), {
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

/** `Schema.Int` has an identifier and would become a component of its own. */
export const Integer = Schema.Number.pipe(Schema.int())
