/** Local dates and times of day as plain integers: a day is counted from 1970-01-01, a time in ms from its midnight. */

export const minuteMs = 60_000
export const dayMs = 86_400_000

/** 0000-01-01 and 9999-12-31, the ends of the calendar that four digits can write. */
export const firstDate = -719_528
export const lastDate = 2_932_896

/** The number of a `YYYY-MM-DD` date, or undefined where the calendar has no such date. */
export const parseDay = (text: string): number | undefined => {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return undefined
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const date = digits(text, 8, 10)
  // Asked for what must hold, not for what must not: NaN then fails too.
  if (!(year >= 0 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month))) return undefined
  return daysBeforeYear(year) + daysBeforeMonth(year, month) + date - 1
}

/** `YYYY-MM-DD`. */
export const formatDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The ms after midnight of an `HH:MM` time from 00:00 to 24:00, or undefined. */
export const parseTime = (text: string): number | undefined => {
  if (text.length !== 5 || text[2] !== ":") return undefined
  const hour = digits(text, 0, 2)
  const minute = digits(text, 3, 5)
  if (!(minute <= 59 && hour * 60 + minute <= 24 * 60)) return undefined
  return (hour * 60 + minute) * minuteMs
}

/** 0 for Sunday to 6 for Saturday, as in availability rules; 1970-01-01 was a Thursday. */
export const dayOfWeek = (day: number): number => (((day + 4) % 7) + 7) % 7

const digits = (text: string, from: number, until: number): number => {
  let value = 0
  for (let at = from; at < until; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

/** Days from 1970-01-01 to the year's first; leap years before it are counted, the year 0 being one. */
const daysBeforeYear = (year: number): number =>
  365 * year + Math.floor((year + 3) / 4) - Math.floor((year + 99) / 100) + Math.floor((year + 399) / 400) + firstDate

const daysBeforeMonth = (year: number, month: number): number =>
  (firstOfMonth[month - 1] ?? 0) + (month > 2 && isLeap(year) ? 1 : 0)

const daysInMonth = (year: number, month: number): number =>
  month === 12 ? 31 : daysBeforeMonth(year, month + 1) - daysBeforeMonth(year, month)

const firstOfMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
