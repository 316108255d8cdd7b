/** Requests and slots, written short. */
import { generateSlots, type SlotRequest, type SlotRule } from "../../src/scheduling/generation/slot-generation.js"

export const minute = 60_000
export const utc = (text: string): number => Date.parse(`${text}Z`)
const block = (text: string) => ({ start: text.slice(0, 5), end: text.slice(6) })
export const blocks = (...texts: ReadonlyArray<string>) => texts.map(block)

export const weekly = (id: string, dayOfWeek: number, ...times: ReadonlyArray<string>): SlotRule => ({
  id,
  type: "regular_weekly",
  dayOfWeek,
  timeBlocks: blocks(...times)
})
export const oneTime = (id: string, specificDate: string, ...times: ReadonlyArray<string>): SlotRule => ({
  id,
  type: "one_time",
  specificDate,
  timeBlocks: blocks(...times)
})
export const recurring = (id: string, rrule: string, validFrom: string, ...times: ReadonlyArray<string>): SlotRule => ({
  id,
  type: "recurring",
  rrule,
  validFrom,
  timeBlocks: blocks(...times)
})
export const everyDay = (id: string, ...times: ReadonlyArray<string>): ReadonlyArray<SlotRule> =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => weekly(id, day, ...times))

export const monday = 1
export const tuesday = 2

/** Hour-long slots without a buffer in the week of Monday 2027-05-03. */
export const generate = (request: Partial<SlotRequest>) =>
  generateSlots({
    timeZone: "UTC",
    from: utc("2027-05-03T00:00"),
    until: utc("2027-05-10T00:00"),
    durationMinutes: 60,
    bufferAfterMinutes: 0,
    rules: [],
    overrides: [],
    offDays: [],
    ...request
  })

export type Slots = ReturnType<typeof generate>

/** `05-03T09:00`, in UTC. */
export const starts = (slots: Slots) => slots.map(({ startsAt }) => new Date(startsAt).toISOString().slice(5, 16))
export const times = (slots: Slots) => slots.map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16))
export const blockedTimes = (slots: Slots) => times(slots.filter(({ blocked }) => blocked))

/** Slots of one local date, given the UTC time around it. */
export const on = (timeZone: string, from: string, until: string, request: Partial<SlotRequest>) =>
  generate({ timeZone, from: utc(from), until: utc(until), ...request })
