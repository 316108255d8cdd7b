/** A mentor's calendar as clients see it: rules edited and off-days. */

import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { assert, describe, it } from "vitest"
import { invalid, isDone, isEmptied, nobody, schedulingSite, timestamp } from "../support/scheduling-site.js"

const { host, menteeToken, run, signedInMentor } = schedulingSite()

const blocks = [{ start_time: "09:00", end_time: "12:00" }]
const weekly = { rule_type: "regular_weekly", day_of_week: 1, time_blocks: blocks }
const whole = { off_from: "2031-05-01", off_until: "2031-05-03" }
const partial = { off_from: "2031-05-01", off_until: "2031-05-01", is_full_day: false, off_time_blocks: blocks }

it("nobody without a token or a mentor profile, and no unknown id, gets anywhere", async () => {
  const [mine, theirs] = [await signedInMentor(), await signedInMentor()]
  const token = await menteeToken()
  const ruleId = (await theirs.send("POST", "/availability-rules", weekly)).body.data.availability_rule.id
  const offDayId = (await theirs.send("POST", "/off-days", whole)).body.data.off_day.id
  const override = { date: "2031-05-01", time_slots: blocks }
  const overrideId = (await theirs.send("POST", "/availability-overrides", override)).body.data.availability_override.id
  for (const [path, id, message, methods] of [
    ["/availability-rules", ruleId, "Availability rule not found.", ["GET", "PUT", "PATCH", "DELETE"]],
    ["/off-days", offDayId, "Off-day not found.", ["GET", "PUT", "PATCH", "DELETE"]],
    ["/availability-overrides", overrideId, "Availability override not found.", ["GET", "DELETE"]]
  ] as const) {
    for (const method of methods) {
      const body = method.startsWith("P") ? { body: {} } : {}
      for (const unknown of method === "GET" ? [id, nobody, "nothing"] : [id]) {
        const answer = await host.send(method, `/mentor${path}/${unknown}`, { token: mine.token, ...body })
        assert.deepStrictEqual([answer.status, answer.body], [404, { status: "error", message, data: {} }])
      }
    }
    const stranger = await host.send("GET", `/mentor${path}/${id}`, { token })
    assert.deepStrictEqual([stranger.status, stranger.body.message], [404, "Mentor profile not found."])
    assert.strictEqual((await host.send("DELETE", `/mentor${path}/${id}`)).status, 401)
  }
  for (const method of ["POST", "DELETE"]) {
    const { body, status } = await host.send(method, "/mentor/vacation-mode", { token })
    assert.deepStrictEqual([status, body.message], [404, "Mentor profile not found."])
  }
  const { body, status } = await mine.send("PATCH", `/availability-rules/${ruleId}/activate`)
  assert.deepStrictEqual([status, body.message], [404, "Availability rule not found."])
  assert.strictEqual((await theirs.send("PUT", `/availability-overrides/${overrideId}`, override)).status, 405)
})

