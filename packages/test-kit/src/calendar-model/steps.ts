/** What may happen to a modelled calendar, as random steps: who does what is chosen from what there is by then. */

import { LocalTime } from "@mentorkit/core/kernel"
import type { SessionTypeId } from "@mentorkit/core/scheduling"
import { FastCheck } from "effect"
import { type Block, dateOf, type Edit, minute, type TypeChange } from "./hours.js"
import type { Calendar, Session } from "./model.js"

/** What happens often stands here often. */
const verbs = [
  ...[
    "hold",
    "hold",
    "hold",
    "hold",
    "hold",
    "holdAgain",
    "holdAgain",
    "holdBeside",
    "holdBeside",
    "holdBeside",
    "holdUnknown",
    "holdAsMentor"
  ],
  ...["claim", "claim", "claimLate", "claimLate", "unclaim", "release", "checkOut", "letGo"],
  ...["addRule", "addWeekly", "switchRule", "moveRule", "addOffDay", "removeOffDay", "putOverride", "removeOverride"],
  ...["startVacation", "endVacation", "endVacation", "editType", "editType"],
  ...["regenerate", "regenerate", "regenerate", "regenerate", "sweepHolds", "sweepRegenerations", "endVacations"],
  ...["wait", "wait", "wait"]
] as const
export type Verb = (typeof verbs)[number]

export const Step = FastCheck.record({
  does: FastCheck.constantFrom(...verbs),
  user: FastCheck.nat(2),
  which: FastCheck.nat(60),
  /** How many slots more, and how far from one to the next. */
  more: FastCheck.constantFrom(0, 0, 0, 0, 1, 1, 2),
  stride: FastCheck.constantFrom(1, 2, 5),
  type: FastCheck.constantFrom(0, 1, null),
  day: FastCheck.constantFrom(0, 1, 1, 2, 3),
  block: FastCheck.nat(5),
  change: FastCheck.nat(13),
  minutes: FastCheck.constantFrom(1, 2, 20, 34, 35, 36, 61, 5 * 60, 19 * 60)
})
export type Step = typeof Step extends FastCheck.Arbitrary<infer S> ? S : never
export const history = (length: number) => FastCheck.array(Step, { minLength: length / 2, maxLength: length })

const hoursOf = (from: string, until: string): Block => ({
  start_time: LocalTime.make(from),
  end_time: LocalTime.make(until)
})

/** The clocks of the modelled zone skip an hour of the third. */
const blocks: ReadonlyArray<Block> = [
  hoursOf("09:00", "11:00"),
  hoursOf("10:00", "12:30"),
  hoursOf("01:30", "04:00"),
  hoursOf("10:30", "11:45"),
  hoursOf("22:40", "24:00"),
  hoursOf("15:00", "17:15")
]
const changes: ReadonlyArray<TypeChange> = [
  { durationMinutes: 20 },
  { durationMinutes: 30 },
  { durationMinutes: 45 },
  { bufferAfterMinutes: 0 },
  { bufferAfterMinutes: 20 },
  { maxCapacity: 1 },
  { maxCapacity: 3 },
  { followUpCount: 2 },
  { minimumNoticeMinutes: 180 },
  { minimumNoticeMinutes: 0 },
  { dailyLimit: 2 },
  { dailyLimit: null },
  { startIntervalMinutes: 15 },
  { startIntervalMinutes: null }
]

const nth = <A>(list: ReadonlyArray<A>, n: number): A | undefined => list[n % Math.max(1, list.length)]

/** The edit that a step means, if there is anything of its kind to edit. */
export const editOf = (step: Step, { hours, now }: Calendar): Edit | undefined => {
  const type = step.type === null ? null : (hours.types[step.type]?.id ?? null)
  const [day, block] = [dateOf(now, step.day), nth(blocks, step.block) ?? hoursOf("09:00", "10:00")]
  const rule = nth(hours.rules, step.which)
  switch (step.does) {
    case "addRule":
    case "addWeekly":
    case "putOverride":
      return { does: step.does, type, day, block }
    case "switchRule":
      return rule && { does: "switchRule", id: rule.id, isActive: !rule.isActive }
    case "moveRule":
      return rule && { does: "moveRule", id: rule.id, block }
    case "addOffDay":
      return { does: "addOffDay", day, block: step.more === 0 ? block : null }
    case "removeOffDay": {
      const offDay = nth(hours.offDays, step.which)
      return offDay && { does: "removeOffDay", id: offDay.id }
    }
    case "removeOverride": {
      const override = nth(hours.overrides, step.which)
      return override && { does: "removeOverride", id: override.id }
    }
    case "startVacation":
      return { does: "startVacation", last: step.day === 0 ? null : day }
    case "endVacation":
      return { does: "endVacation" }
    case "editType":
      return typeEdit(step, hours.types[step.type ?? step.which % 2])
    default:
      return undefined
  }
}

