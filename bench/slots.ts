/**
 * Slot generation against its limit, a bare loop over integers that makes as many slot records, and against luxon's
 * DateTime doing the same work. Prints `name  value  unit  ratio-to-limit`.
 */
import { pathToFileURL } from "node:url"
import { type GeneratedSlot, generateSlots, type SlotRequest } from "@mentorkit/core/scheduling"
import { DateTime } from "luxon"
import { median, medianRatio, print } from "./report.js"

const minute = 60_000
const day = 1440 * minute

export const slots = async (): Promise<void> => {
  benchOneMentor()
  benchAlternateWeeks()
  benchManyMentors()
}

/** Monday to Friday from 09:00 to 17:00 for 90 days over a change of clocks, 45 minutes and 15 between. */
const mentor = (timeZone: string, from: number): SlotRequest => ({
  timeZone,
  from,
  until: from + 90 * day,
  durationMinutes: 45,
  bufferAfterMinutes: 15,
  rules: [1, 2, 3, 4, 5].map((dayOfWeek) => ({
    id: `01900000-0000-7000-8000-00000000000${dayOfWeek}`,
    type: "regular_weekly",
    dayOfWeek,
    timeBlocks: [{ start: "09:00", end: "17:00" }],
    validFrom: "2026-11-02"
  })),
  overrides: [],
  offDays: []
})

const start = Date.UTC(2027, 0, 4, 9, 17)

const benchOneMentor = (): void => {
  const request = mentor("Europe/London", start)
  const count = generateSlots(request).length
  const byLuxon = luxonSlots(request)
  if (JSON.stringify(byLuxon) !== JSON.stringify(generateSlots(request))) throw new Error("luxon cuts other slots")

  const [generated = [], limit = [], luxon = []] = interleaved(61, [
    { run: () => generateSlots(request), times: 1000 },
    { run: () => bareLoop(request, count), times: 1000 },
    { run: () => luxonSlots(request), times: 1 }
  ])
  const perSlot = (samples: ReadonlyArray<number>) => (median(samples) / count).toFixed(1)
  print("slots.weekly-90-days", perSlot(generated), "ns/slot", medianRatio(generated, limit))
  print("slots.weekly-90-days.bare-loop", perSlot(limit), "ns/slot", "-")
  print("slots.weekly-90-days.luxon", perSlot(luxon), "ns/slot", medianRatio(luxon, limit))
}

/** The same hours in every other week, by one recurring rule that no two calls of a run share, and by one that all share. */
const benchAlternateWeeks = (): void => {
  const [weekly] = mentor("Europe/London", start).rules
  if (weekly === undefined) throw new Error("no rule")
  const alternate = (validFrom: string): SlotRequest => ({
    ...mentor("Europe/London", start),
    rules: [{ ...weekly, type: "recurring", rrule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR", validFrom }]
  })
  // Mondays of one alternation: every one gives the same dates, and none is known from the one before.
  const unknown = Array.from({ length: 2000 }, (_, index) =>
    alternate(new Date(Date.UTC(2026, 10, 2) - index * 14 * day).toISOString().slice(0, 10))
  )
  const shared = alternate("2026-11-02")
  const count = generateSlots(shared).length
  let calls = 0
  const [first = [], again = [], limit = []] = interleaved(21, [
    { run: () => generateSlots(unknown[calls++ % unknown.length] ?? shared), times: 200 },
    { run: () => generateSlots(shared), times: 1000 },
    { run: () => bareLoop(shared, count), times: 1000 }
  ])
  print("slots.alternate-weeks-90-days", (median(again) / count).toFixed(1), "ns/slot", medianRatio(again, limit))
  print("slots.alternate-weeks-90-days.rule-unknown", (median(first) / 1000).toFixed(0), "us", "-")
}

/** 10,000 mentors in 40 zones, no two of a row in one zone; CPU time, as a job pays it. */
const benchManyMentors = (): void => {
  const every = Intl.supportedValuesOf("timeZone")
  const zones = Array.from({ length: 40 }, (_, index) => every[Math.floor((index * every.length) / 40)] ?? "UTC")
  const mentors = Array.from({ length: 10_000 }, (_, index) =>
    mentor(zones[index % 40] ?? "UTC", start + index * minute)
  )
  const counts = mentors.map((request) => generateSlots(request).length)

  const [generated = [], limit = []] = interleaved(15, [
    { run: () => mentors.reduce((made, request) => made + generateSlots(request).length, 0), times: 1 },
    { run: () => mentors.reduce((made, one, at) => made + bareLoop(one, counts[at] ?? 0).length, 0), times: 1 }
  ])
  const made = counts.reduce((sum, count) => sum + count, 0)
  print("slots.10000-mentors-40-zones", (median(generated) / 1e9).toFixed(3), "CPU-s", medianRatio(generated, limit))
  print("slots.10000-mentors-40-zones.made", String(made), "slots", "-")
}

/** The least that any generator must do: the same records, in the same number, from counting alone. */
const bareLoop = (request: SlotRequest, count: number): ReadonlyArray<GeneratedSlot> => {
  const { from } = request
  const duration = request.durationMinutes * minute
  const buffer = request.bufferAfterMinutes * minute
  const source = { ruleId: "" }
  const made: Array<GeneratedSlot> = []
  for (let index = 0; index < count; index++) {
    const startsAt = from + index * (duration + buffer)
    const endsAt = startsAt + duration
    made.push({ startsAt, endsAt, bufferEndsAt: endsAt + buffer, source, blocked: false })
  }
  return made
}

/** As one would write it with DateTime: a date at a time, a slot at a time. */
const luxonSlots = ({ timeZone: zone, ...request }: SlotRequest): ReadonlyArray<GeneratedSlot> => {
  const made: Array<GeneratedSlot> = []
  let date = DateTime.fromMillis(request.from, { zone }).startOf("day")
  for (; date.toMillis() < request.until; date = date.plus({ days: 1 })) {
    for (const rule of request.rules.filter((one) => one.dayOfWeek === date.weekday % 7)) {
      for (const block of rule.timeBlocks) {
        const until = at(date, block.end)
        for (let starts = at(date, block.start); ; ) {
          const ends = starts.plus({ minutes: request.durationMinutes })
          if (ends > until) break
          const bufferEnds = ends.plus({ minutes: request.bufferAfterMinutes })
          const startsAt = starts.toMillis()
          const [endsAt, bufferEndsAt] = [ends.toMillis(), bufferEnds.toMillis()]
          const isInWindow = startsAt >= request.from && startsAt < request.until
          if (isInWindow) made.push({ startsAt, endsAt, bufferEndsAt, source: { ruleId: rule.id }, blocked: false })
          starts = bufferEnds
        }
      }
    }
  }
  return made
}

const at = (date: DateTime, time: string): DateTime =>
  date.set({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) })

interface Contender {
  readonly run: () => unknown
  readonly times: number
}

/** CPU nanoseconds a run, by contender; they take turns, so that whatever slows the machine slows all of them. */
const interleaved = (rounds: number, contenders: ReadonlyArray<Contender>): ReadonlyArray<ReadonlyArray<number>> => {
  const samples = contenders.map((): Array<number> => [])
  for (let round = -3; round < rounds; round++) {
    contenders.forEach((contender, index) => {
      const spent = cpuTime(contender)
      if (round >= 0) samples[index]?.push(spent)
    })
  }
  return samples
}

const cpuTime = ({ run, times }: Contender): number => {
  const before = process.cpuUsage()
  for (let index = 0; index < times; index++) run()
  const { system, user } = process.cpuUsage(before)
  return ((system + user) * 1000) / times
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await slots()