describe("rules", () => {
  it.each(["PUT", "PATCH"])("are changed by %s, deactivated and activated", async (method) => {
    const { send } = await signedInMentor()
    const { availability_rule: rule } = (await send("POST", "/availability-rules", weekly)).body.data
    const path = `/availability-rules/${rule.id}`
    const changed = await send(method, path, { day_of_week: 5, valid_until: "2031-01-01" })
    isDone(changed, 200, "Availability rule updated successfully.")
    const { updatedAt, ...edited } = changed.body.data.availability_rule
    assert.deepStrictEqual(
      { ...edited, updatedAt: rule.updatedAt },
      { ...rule, dayOfWeek: 5, validUntil: "2031-01-01" }
    )
    assert.match(updatedAt, timestamp)
    for (const _twice of [1, 2]) isEmptied(await send("DELETE", path), "Availability rule deactivated successfully.")
    assert.isFalse((await send("GET", path)).body.data.availability_rule.isActive)
    const active = await send("PATCH", `${path}/activate`)
    isDone(active, 200, "Availability rule activated successfully.")
    assert.deepInclude(active.body.data.availability_rule, { id: rule.id, isActive: true })
    // Empty is nothing, which takes away.
    const cleared = await send(method, path, { day_of_week: "", valid_until: null })
    assert.deepInclude(cleared.body.data.availability_rule, { dayOfWeek: null, validUntil: null })
  })

  it.each([
    [
      { rule_type: "hourly", day_of_week: 7, time_blocks: [], valid_from: null, is_active: "maybe" },
      {
        rule_type: ["The selected rule type is invalid."],
        day_of_week: ["The day of week field must be between 0 and 6."],
        time_blocks: ["The time blocks field is required."],
        valid_from: ["The valid from field is required."],
        is_active: ["The is active field must be true or false."]
      }
    ],
    [
      {
        session_type_id: "x",
        rrule: "FREQ=HOURLY",
        specific_date: "2031-02-30",
        valid_from: "2031-02-02",
        valid_until: "2031-02-01"
      },
      {
        session_type_id: ["The session type id field must be a valid UUID."],
        rrule: ["The rrule field must be a valid recurrence rule."],
        specific_date: ["The specific date field must be a valid date."],
        valid_until: ["The valid until field must be a date after or equal to valid from."]
      }
    ],
    [
      { time_blocks: [{ start_time: "10:00", end_time: "09:00" }], rrule: "x".repeat(501), day_of_week: "2" },
      {
        day_of_week: ["The day of week field must be an integer."],
        "time_blocks.0.end_time": ["The time blocks.0.end time field must be a time after the start time."],
        rrule: ["The rrule field must not be greater than 500 characters."]
      }
    ],
    [
      {
        session_type_id: nobody,
        rrule: "DTSTART;TZID=Asia/Tokyo:20310101\nRRULE:FREQ=DAILY",
        specific_date: "2020-01-01",
        valid_until: "2020-01-01"
      },
      {
        session_type_id: ["The selected session type id is invalid."],
        rrule: ["The rrule field must not name a timezone other than yours (UTC)."],
        specific_date: ["The specific date field must be a date after or equal to today."],
        valid_until: ["The valid until field must be a date after or equal to valid from."]
      }
    ]
  ])("422 for an edit with %j", async (body, data) => {
    const { send } = await signedInMentor()
    const { availability_rule: rule } = (await send("POST", "/availability-rules", weekly)).body.data
    assert.deepStrictEqual(await send("PATCH", `/availability-rules/${rule.id}`, body), invalid(data))
    assert.deepStrictEqual((await send("GET", `/availability-rules/${rule.id}`)).body.data, { availability_rule: rule })
  })
})

