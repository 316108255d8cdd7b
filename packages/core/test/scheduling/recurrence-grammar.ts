/** Recurrences at random: most of them may be, some may not. */
import { FastCheck as fc } from "effect"

const weekday = fc.constantFrom("SU", "MO", "TU", "WE", "TH", "FR", "SA")
const few = (one: fc.Arbitrary<string | number>) =>
  fc.array(one, { minLength: 1, maxLength: 3 }).map((all) => all.join(","))
const signed = (most: number) =>
  fc.oneof(fc.integer({ min: -most, max: most }), fc.constantFrom(1, 2, -1, most, -most)).filter((one) => one !== 0)

const numberedWeekday = fc.tuple(fc.oneof(signed(5), signed(53)), weekday).map(([nth, day]) => `${nth}${day}`)

const part = {
  INTERVAL: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 })).map(String),
  WKST: weekday,
  BYDAY: few(weekday),
  NUMBERED: few(fc.oneof({ weight: 3, arbitrary: numberedWeekday }, { weight: 1, arbitrary: weekday })),
  BYMONTHDAY: few(signed(31)),
  BYYEARDAY: few(signed(366)),
  BYWEEKNO: few(signed(53)),
  BYMONTH: few(fc.integer({ min: 1, max: 12 })),
  BYSETPOS: few(fc.oneof(signed(4), signed(40)))
}

/** What a frequency may have beside INTERVAL, WKST, BYMONTH and BYSETPOS. */
const days: Readonly<Record<string, ReadonlyArray<keyof typeof part>>> = {
  DAILY: ["BYDAY", "BYMONTHDAY"],
  WEEKLY: ["BYDAY"],
  MONTHLY: ["BYDAY", "NUMBERED", "BYMONTHDAY"],
  YEARLY: ["BYDAY", "NUMBERED", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO"]
}

const dayMs = 86_400_000
const dateAround = (date: string, most: number) =>
  fc
    .integer({ min: -most, max: most })
    .map((away) => new Date(Date.parse(date) + away * dayMs).toISOString().slice(0, 10))

const time = fc.constantFrom("T000000", "T003000", "T020000", "T090000", "T120001", "T235959")
const stampOf = (date: fc.Arbitrary<string>) =>
  fc
    .tuple(date, fc.oneof(fc.constant(""), time), fc.boolean())
    .map(([day, at, isUtc]) => `${day.replaceAll("-", "")}${at}${at !== "" && isUtc ? "Z" : ""}`)

const optional = <A>(one: fc.Arbitrary<A>, freq = 2) => fc.option(one, { freq, nil: undefined })

const rule = (date: string): fc.Arbitrary<string> =>
  fc.constantFrom("DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "YEARLY").chain((frequency) => {
    const usual = ["BYMONTH", "BYSETPOS", ...(days[frequency] ?? [])] as ReadonlyArray<keyof typeof part>
    const any = Object.keys(part) as ReadonlyArray<keyof typeof part>
    return fc
      .record({
        interval: optional(part.INTERVAL),
        weekStart: optional(part.WKST),
        names: fc.oneof(
          { weight: 9, arbitrary: fc.subarray([...usual], { maxLength: 3 }) },
          { weight: 1, arbitrary: fc.subarray([...any], { maxLength: 3 }) }
        ),
        values: fc.record(part),
        end: optional(
          fc.oneof(
            fc.integer({ min: 1, max: 40 }).map((count) => `COUNT=${count}`),
            stampOf(dateAround(date, 200)).map((until) => `UNTIL=${until}`)
          )
        )
      })
      .map(({ end, interval, names, values, weekStart }) => {
        const named = new Map(names.map((name) => [name === "NUMBERED" ? "BYDAY" : name, values[name]]))
        return [
          `FREQ=${frequency}`,
          ...(interval === undefined ? [] : [`INTERVAL=${interval}`]),
          ...(weekStart === undefined ? [] : [`WKST=${weekStart}`]),
          ...[...named]
            .filter(([name]) => !["INTERVAL", "WKST"].includes(name))
            .map(([name, value]) => `${name}=${value}`),
          ...(end === undefined ? [] : [end])
        ].join(";")
      })
  })

/** The text of a rule that begins within some years of the date, and whose exceptions and end lie about it. */
export const recurrenceText = (date: string): fc.Arbitrary<string> =>
  fc
    .record({
      rule: rule(date),
      start: optional(fc.oneof(stampOf(dateAround(date, 40)), stampOf(dateAround(date, 1500)))),
      exceptions: optional(fc.array(stampOf(dateAround(date, 20)), { minLength: 1, maxLength: 4 })),
      isBare: fc.boolean()
    })
    .map(({ exceptions, isBare, rule, start }) =>
      isBare
        ? rule
        : [
            ...(start === undefined ? [] : [`DTSTART:${start}`]),
            `RRULE:${rule}`,
            ...(exceptions === undefined ? [] : [`EXDATE:${exceptions.join(",")}`])
          ].join("\n")
    )
