/** A mentor's exceptions as clients see them: vacation mode and date overrides. */

import { makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { invalid, isDone, isEmptied, nobody, schedulingSite, timestamp } from "../support/scheduling-site.js"

const { host, run, signedInMentor } = schedulingSite()

const blocks = [{ start_time: "09:00", end_time: "12:00" }]
const weekly = { rule_type: "regular_weekly", day_of_week: 1, time_blocks: blocks }

describe("vacation mode", () => {
  it("is turned on, until a date or for good, and off", async () => {
    const mentor = await signedInMentor()
    const { send } = mentor
    const until = await send("POST", "/vacation-mode", { vacation_ends_at: "2031-05-01" })
    isDone(until, 200, "Vacation mode enabled successfully.")
    const fields = { id: mentor.mentorId, vacationMode: true, vacationEndsAt: "2031-05-01T23:59:59+00:00" }
    assert.deepInclude(until.body.data.mentor, fields)
    assert.deepStrictEqual(until.body.data.conflicts, [])
    const [offDay] = (await send("GET", "/off-days")).body.data.off_days
    assert.deepInclude(offDay, { offUntil: "2031-05-01", isVacation: true, isFullDay: true, reason: null })
    for (const body of [{}, undefined, { vacation_ends_at: "" }, { vacation_ends_at: null }]) {
      const forGood = await send("POST", "/vacation-mode", body)
      isDone(forGood, 200, "Vacation mode enabled successfully.")
      assert.deepInclude(forGood.body.data.mentor, { vacationMode: true, vacationEndsAt: null })
    }
    for (const _twice of [1, 2]) {
      const over = await send("DELETE", "/vacation-mode")
      isDone(over, 200, "Vacation mode disabled successfully.")
      assert.deepInclude(over.body.data.mentor, { vacationMode: false, vacationEndsAt: null })
      assert.hasAllKeys(over.body.data, ["mentor"])
    }
    assert.deepStrictEqual((await send("GET", "/off-days")).body.data, { off_days: [] })
  })

  it.each([
    ["2020-01-01", "The vacation ends at field must be a date after today."],
    [new Date().toISOString().slice(0, 10), "The vacation ends at field must be a date after today."],
    ["soon", "The vacation ends at field must be a valid date."],
    ["2031-02-30", "The vacation ends at field must be a valid date."]
  ])("422 for an end on %s", async (vacation_ends_at, message) => {
    const { send } = await signedInMentor()
    const refused = await send("POST", "/vacation-mode", { vacation_ends_at })
    assert.deepStrictEqual(refused, invalid({ vacation_ends_at: [message] }))
  })
})

describe("date overrides", () => {
  it("are 201 when new and 200 when they replace", async () => {
    const mentor = await signedInMentor()
    const { send } = mentor
    const { sessionTypeId } = await run(newSessionType({ mentorId: mentor.mentorId }))
    const body = { session_type_id: sessionTypeId, date: "2031-05-01", time_slots: blocks }
    const created = await send("POST", "/availability-overrides", body)
    isDone(created, 201, "Availability override created successfully.")
    const { availability_override: override, ...more } = created.body.data
    assert.deepStrictEqual(more, { is_new: true, conflicts: [] })
    const { createdAt, id, updatedAt, ...fields } = override
    const { mentorId } = mentor
    assert.deepStrictEqual(fields, { mentorId, sessionTypeId, date: "2031-05-01", timeSlots: blocks })
    for (const moment of [createdAt, updatedAt]) assert.match(moment, timestamp)
    const time_slots = [{ start_time: "20:00", end_time: "24:00" }]
    const replaced = await send("POST", "/availability-overrides", { ...body, time_slots })
    isDone(replaced, 200, "Availability override updated successfully.")
    assert.deepInclude(replaced.body.data.availability_override, { id, timeSlots: time_slots })
    const list = await send("GET", "/availability-overrides")
    isDone(list, 200, "Availability overrides fetched successfully.")
    const one = await send("GET", `/availability-overrides/${id}`)
    isDone(one, 200, "Availability override fetched successfully.")
    assert.deepStrictEqual(list.body.data, { availability_overrides: [one.body.data.availability_override] })
    isEmptied(await send("DELETE", `/availability-overrides/${id}`), "Availability override deleted successfully.")
    assert.deepStrictEqual((await send("GET", "/availability-overrides")).body.data, { availability_overrides: [] })
  })

  it.each([
    [{}, { date: ["The date field is required."], time_slots: ["The time slots field is required."] }],
    [
      { session_type_id: "x", date: "2031-02-30", time_slots: [{ start_time: "10:00", end_time: "10:00" }] },
      {
        session_type_id: ["The session type id field must be a valid UUID."],
        date: ["The date field must be a valid date."],
        "time_slots.0.end_time": ["The time slots.0.end time field must be a time after the start time."]
      }
    ],
    [{ date: "2031-05-01", time_slots: [] }, { time_slots: ["The time slots field is required."] }],
    [
      { session_type_id: nobody, date: "2020-01-01", time_slots: blocks },
      {
        session_type_id: ["The selected session type id is invalid."],
        date: ["The date field must be a date after or equal to today."]
      }
    ]
  ])("422 for %j", async (body, data) => {
    const { send } = await signedInMentor()
    assert.deepStrictEqual(await send("POST", "/availability-overrides", body), invalid(data))
  })

  it("replace the hours of the public list", async () => {
    const mentor = await signedInMentor()
    const { sessionTypeId } = await run(newSessionType({ mentorId: mentor.mentorId }))
    const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    await mentor.send("POST", "/availability-rules", { ...weekly, day_of_week: new Date(date).getUTCDay() })
    const time_slots = [{ start_time: "09:00", end_time: "09:30" }]
    await mentor.send("POST", "/availability-overrides", { date, time_slots })
    await run(Effect.flatMap(makeRegenerateSlots, (regenerate) => regenerate(mentor.mentorId)))
    const path = `/public/mentors/${mentor.mentorId}/session-types/${sessionTypeId}/slots?from=${date}&until=${date}T23:59:00Z`
    const { slots } = (await host.send("GET", path)).body.data
    const labels = slots.map((slot: { readonly status_label: string }) => slot.status_label)
    assert.deepStrictEqual(labels, ["Available", "Override", "Override", "Override"])
    const own = await mentor.send("GET", `/slots-by-session-type/${sessionTypeId}?from=${date}&until=${date}T23:59:00Z`)
    assert.deepStrictEqual(own.body.data.slots, slots)
  })
})