describe("off-days", () => {
  it.each(["PUT", "PATCH"])("are created, shown, changed by %s and deleted", async (method) => {
    const mentor = await signedInMentor()
    const { send } = mentor
    const created = await send("POST", "/off-days", { ...whole, reason: " Sea " })
    isDone(created, 201, "Off-day created successfully.")
    const { conflicts, off_day: offDay } = created.body.data
    assert.deepStrictEqual(conflicts, [])
    const { createdAt, id, updatedAt, ...fields } = offDay
    assert.deepStrictEqual(fields, {
      ...{ mentorId: mentor.mentorId, offFrom: "2031-05-01", offUntil: "2031-05-03", reason: "Sea" },
      ...{ isFullDay: true, offTimeBlocks: [], isVacation: false }
    })
    for (const moment of [createdAt, updatedAt]) assert.match(moment, timestamp)
    isDone(await send("GET", "/off-days"), 200, "Off-days fetched successfully.")
    const one = await send("GET", `/off-days/${id}`)
    isDone(one, 200, "Off-day fetched successfully.")
    assert.deepStrictEqual(one.body.data, { off_day: offDay })
    const changed = await send(method, `/off-days/${id}`, { ...partial, is_vacation: true, reason: null })
    isDone(changed, 200, "Off-day updated successfully.")
    assert.deepInclude(changed.body.data.off_day, {
      ...{ id, offUntil: "2031-05-01", reason: null, isFullDay: false, offTimeBlocks: blocks, isVacation: true }
    })
    // A whole day as it is shown may be sent back as it is.
    const back = await send(method, `/off-days/${id}`, { is_full_day: true, off_time_blocks: [] })
    assert.deepInclude(back.body.data.off_day, { isFullDay: true, offTimeBlocks: [] })
    isEmptied(await send("DELETE", `/off-days/${id}`), "Off-day deleted successfully.")
    assert.deepStrictEqual((await send("GET", "/off-days")).body.data, { off_days: [] })
    assert.strictEqual((await send("DELETE", `/off-days/${id}`)).status, 404)
  })

  const from = ["The off from field is required."]
  const until = ["The off until field is required."]
  const hours = ["The off time blocks field is required."]
  const single = ["A partial-hour off-day must be a single date."]
  it.each([
    [{}, { off_from: from, off_until: until }],
    [
      { is_full_day: false, off_time_blocks: [] },
      { off_from: from, off_until: until, off_time_blocks: hours }
    ],
    [
      { ...whole, is_full_day: false },
      { off_until: single, off_time_blocks: hours }
    ],
    [{ ...whole, is_full_day: false, off_time_blocks: blocks }, { off_until: single }],
    [{ ...partial, off_time_blocks: null }, { off_time_blocks: hours }],
    [
      { ...whole, off_until: "2031-04-30" },
      { off_until: ["The off until field must be a date after or equal to off from."] }
    ],
    [
      { off_from: "soon", off_until: 5, reason: "x".repeat(101), is_full_day: "no", off_time_blocks: "all" },
      {
        off_from: ["The off from field must be a valid date."],
        off_until: ["The off until field must be a valid date."],
        reason: ["The reason field must not be greater than 100 characters."],
        is_full_day: ["The is full day field must be true or false."],
        off_time_blocks: ["The off time blocks field must be an array."]
      }
    ],
    [
      { ...partial, off_time_blocks: [{ start_time: "9" }, { start_time: "12:00", end_time: "12:00" }] },
      {
        "off_time_blocks.0.start_time": ["The off time blocks.0.start time field must match the format H:i."],
        "off_time_blocks.0.end_time": ["The off time blocks.0.end time field is required."],
        "off_time_blocks.1.end_time": ["The off time blocks.1.end time field must be a time after the start time."]
      }
    ],
    [
      { off_from: "2020-01-01", off_until: "2031-01-01" },
      { off_from: ["The off from field must be a date after or equal to today."] }
    ]
  ])("422 for %j", async (body, data) => {
    const { send } = await signedInMentor()
    assert.deepStrictEqual(await send("POST", "/off-days", body), invalid(data))
    assert.deepStrictEqual((await send("GET", "/off-days")).body.data, { off_days: [] })
  })

  it("422 for edits that leave no off-day", async () => {
    const { send } = await signedInMentor()
    const { id } = (await send("POST", "/off-days", whole)).body.data.off_day
    const edit = (body: object) => send("PATCH", `/off-days/${id}`, body)
    assert.deepStrictEqual(await edit({ is_full_day: false }), invalid({ off_until: single, off_time_blocks: hours }))
    const nothing = { off_from: null, is_full_day: false, off_time_blocks: null }
    assert.deepStrictEqual(await edit(nothing), invalid({ off_from: from, off_time_blocks: hours }))
    assert.deepStrictEqual((await send("GET", `/off-days/${id}`)).body.data.off_day.offTimeBlocks, [])
  })

  it("tell of the slots in their way", async () => {
    const mentor = await signedInMentor()
    const offer = await run(newSessionType({ mentorId: mentor.mentorId }))
    const { slotId, startsAt } = await run(newSlot({ ...offer, claimed: 1 }))
    const date = new Date(startsAt.epochMillis).toISOString().slice(0, 10)
    const { conflicts } = (await mentor.send("POST", "/off-days", { off_from: date, off_until: date })).body.data
    assert.lengthOf(conflicts, 1)
    assert.deepInclude(conflicts[0], { id: slotId, status: "booked", status_label: "Booked", is_selectable: false })
    assert.hasAllKeys(conflicts[0], [
      ...["id", "mentor_id", "session_type_id", "availability_rule_id", "availability_override_id", "starts_at"],
      ...["ends_at", "buffer_ends_at", "held_until", "status", "status_label", "is_selectable", "max_capacity"],
      ...["current_capacity", "available_seats"]
    ])
  })
})
