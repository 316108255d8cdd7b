/** Which recurrences a rule may have (RFC 5545, less what libraries disagree on). Pure; expansion is another matter. */

/** In characters (spec 3, limits). */
export const longestRecurrence = 500

/** Parts of an RRULE with the values that they may have. */
const whole = "\\d{1,6}"
const signed = `[+-]?${whole}`
const day = "(?:[+-]?\\d{1,2})?(?:SU|MO|TU|WE|TH|FR|SA)"
const list = (one: string) => new RegExp(`^${one}(?:,${one})*$`)
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,5}$/,
  COUNT: /^[1-9]\d{0,5}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
  WKST: /^(?:SU|MO|TU|WE|TH|FR|SA)$/,
  BYDAY: list(day),
  BYMONTHDAY: list(signed),
  BYYEARDAY: list(signed),
  BYWEEKNO: list(signed),
  BYMONTH: list("(?:[1-9]|1[0-2])"),
  BYSETPOS: list(signed)
}

const partsOf = (rule: string): ReadonlyMap<string, string> | undefined => {
  const pairs = rule.split(";").map((pair) => pair.split("="))
  const isPart = ([name = "", value = "", more]: ReadonlyArray<string>) =>
    more === undefined && Object.hasOwn(parts, name) && parts[name]?.test(value) === true
  const found = new Map(pairs.map(([name = "", value = ""]) => [name, value]))
  return pairs.every(isPart) && found.size === pairs.length && found.has("FREQ") ? found : undefined
}

/** Sub-daily frequencies have no part above; these two combinations mean different days to different libraries. */
const isAmbiguous = (rule: ReadonlyMap<string, string>): boolean =>
  (rule.has("BYWEEKNO") && !rule.has("BYDAY")) ||
  (rule.get("FREQ") === "YEARLY" && rule.has("BYMONTHDAY") && !rule.has("BYMONTH"))

const isRule = (rule: string): boolean => {
  const found = partsOf(rule.toUpperCase())
  return found !== undefined && !(found.has("COUNT") && found.has("UNTIL")) && !isAmbiguous(found)
}

/** Their zone, where they name one, is compared with the mentor's when the rule is expanded. */
const date = "(?:;VALUE=DATE|;VALUE=DATE-TIME)?(?:;TZID=[\\w/+-]{1,64})?:\\d{8}(?:T\\d{6}Z?)?"
const start = new RegExp(`^DTSTART${date}$`)
const exception = new RegExp(`^EXDATE${date}(?:,\\d{8}(?:T\\d{6}Z?)?)*$`)

/** A bare `FREQ=…`, or whole lines: DTSTART, one RRULE, EXDATEs. */
export const isRecurrence = (text: string): boolean => {
  const lines = text.split(/\r?\n/)
  if (lines.length === 1 && !text.startsWith("RRULE:")) return isRule(text)
  const rules = lines.filter((line) => line.startsWith("RRULE:"))
  const starts = lines.filter((line) => start.test(line))
  const others = lines.filter((line) => exception.test(line))
  return (
    rules.length === 1 &&
    starts.length <= 1 &&
    rules.length + starts.length + others.length === lines.length &&
    isRule((rules[0] ?? "").slice("RRULE:".length))
  )
}
