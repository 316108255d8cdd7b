/** Values that a field should not take, as JSON text, since some of them are nothing that JavaScript could write. */
import type { JsonSchema } from "./documented.js"

export interface Value {
  readonly label: string
  readonly json: string
}

const value = (label: string, json: string): Value => ({ label, json })
const text = (label: string, plain: string): Value => ({ label, json: JSON.stringify(plain) })

const membersOf = (schema: JsonSchema): ReadonlyArray<JsonSchema> =>
  schema.anyOf === undefined ? [schema] : schema.anyOf.flatMap(membersOf)
const typesOf = (schema: JsonSchema) => new Set(membersOf(schema).flatMap(({ type }) => [type ?? []].flat()))

const kinds: ReadonlyArray<Value> = [
  value("null", "null"),
  value("true", "true"),
  value("zero", "0"),
  text("a word", "nonsense"),
  value("an empty list", "[]"),
  value("a list", '["a","b"]'),
  value("an object", '{"a":1}')
]
const lists = [value("a list of lists", "[[]]"), value("a list of nulls", "[null]"), value("a list of objects", "[{}]")]
const numerals = [value("a fraction", "12.5"), value("below zero", "-1"), text("a number in quotes", "12")]

/** Of every kind there is; the schema of the field says which of them are wrong for it. */
export const kindsFor = (schema: JsonSchema): ReadonlyArray<Value> => {
  const types = typesOf(schema)
  const isNumber = types.has("integer") || types.has("number")
  return [...kinds, ...(types.has("array") ? lists : []), ...(isNumber ? numerals : [])]
}

