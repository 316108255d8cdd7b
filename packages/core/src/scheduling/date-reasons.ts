/** Explains the offer of each date to its mentor. Pure. */
import { Duration } from "effect"
import { LocalDate } from "../kernel/index.js"
import { type MentorHours, slotRequest } from "./desired-slots.js"
import { type DateExplanation, type ExplanationRemark, explainDates } from "./generation/date-explanation.js"
import type { AvailabilityOverrideId, AvailabilityRuleId } from "./ids.js"
import type { OffDay } from "./off-day.js"
import type { DateExplanationResource, DateReason } from "./resources.js"
import type { SessionType } from "./session-type.js"

type Explained = DateExplanation<AvailabilityRuleId | AvailabilityOverrideId>

/** Epoch milliseconds. */
interface Window {
  readonly from: number
  readonly until: number
}

/** Maximum horizon; recurring rules have no end. */
const furthest = Duration.toMillis(Duration.days(366))

/**
 * The dates of the window from today on, ascending, at most a year of them: of those that are past, today's rules say
 * nothing. `hours` reach from now to the horizon.
 */
export const dateExplanations = (
  hours: MentorHours,
  type: SessionType,
  window: Window
): ReadonlyArray<DateExplanationResource> => {
  const [from, until] = [Math.max(window.from, hours.from), Math.min(window.until, hours.from + furthest)]
  const explain = (part: Window) =>
    part.from < part.until ? explainDates({ ...slotRequest(hours, type), ...part }) : []
  const offered = explain({ from, until: Math.min(until, hours.until) })
  const beyond = explain({ from: Math.max(from, hours.until), until })
  const [known, late] = [new Set(offered.map(dateOf)), new Set(beyond.map(dateOf))]
  return [
    ...offered.map((one) => toDateExplanationResource(one, hours, late.has(one.date))),
    ...beyond
      .filter(({ date }) => !known.has(date))
      .map((one) => toDateExplanationResource(withoutSlots(one), hours, true))
  ]
}

const dateOf = ({ date }: Explained): string => date

/** No slot yet, whatever the hours give. */
const withoutSlots = (explained: Explained): Explained => ({
  ...explained,
  slots: 0,
  blocked: 0,
  remarks: explained.remarks.filter((remark) => remark !== "outside_window")
})

const toDateExplanationResource = (
  explained: Explained,
  hours: MentorHours,
  isLate: boolean
): DateExplanationResource => {
  const { blocked, date, ids, off, replaced, slots, source } = explained
  const offDays = off === null || hours.isAway ? [] : hours.offDays.filter(coversDate(date))
  return {
    date: LocalDate.make(date),
    source,
    source_ids: ids,
    replaced: replaced.map((one) => ({ source: one.source, source_ids: one.ids })),
    off,
    slot_count: slots,
    blocked_count: blocked,
    reasons: [
      ...hoursReasons(explained),
      ...(off !== null && hours.isAway ? [vacation(null)] : offDays.map(offDayReason)),
      ...explained.remarks.map((remark) => because(remark, remarks[remark])),
      ...(isLate ? [because("beyond_horizon", "Slots are made up to 90 days ahead.")] : [])
    ]
  }
}

const coversDate =
  (date: string) =>
  ({ offFrom, offUntil }: OffDay): boolean =>
    offFrom <= date && date <= offUntil

const because = (code: DateReason["code"], message: string, offDayId: DateReason["off_day_id"] = null): DateReason => ({
  code,
  message,
  off_day_id: offDayId
})

const hoursReasons = ({ isSkippedByZone, source }: Explained): ReadonlyArray<DateReason> => {
  if (isSkippedByZone) return [because("skipped_by_zone", "Your timezone skips this date.")]
  return source === null ? [because("no_hours", "No rule and no override opens hours on this date.")] : []
}

const vacation = (offDayId: DateReason["off_day_id"]): DateReason =>
  because("vacation", "You are on vacation.", offDayId)

const offDayReason = ({ id, isVacation, offTimeBlocks }: OffDay): DateReason => {
  if (isVacation) return vacation(id)
  return because("off_day", offTimeBlocks === null ? "You are off on this date." : "You are off for hours of it.", id)
}

const remarks: { readonly [R in ExplanationRemark]: string } = {
  block_too_short: "Some of its hours are shorter than the session.",
  swallowed_by_clock_change: "The clocks go forward over some of its hours.",
  outside_window: "Some of its hours are over, or have no start within the time that was asked for."
}