/** Types are put back as soon as they are found switched off, so that most of a history has something to sell. */
const typeEdit = (step: Step, found: Calendar["hours"]["types"][number] | undefined): Edit | undefined => {
  if (found === undefined) return undefined
  const change = step.stride === 5 ? { isActive: !found.isActive } : (nth(changes, step.change) ?? {})
  return { does: "editType", type: found.id, change: found.isActive ? change : { isActive: true } }
}

/** From what was lately over on, whether it can be had or not. */
const inReach = ({ now, sessions }: Calendar): ReadonlyArray<Session> =>
  sessions
    .filter(({ startsAt }) => startsAt > now - 60 * minute)
    .sort((a, b) => a.startsAt - b.startsAt || (a.key < b.key ? -1 : 1))

/** One slot and perhaps others, mostly of its type. */
export const wishOf = ({ more, stride, which }: Step, calendar: Calendar): ReadonlyArray<string> => {
  const first = nth(inReach(calendar), which)
  if (first === undefined) return []
  const isAlike = (id: SessionTypeId) => which % 7 === 0 || id === first.sessionTypeId
  const others = inReach(calendar).filter(({ sessionTypeId }) => isAlike(sessionTypeId))
  const at = others.indexOf(first)
  return Array.from({ length: 1 + more }, (_, n) => nth(others, at + n * stride)?.key ?? first.key)
}

/** The first edits of every history: it is not about an empty calendar. */
export const opening = (calendar: Calendar): ReadonlyArray<Edit> => [
  ...calendar.hours.types.slice(1).map(({ id }): Edit => ({ does: "editType", type: id, change: { dailyLimit: 2 } })),
  { does: "addRule", type: null, day: dateOf(calendar.now), block: hoursOf("09:00", "12:00") },
  { does: "addWeekly", type: null, day: dateOf(calendar.now, 1), block: hoursOf("09:00", "11:00") }
]

/** So many runs by default, always the same ones. With FUZZ_SHRINK a history that falls is made shorter. */
export const fuzz = (numRuns: number) => ({
  numRuns: Number(process.env["FUZZ_RUNS"] ?? numRuns),
  seed: Number(process.env["FUZZ_SEED"] ?? 20_270_326),
  endOnFailure: process.env["FUZZ_SHRINK"] === undefined
})

/** What random histories must have come to, or they prove little. */
export const everywhere = [
  ...["hold: done", "hold: SlotsUnavailable", "hold: InvalidInput"],
  ...["holdUnknown: SlotsNotFound", "holdAsMentor: SlotsUnavailable", "claim: done", "claim: SlotsUnavailable"],
  ...["claimLate: done", "claimLate: SlotsUnavailable", "release: true", "release: false", "putOverride: replaced"],
  ...["shown: available", "shown: held", "shown: booked", "shown: vacation_blocked", "shown: override_blocked", "stale"]
]

/** Rare enough that chance leaves it out: one buyer wants six sessions in six attempts, and the seventh is too much. */
export const manyAttempts: ReadonlyArray<Step> = Array.from({ length: 16 }, (_, n) => ({
  ...{ does: "hold", user: 0, which: 3 * n, more: 0, stride: 1, type: 0, day: 1, block: 0, change: 0, minutes: 1 }
}))

const any: Step = {
  ...{ does: "hold", user: 0, which: 1, more: 0, stride: 1, type: 0, day: 1, block: 0, change: 0, minutes: 35 }
}
/** A seat of a group in checkout leaves no room for another of the same buyer, though the group has one. */
export const checkedOut: ReadonlyArray<Step> = [any, { ...any, does: "checkOut" }, { ...any, does: "holdAgain" }]
/** The very moment in which a hold expires, before the sweep and after it. */
export const lastMoment: ReadonlyArray<Step> = [any, { ...any, does: "wait" }, { ...any, does: "sweepHolds" }]