/** Nothing takes these, whatever its schema says. */
export const hostile: ReadonlyArray<Value> = [
  text("NUL", "a\0b"),
  value("a lone surrogate", '"a\\ud800b"'),
  text("100,000 characters", "x".repeat(100_000)),
  value("an integer of 400 digits", "9".repeat(400)),
  value("1e308", "1e308"),
  value("10,000 levels of lists", "[".repeat(10_000) + "]".repeat(10_000)),
  value("10,000 levels of objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
  value("1e400", "1e400"),
  value("-1e400", "-1e400"),
  value("100,000 items", `[${"1,".repeat(99_999)}1]`),
  value("64 levels below a field", "[".repeat(64) + "]".repeat(64)),
  value("a lone low surrogate", '"\\udc00"'),
  value("a lone surrogate in a key", '{"a\\ud800":1}'),
  value("only __proto__", '{"__proto__":{"length":1,"0":"x"},"constructor":{"prototype":{"isAdmin":true}}}'),
  value("NUL in a key", '{"a\\u0000b":1}')
]

const texts = (what: string, ...all: ReadonlyArray<string>) =>
  all.map((one) => text(`${what} ${JSON.stringify(one)}`, one))

const dates = texts(
  "the date",
  ...["0000-01-01", "0001-01-01", "9999-12-31", "10000-01-01", "-271821-04-20", "2027-02-30", "2027-13-01", "2027-1-1"]
)
const moments = texts(
  "the moment",
  ...["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2027-03-14T24:00:00Z"],
  ...["2027-06-30T23:59:60Z", "2027-01-01T00:00:00+25:00", "2027-01-01T00:00:00+14:01", "20270101T000000Z"],
  ...["2027-W01-1T00:00:00Z", "10000-01-01T00:00:00Z", "+275760-09-13T00:00:00Z", "-000001-01-01T00:00:00Z"],
  ...["2027-03-14T14:00:60Z", "2027-03-14 14:00:00", "2027-03-14T14:00:00+99:99", "1e9"]
)
const times = texts("the time", "24:00", "00:00", "9:00", "25:61", "23:60", "24:01", "09:00:00")
const addresses = texts(
  "the address",
  ...[
    "a@b",
    "a@b.c",
    "ä@example.com",
    "a@[127.0.0.1]",
    `${"a".repeat(64)}@example.com`,
    "a@example.com, b@example.com"
  ],
  ...["a@example.com\r\nBcc: b@example.com", '"a b"@example.com', "a@example..com", "<a@example.com>"]
)
const zones = texts(
  "the zone",
  "Europe/Berlin",
  "europe/berlin",
  "UTC",
  "GMT+25",
  "+05:30",
  "Etc/Unknown",
  "../UTC",
  "localtime",
  "Europe/Atlantis"
)
const rules = texts(
  "the rule",
  ...["FREQ=DAILY", "FREQ=SECONDLY", "FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2", "FREQ=DAILY;COUNT=999999999999", "FREQ="],
  ...["DTSTART;TZID=Mars:20270101T000000\nRRULE:FREQ=DAILY", "FREQ=DAILY;UNTIL=00000101T000000Z", "RRULE:RRULE:"]
)
const words = texts(
  "the text",
  ...[
    "'; drop table users; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "a\r\nBcc: b@c.de",
    "%s%n%00",
    "$&$1"
  ],
  ...[
    "' or '1'='1",
    "\\'; select pg_sleep(9); --",
    `{{7*7}}\${7*7}<%= 7*7 %>#{7*7}`,
    "javascript:alert(1)",
    "%00%0d%0a"
  ],
  ...[
    "e\u0301\u0301\u0301\u0301",
    "\u00e9",
    "\u200b\u200d\ufe0f",
    "\u2066a\u2069",
    "🇩🇪🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "\ud7ff\ue000\uffff",
    "\u0001\u001b[2J\u007f"
  ],
  ...["__proto__", "constructor", "toString", "null", "NaN", "\u202e", "\ufeff", "\u2028", "\u0085", "👩‍🚀", "ﬀ", "İ"]
)
const numbers = ["2147483648", "-2147483649", "9007199254740993", "0.1", "1e21", "1e-7", "-0", "1.0"].map((number) =>
  value(`the number ${number}`, number)
)

const someId = "01920000-0000-7000-8000-000000000001"
const ids = texts(
  "the id",
  ...[someId, someId.toUpperCase(), `{${someId}}`, `urn:uuid:${someId}`, someId.replaceAll("-", ""), `${someId}\n`],
  ...["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff", "0", "-1", `${someId},${someId}`]
)

const byFormat: Readonly<Record<string, ReadonlyArray<Value>>> = {
  date: dates,
  "date-time": moments,
  email: addresses,
  uuid: ids
}
const byName: Readonly<Record<string, ReadonlyArray<Value>>> = {
  timezone: zones,
  locale: texts(
    "the tag",
    "de_AT",
    "x",
    "en-",
    "-",
    "i-klingon",
    "de-x-private",
    "en-u-ca-buddhist",
    "en".repeat(40),
    "*"
  ),
  rrule: rules,
  start_time: times,
  end_time: times
}

/** May be taken or refused, but must not break anything; of the sort that the field is about. */
export const oddFor = (name: string, schema: JsonSchema): ReadonlyArray<Value> => {
  const { format = "" } = membersOf(schema).find((one) => one.format !== undefined) ?? {}
  return [...(byFormat[format] ?? byName[name] ?? words), ...numbers]
}

/** Prices and rates come as text or as a number, so that the schema says less than people know. */
const noAmounts: ReadonlyArray<Value> = [
  ...["-1", "1e5", "NaN", "Infinity", "0x10", "12.3456", "1,5", "٣", "9".repeat(30), "1 000", "--1"].map((amount) =>
    text(`the amount ${amount}`, amount)
  ),
  value("the amount -0.01", "-0.01"),
  value("the amount 1e21", "1e21")
]

export const worseFor = (schema: JsonSchema): ReadonlyArray<Value> => {
  const types = typesOf(schema)
  return types.has("string") && types.has("number") ? noAmounts : []
}

/** Everything above, whatever it was meant for. */
export const everyValue: ReadonlyArray<Value> = [
  ...[kinds, lists, numerals, hostile, dates, moments, times, addresses, zones, rules, words, numbers, noAmounts, ids]
].flat()
