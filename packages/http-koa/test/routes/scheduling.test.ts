/** Session types, rules and slots, as clients see them. */

import { makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { invalid, nobody, schedulingSite } from "../support/scheduling-site.js"

const { host, menteeToken, run, signedInMentor } = schedulingSite()
const blocks = [{ start_time: "09:00", end_time: "12:00" }]

describe("session types", () => {
  it("are created and listed, in the currency of the mentor whatever the body says", async () => {
    const { mentorId, token } = await signedInMentor()
    const body = { title: " Career talk ", duration_minutes: 45, price: 80, currency: "EUR", is_active: true }
    const created = await host.send("POST", "/mentor/session-types", { token, body })
    assert.strictEqual(created.status, 201)
    const { session_type } = created.body.data
    assert.deepInclude(session_type, { title: "Career talk", price: "80.00", price_minor: 8000, currency: "USD" })
    for (const [path, as] of [
      ["/mentor/session-types", { token }],
      [`/public/mentors/${mentorId.toUpperCase()}/session-types`, {}]
    ] as const) {
      const { body, status } = await host.send("GET", path, as)
      assert.deepStrictEqual([status, body.data], [200, { session_types: [session_type] }])
    }
  })

  it.each([
    [
      {},
      {
        title: ["The title field is required."],
        duration_minutes: ["The duration minutes field is required."],
        price: ["The price field is required."]
      }
    ],
    [
      {
        title: "x".repeat(256),
        duration_minutes: 4,
        buffer_after_minutes: 121,
        price: "1000000",
        session_model: "daily"
      },
      {
        title: ["The title field must not be greater than 255 characters."],
        session_model: ["The selected session model is invalid."],
        duration_minutes: ["The duration minutes field must be between 5 and 1440."],
        buffer_after_minutes: ["The buffer after minutes field must be between 0 and 120."],
        price: ["The price field must be between 0 and 999999.99."]
      }
    ],
    [
      { title: "T", duration_minutes: 12.5, price: "cheap", max_capacity: 0 },
      {
        duration_minutes: ["The duration minutes field must be an integer."],
        price: ["The price field must be a number."],
        max_capacity: ["The max capacity field must be between 1 and 1000."]
      }
    ],
    [{ title: "T", duration_minutes: 30, price: -1 }, { price: ["The price field must be between 0 and 999999.99."] }]
  ])("422 for %j", async (body, data) => {
    const { token } = await signedInMentor()
    assert.deepStrictEqual(await host.send("POST", "/mentor/session-types", { token, body }), invalid(data))
  })

  it("an unknown mentor, or something that is no id, has none", async () => {
    for (const id of [nobody, "nobody"]) {
      const { body, status } = await host.send("GET", `/public/mentors/${id}/session-types`)
      assert.deepStrictEqual([status, body.data], [200, { session_types: [] }])
    }
  })
})

describe("availability rules", () => {
  const weekly = { rule_type: "regular_weekly", day_of_week: 1, time_blocks: blocks }

  it("are created, listed and shown in camelCase", async () => {
    const { mentorId, token } = await signedInMentor()
    const created = await host.send("POST", "/mentor/availability-rules", { token, body: weekly })
    assert.strictEqual(created.status, 201)
    const { availability_rule: rule } = created.body.data
    assert.hasAllKeys(rule, [
      ...["id", "mentorId", "sessionTypeId", "ruleType", "ruleTypeLabel", "dayOfWeek", "timeBlocks", "rrule"],
      ...["specificDate", "validFrom", "validUntil", "isActive", "createdAt", "updatedAt"]
    ])
    assert.deepInclude(rule, { mentorId, dayOfWeek: 1, timeBlocks: blocks, isActive: true })
    const one = await host.send("GET", `/mentor/availability-rules/${rule.id}`, { token })
    assert.deepStrictEqual([one.status, one.body.data.availability_rule], [200, rule])
    for (const query of ["", "?is_active=1", "?is_active=true", "?is_active=false"]) {
      const list = await host.send("GET", `/mentor/availability-rules${query}`, { token })
      assert.deepStrictEqual([list.status, list.body.data], [200, { availability_rules: [rule] }])
    }
  })

  it("a bulk is a bare array or stands under its key", async () => {
    const { token } = await signedInMentor()
    for (const body of [[weekly, weekly], { availability_rules: [weekly, weekly] }]) {
      const { body: answer, status } = await host.send("POST", "/mentor/availability-rules/bulk", { token, body })
      assert.strictEqual(status, 201)
      assert.lengthOf(answer.data.availability_rules, 2)
    }
  })

  it.each([
    [{}, { rule_type: ["The rule type field is required."], time_blocks: ["The time blocks field is required."] }],
    [
      {
        rule_type: "regular_weekly",
        time_blocks: [{ start_time: "9:00" }, { start_time: "12:00", end_time: "12:00" }]
      },
      {
        day_of_week: ["Day of week is required for weekly rules."],
        "time_blocks.0.start_time": ["The time blocks.0.start time field must match the format H:i."],
        "time_blocks.0.end_time": ["The time blocks.0.end time field is required."],
        "time_blocks.1.end_time": ["The time blocks.1.end time field must be a time after the start time."]
      }
    ],
    [
      { ...weekly, day_of_week: 7, valid_from: "2027-05-02", valid_until: "2027-05-01" },
      {
        day_of_week: ["The day of week field must be between 0 and 6."],
        valid_until: ["The valid until field must be a date after or equal to valid from."]
      }
    ],
    [
      { rule_type: "recurring", time_blocks: blocks, valid_from: "soon" },
      {
        rrule: ["The rrule field is required when rule type is recurring."],
        valid_from: ["The valid from field must be a valid date."]
      }
    ],
    [
      { rule_type: "one_time", time_blocks: [], session_type_id: "x" },
      {
        session_type_id: ["The session type id field must be a valid UUID."],
        time_blocks: ["The time blocks field is required."],
        specific_date: ["The specific date field is required when rule type is one_time."]
      }
    ],
    [
      { rule_type: "recurring", time_blocks: blocks, rrule: "x".repeat(501) },
      { rrule: ["The rrule field must not be greater than 500 characters."] }
    ]
  ])("422 for %j", async (body, data) => {
    const { token } = await signedInMentor()
    assert.deepStrictEqual(await host.send("POST", "/mentor/availability-rules", { token, body }), invalid(data))
  })

  it("a broken bulk tells every problem where it is and stores nothing", async () => {
    const { token } = await signedInMentor()
    const { day_of_week: _, ...broken } = weekly
    const body = [broken, weekly, { ...broken, rule_type: "hourly" }, broken]
    assert.deepStrictEqual(
      await host.send("POST", "/mentor/availability-rules/bulk", { token, body }),
      invalid({
        "availability_rules.0.day_of_week": ["Day of week is required for weekly rules."],
        "availability_rules.2.rule_type": ["The selected availability rules.2.rule type is invalid."],
        "availability_rules.3.day_of_week": ["Day of week is required for weekly rules."]
      })
    )
    const { body: list } = await host.send("GET", "/mentor/availability-rules", { token })
    assert.deepStrictEqual(list.data, { availability_rules: [] })
    const empty = await host.send("POST", "/mentor/availability-rules/bulk", { token, body: [] })
    assert.deepStrictEqual(empty, invalid({ availability_rules: ["The availability rules field is required."] }))
  })

  it("404 for unknown, foreign and malformed ids, and for callers without a mentor profile", async () => {
    const [mine, other] = [await signedInMentor(), await signedInMentor()]
    const created = await host.send("POST", "/mentor/availability-rules", { token: other.token, body: weekly })
    for (const id of [nobody, "nothing", created.body.data.availability_rule.id]) {
      const { body, status } = await host.send("GET", `/mentor/availability-rules/${id}`, { token: mine.token })
      assert.deepStrictEqual([status, body.message], [404, "Availability rule not found."])
    }
    const token = await menteeToken()
    const { body, status } = await host.send("GET", "/mentor/availability-rules", { token })
    assert.deepStrictEqual([status, body.message], [404, "Mentor profile not found."])
  })
})

describe("public slots", () => {
  it("follow from a session type and a rule", async () => {
    const { mentorId, token } = await signedInMentor()
    const body = { title: "Talk", duration_minutes: 50, buffer_after_minutes: 10, is_free: true, max_capacity: 3 }
    const created = await host.send("POST", "/mentor/session-types", { token, body })
    const { id } = created.body.data.session_type
    const rules = [0, 1, 2, 3, 4, 5, 6].map((day_of_week) => ({
      ...{ rule_type: "regular_weekly", day_of_week, session_type_id: id, time_blocks: blocks }
    }))
    await host.send("POST", "/mentor/availability-rules/bulk", { token, body: rules })
    await run(Effect.flatMap(makeRegenerateSlots, (regenerate) => regenerate(mentorId)))
    const { body: answer, status } = await host.send("GET", `/public/mentors/${mentorId}/session-types/${id}/slots`)
    assert.strictEqual(status, 200)
    assert.isAtLeast(answer.data.slots.length, 89 * 3)
    const [slot] = answer.data.slots
    assert.deepInclude(slot, { mentor_id: mentorId, session_type_id: id, available_seats: 3, is_selectable: true })
    assert.match(slot.starts_at, /^\d{4}-\d\d-\d\dT\d\d:00:00\+00:00$/)
  })

  const path = `/public/mentors/${nobody}/session-types/${nobody}/slots`
  it.each(["from=soon", "until=2027-02-30", "from=2027-13-01T00:00:00Z"])(
    "500 for %s, as the spec has it",
    async (query) => {
      assert.deepStrictEqual(await host.send("GET", `${path}?${query}`), {
        status: 500,
        code: "ServerError",
        body: { status: "error", message: "Failed to fetch slots.", data: {} }
      })
    }
  )
  it.each(["from=", "from=2027-03-14", "from=2027-03-14T14:00:00Z", "until=2027-03-14T14:00:00+00:00"])(
    "200 for %s",
    async (query) => {
      const { body, status } = await host.send("GET", `${path}?${query}`)
      assert.deepStrictEqual([status, body.data], [200, { slots: [] }])
    }
  )
  it("ids that are none have no slots", async () => {
    const { body, status } = await host.send("GET", "/public/mentors/nobody/session-types/nothing/slots")
    assert.deepStrictEqual([status, body.data], [200, { slots: [] }])
  })
})
