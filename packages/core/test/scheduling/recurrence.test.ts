import { assert, describe, it } from "vitest"
import { isRecurrence } from "../../src/scheduling/recurrence.js"

describe("a recurrence", () => {
  it.each([
    "FREQ=WEEKLY;BYDAY=MO,WE",
    "freq=weekly;byday=mo",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU",
    "FREQ=MONTHLY;BYDAY=-1FR;COUNT=10",
    "FREQ=DAILY;UNTIL=20271224",
    "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=14",
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
    "RRULE:FREQ=DAILY",
    "DTSTART:20270314T090000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20270315T090000",
    "DTSTART;TZID=Europe/Paris:20270314T090000\nRRULE:FREQ=WEEKLY"
  ])("may be %j", (text) => assert.isTrue(isRecurrence(text)))

  it.each([
    "garbage",
    "FREQ=HOURLY",
    "FREQ=MINUTELY;INTERVAL=5",
    "FREQ=DAILY;BYHOUR=9",
    "FREQ=YEARLY;BYMONTHDAY=5",
    "FREQ=WEEKLY;BYWEEKNO=3",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=DAILY;UNTIL=zz",
    "FREQ=DAILY;COUNT=1;UNTIL=20271224",
    "FREQ=DAILY;FREQ=WEEKLY",
    "BYDAY=MO",
    "FREQ=DAILY;constructor=1",
    "RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY",
    "DTSTART:20270314T090000",
    "FREQ=DAILY\nnonsense"
  ])("may not be %j", (text) => assert.isFalse(isRecurrence(text)))
})
