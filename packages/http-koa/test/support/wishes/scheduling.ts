/** Requests that work for the operations of scheduling. */
import { unwrap } from "@mentorkit/client"
import { freeSlot, hold, newMentor } from "../market.js"
import type { MakeWishes, Wishes } from "../wishes.js"

const morning = [{ start_time: "09:00", end_time: "12:00" }]

/** What PUT does PATCH does, too. */
const withPatches = (wishes: Wishes): Wishes => ({
  ...wishes,
  ...Object.fromEntries(
    Object.entries(wishes)
      .filter(([name]) => /\.update/.test(name))
      .map(([name, wish]) => [`${name}.patch`, wish])
  )
})

/** Far ahead, so that nothing of it is in the way of sessions that others book. */
const calendarWishes: MakeWishes = async ({ host, mentor, offer: { sessionTypeId } }) => {
  const { scheduling } = mentor.client
  const rule = async () =>
    unwrap(
      await scheduling.createAvailabilityRule({
        rule_type: "regular_weekly",
        day_of_week: 3,
        time_blocks: [{ start_time: "14:00", end_time: "16:00" }],
        valid_from: "2031-01-01"
      })
    ).availability_rule.id
  const [toUpdate, toActivate, toDeactivate, previewed] = [await rule(), await rule(), await rule(), await rule()]
  const offDay = async () =>
    unwrap(await scheduling.createOffDay({ off_from: "2031-05-01", off_until: "2031-05-03" })).off_day.id
  const [away, awayToUpdate, awayToDelete] = [await offDay(), await offDay(), await offDay()]
  const override = async (date: string) =>
    unwrap(await scheduling.putAvailabilityOverride({ session_type_id: sessionTypeId, date, time_slots: morning }))
      .availability_override.id
  const [toRead, toDelete] = [await override("2031-06-01"), await override("2031-06-02")]
  const sessionType = async () =>
    unwrap(await scheduling.createSessionType({ title: "Old", duration_minutes: 30, is_free: true })).session_type.id
  const [typeToUpdate, typeToDeactivate] = [await sessionType(), await sessionType()]
  const { token } = mentor
  return withPatches({
    "scheduling.getSessionType": { input: { id: sessionTypeId }, token },
    "scheduling.updateSessionType": {
      input: {
        id: typeToUpdate,
        title: "New",
        description: "Newer",
        session_model: "package",
        duration_minutes: 45,
        buffer_after_minutes: 5,
        is_free: false,
        price: "15.00",
        max_capacity: 3,
        follow_up_count: 1,
        follow_up_interval_days: 3,
        follow_up_flexibility_days: 1,
        minimum_notice_minutes: 60,
        daily_limit: 4,
        start_interval_minutes: 30,
        is_active: false
      },
      token
    },
    "scheduling.deactivateSessionType": { input: { id: typeToDeactivate }, token },
    "scheduling.updateAvailabilityRule": {
      input: {
        id: toUpdate,
        session_type_id: sessionTypeId,
        rule_type: "regular_weekly",
        day_of_week: 4,
        time_blocks: morning,
        valid_from: "2031-02-01",
        valid_until: "2031-03-01",
        is_active: false
      },
      token
    },
    "scheduling.activateAvailabilityRule": { input: { id: toActivate }, token },
    "scheduling.deactivateAvailabilityRule": { input: { id: toDeactivate }, token },
    "scheduling.previewAvailabilityRule": {
      input: {
        rule_id: previewed,
        session_type_id: sessionTypeId,
        rule_type: "recurring",
        day_of_week: 4,
        time_blocks: morning,
        rrule: "FREQ=DAILY;COUNT=3",
        specific_date: "2031-02-01",
        valid_from: "2031-02-01",
        valid_until: "2031-03-01",
        is_active: true
      },
      token
    },
    "scheduling.listOffDays": { input: {}, token },
    "scheduling.createOffDay": {
      input: {
        off_from: "2031-07-01",
        off_until: "2031-07-01",
        reason: "Dentist",
        is_full_day: false,
        is_vacation: false,
        off_time_blocks: morning
      },
      token
    },
    "scheduling.getOffDay": { input: { id: away }, token },
    "scheduling.updateOffDay": {
      input: {
        id: awayToUpdate,
        off_from: "2031-08-01",
        off_until: "2031-08-02",
        reason: "Away",
        is_full_day: true,
        is_vacation: true
      },
      token
    },
    "scheduling.deleteOffDay": { input: { id: awayToDelete }, token },
    "scheduling.startVacation": {
      input: { vacation_ends_at: "2031-09-01" },
      token: (await newMentor(host)).mentor.token
    },
    "scheduling.endVacation": { input: {}, token },
    "scheduling.listAvailabilityOverrides": { input: {}, token },
    "scheduling.putAvailabilityOverride": {
      // In place of the one that was made above.
      input: { session_type_id: sessionTypeId, date: "2031-06-01", time_slots: morning },
      token
    },
    "scheduling.getAvailabilityOverride": { input: { id: toRead }, token },
    "scheduling.deleteAvailabilityOverride": { input: { id: toDelete }, token },
    "scheduling.listOwnSlots": {
      input: {
        session_type_id: sessionTypeId,
        from: "2027-01-01T00:00:00Z",
        until: "2027-02-01T00:00:00+01:00",
        explain: true
      },
      token
    }
  })
}

/** About what is on offer, and about seats. */
export const wishes: MakeWishes = async (stage) => {
  const { host, mentee, offer } = stage
  const [token, mentor] = [mentee.token, stage.mentor.token]
  const { bookingAttemptId: toRelease } = await hold(host, offer, mentee, 12)
  const { availability_rules: rules } = unwrap(await offer.mentor.client.scheduling.listAvailabilityRules())
  const rule = {
    session_type_id: offer.sessionTypeId,
    rule_type: "regular_weekly",
    day_of_week: 1,
    time_blocks: [{ start_time: "14:00", end_time: "16:00" }],
    valid_from: "2030-01-01",
    valid_until: "2031-01-01"
  }
  const slots = { mentor_id: offer.mentorId, session_type_id: offer.sessionTypeId }
  return {
    ...(await calendarWishes(stage)),
    "scheduling.listSessionTypes": { input: {}, token: mentor },
    "scheduling.createSessionType": {
      input: {
        title: "More",
        description: "Much more",
        session_model: "regular_weekly",
        duration_minutes: 30,
        buffer_after_minutes: 0,
        is_free: false,
        price: "12.50",
        max_capacity: 2,
        follow_up_count: 0,
        is_active: true
      },
      token: mentor
    },
    "scheduling.listPublicSessionTypes": { input: { mentor_id: offer.mentorId } },
    "scheduling.listAvailabilityRules": {
      input: { is_active: "true", session_type: offer.sessionTypeId },
      token: mentor
    },
    "scheduling.createAvailabilityRule": { input: rule, token: mentor },
    "scheduling.createAvailabilityRules": { input: { availability_rules: [rule] }, token: mentor },
    "scheduling.getAvailabilityRule": { input: { id: rules[0]?.id }, token: mentor },
    "scheduling.listPublicSlots": {
      input: { ...slots, from: "2027-01-01T00:00:00Z", until: "2027-02-01T00:00:00+01:00" }
    },
    "scheduling.holdSlots": { input: { slot_ids: [(await freeSlot(host, offer, 20)).id] }, token },
    "scheduling.releaseHold": { input: { booking_attempt_id: toRelease }, token },
    "scheduling.listHolds": { input: { page: 1, per_page: 10 }, token }
  }
}
