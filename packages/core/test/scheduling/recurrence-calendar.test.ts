import { afterEach, describe, expect, it, vi } from "vitest"
import { formatDay, parseDay } from "../../src/scheduling/generation/local-dates.js"
import { isRecurrence, recurrenceTimeZone } from "../../src/scheduling/generation/recurrence.js"
import { calendarDays } from "../../src/scheduling/generation/recurrence-calendar.js"

const dayOf = (date: string): number => parseDay(date) ?? Number.NaN

interface Asked {
  readonly validFrom?: string
  readonly timeZone?: string
  readonly first?: string
  readonly last?: string
}

/** `03-14`, of the spring of 2027 where nothing else is asked for. */
const dates = (text: string, asked: Asked = {}): ReadonlyArray<string> => {
  const { first = "2027-03-01", last = "2027-04-15", timeZone = "Europe/Paris", validFrom } = asked
  const rule = { text, timeZone, validFrom: validFrom === undefined ? undefined : dayOf(validFrom) }
  return calendarDays("Rule r-17", rule, { first: dayOf(first), last: dayOf(last) })
    .map(formatDay)
    .filter((date) => first <= date && date <= last)
    .map((date) => date.slice(5))
}

const lines = (...all: ReadonlyArray<string>): string => all.join("\n")

describe("intervals and counts of a recurrence", () => {
  it("run from DTSTART, else from the first date of validity", () => {
    const daily = "FREQ=DAILY;INTERVAL=3;COUNT=3"
    expect(dates(daily, { validFrom: "2027-03-14" })).toEqual(["03-14", "03-17", "03-20"])
    expect(dates(lines("DTSTART:20270301", `RRULE:${daily}`), { validFrom: "2027-03-14" })).toEqual([
      "03-01",
      "03-04",
      "03-07"
    ])
    expect(dates("FREQ=WEEKLY;INTERVAL=2", { validFrom: "2027-03-16" })).toEqual(["03-16", "03-30", "04-13"])
  })

  it("need one of them", () => {
    expect(() => dates("FREQ=DAILY")).toThrow(RangeError)
    expect(() => dates("FREQ=DAILY")).toThrow("Rule r-17 has neither a DTSTART nor")
  })

  it("pass over a DTSTART that the rule does not match", () => {
    // A Wednesday, and its week is the first one.
    const text = lines("DTSTART:20270317T090000", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=3")
    expect(dates(text)).toEqual(["03-19", "03-29", "04-02"])
  })

  it("count what EXDATE removes, at whichever time of the date", () => {
    const rule = ["DTSTART:20270314T090000", "RRULE:FREQ=DAILY;COUNT=4"]
    expect(dates(lines(...rule, "EXDATE:20270315T090000,20270316T230000"))).toEqual(["03-14", "03-17"])
    expect(dates(lines(...rule, "EXDATE;VALUE=DATE:20270314", "EXDATE:20270317T090000"))).toEqual(["03-15", "03-16"])
  })

  it("choose from the whole week in which they begin", () => {
    // The week of Wednesday the 17th has its second day on the 16th, before the start.
    const text = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;BYSETPOS=2,4;COUNT=3"
    expect(dates(text, { validFrom: "2027-03-17" })).toEqual(["03-18", "03-23", "03-25"])
  })

  it("count a date that has two positions once", () => {
    const text = "FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=1,-1,3;COUNT=2"
    expect(dates(text, { validFrom: "2027-03-01" })).toEqual(["03-01", "04-05"])
  })

  it("take weekdays with and without a number together", () => {
    const text = "FREQ=MONTHLY;BYDAY=MO,-1WE;BYMONTH=3"
    expect(dates(text, { validFrom: "2027-03-01" })).toEqual(["03-01", "03-08", "03-15", "03-22", "03-29", "03-31"])
  })

  it("find week 53 and week 1 across the new year", () => {
    const window = { validFrom: "2020-01-01", first: "2020-12-20", last: "2021-01-10" }
    expect(dates("FREQ=YEARLY;BYWEEKNO=53;BYDAY=TU,SU", window)).toEqual(["12-29", "01-03"])
    expect(dates("FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=MO", window)).toEqual(["12-28", "01-04"])
  })
})

describe("the end of a recurrence", () => {
  const from14 = { validFrom: "2027-03-14" }

  it("includes its date, and without DTSTART is compared with the date's midnight", () => {
    for (const until of ["20270316", "20270316T000000", "20270316T235959"])
      expect(dates(`FREQ=DAILY;UNTIL=${until}`, from14)).toEqual(["03-14", "03-15", "03-16"])
  })

  it("is an instant in UTC, included", () => {
    // The 17th begins in Paris at 23:00 UTC.
    const until = (instant: string) => dates(`FREQ=DAILY;UNTIL=${instant}`, from14).at(-1)
    expect(until("20270316T225959Z")).toBe("03-16")
    expect(until("20270316T230000Z")).toBe("03-17")
    // The clocks went forward on the 28th.
    expect(until("20270330T215959Z")).toBe("03-30")
    expect(until("20270330T220000Z")).toBe("03-31")
  })

  it("is compared with the time of DTSTART where there is one", () => {
    const until = (end: string) => dates(lines("DTSTART:20270314T090000", `RRULE:FREQ=DAILY;UNTIL=${end}`)).at(-1)
    expect(until("20270316")).toBe("03-16")
    expect(until("20270316T085959")).toBe("03-15")
    expect(until("20270316T090000")).toBe("03-16")
    expect(until("20270316T075959Z")).toBe("03-15")
    expect(until("20270316T080000Z")).toBe("03-16")
  })

  it("may be as far as calendars go, and before the beginning", () => {
    expect(dates("FREQ=DAILY;UNTIL=99991231T235959Z", { validFrom: "2027-04-14" })).toEqual(["04-14", "04-15"])
    expect(dates("FREQ=DAILY;UNTIL=10000101T000000Z", from14)).toEqual([])
  })
})

describe("times in UTC", () => {
  it("begin on the mentor's local date", () => {
    const text = lines("DTSTART:20270315T230000Z", "RRULE:FREQ=DAILY;COUNT=2")
    expect(dates(text)).toEqual(["03-16", "03-17"])
    expect(dates(text, { timeZone: "America/New_York" })).toEqual(["03-15", "03-16"])
    const long = lines("DTSTART:10000101T233000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO;INTERVAL=2")
    expect(dates(long)).toHaveLength(3)
  })

  it("remove the mentor's local date", () => {
    const rule = ["DTSTART:20270314", "RRULE:FREQ=DAILY;COUNT=3"]
    expect(dates(lines(...rule, "EXDATE:20270314T230000Z,20270316T225959Z"))).toEqual(["03-14"])
    expect(dates(lines(...rule, "EXDATE:20270314T230000Z"), { timeZone: "UTC" })).toEqual(["03-15", "03-16"])
  })
})

describe("the zone of a recurrence", () => {
  const paris = lines(
    "DTSTART;TZID=Europe/Paris:20270314T090000",
    "RRULE:FREQ=DAILY;COUNT=3",
    "EXDATE;TZID=Europe/Paris:20270315T090000"
  )

  it("is the mentor's own", () => {
    expect(dates(paris)).toEqual(["03-14", "03-16"])
    expect(recurrenceTimeZone(paris)).toBe("Europe/Paris")
    expect(recurrenceTimeZone(paris.replaceAll("TZID", "tzid"))).toBe("Europe/Paris")
    expect(recurrenceTimeZone("FREQ=DAILY")).toBeUndefined()
  })

  it("may be no other", () => {
    expect(() => dates(paris, { timeZone: "UTC" })).toThrow(RangeError)
    expect(() => dates(paris, { timeZone: "UTC" })).toThrow("Rule r-17: its TZID Europe/Paris")
    expect(isRecurrence(paris.replace("EXDATE;TZID=Europe/Paris", "EXDATE;TZID=Asia/Tokyo"))).toBe(false)
  })
})

describe("what is no recurrence", () => {
  it("is a RangeError that names the rule", () => {
    for (const text of ["FREQ=HOURLY", "", "FREQ=DAILY;BYWEEKNO=1"]) {
      expect(() => dates(text, { validFrom: "2027-03-14" })).toThrow(RangeError)
      expect(() => dates(text, { validFrom: "2027-03-14" })).toThrow(`Rule r-17: ${JSON.stringify(text)}`)
    }
  })
})

describe("the cost of a recurrence", () => {
  afterEach(() => vi.restoreAllMocks())

  /** rrule asks for it in every period that it looks at, and once more for every date that it finds. */
  const work = (text: string, asked: Asked): number => {
    const asks = vi.spyOn(Date, "UTC")
    dates(text, asked)
    const { length } = asks.mock.calls
    asks.mockRestore()
    return length
  }
  const from = { validFrom: "2027-03-01" }
  const ancient = { validFrom: "0001-01-01" }

  it.each([
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", from],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=99991231", ancient],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;INTERVAL=999999", from],
    ["FREQ=YEARLY;BYDAY=53MO;BYMONTH=2", from],
    ["FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1;BYSETPOS=366", from],
    ["FREQ=YEARLY;BYWEEKNO=53,-53;BYDAY=MO;BYMONTH=6", from],
    ["FREQ=MONTHLY;BYDAY=SU;BYMONTHDAY=31;BYMONTH=2", from],
    ["FREQ=DAILY", ancient],
    ["FREQ=DAILY;INTERVAL=999999", ancient],
    ["FREQ=DAILY;COUNT=999999", ancient],
    ["FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2;COUNT=1", from],
    ["FREQ=WEEKLY;INTERVAL=999999", ancient],
    ["DTSTART:99991231T235959Z\nRRULE:FREQ=DAILY", from],
    ["DTSTART:10000101T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;COUNT=999999", from]
  ] as const)("%s is the year's", (text, asked) => {
    expect(isRecurrence(text)).toBe(true)
    expect(work(text, asked)).toBeLessThan(400)
  })

  it("is that of ten years, at most, where it counts", () => {
    for (const text of [
      "FREQ=DAILY;COUNT=999999",
      "FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2;COUNT=1",
      "FREQ=YEARLY;COUNT=999"
    ]) {
      expect(work(text, { validFrom: "2017-06-01" })).toBeLessThan(4500)
      expect(work(text, { validFrom: "2016-01-01" })).toBeLessThan(10)
    }
    // Whoever began in 2017 is followed until 2027.
    expect(dates("FREQ=YEARLY;COUNT=99", { validFrom: "2017-04-01" })).toEqual(["04-01"])
    expect(dates("FREQ=YEARLY;COUNT=10", { validFrom: "2017-04-01" })).toEqual([])
  })

  it("is paid once for session types that share the rule", () => {
    const rule = "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH"
    expect(work(rule, { validFrom: "2027-02-02" })).toBeGreaterThan(0)
    expect(work(rule, { validFrom: "2027-02-02", last: "2027-03-20" })).toBe(0)
    expect(work(rule, { validFrom: "2027-02-03" })).toBeGreaterThan(0)
  })
})
