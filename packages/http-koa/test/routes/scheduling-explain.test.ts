/** Why times are not offered and what a rule would change, as clients see it. */

import { newToken } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { schedulingSite } from "../support/scheduling-site.js"

const { host, run, signedInMentor } = schedulingSite()

const blocks = [{ start_time: "09:00", end_time: "12:00" }]
const daily = { rule_type: "recurring", rrule: "FREQ=DAILY", time_blocks: blocks }

describe("slots with their reasons", () => {
  const sold = Effect.gen(function* () {
    const mentor = yield* newMentor()
    const { sessionTypeId } = yield* newSessionType({ mentorId: mentor.mentorId })
    const { slotId } = yield* newSlot({ mentorId: mentor.mentorId, sessionTypeId, claimed: 1 })
    return { slotId, path: `/mentor/slots-by-session-type/${sessionTypeId}`, token: yield* newToken(mentor.userId) }
  })

  it("come on demand only", async () => {
    const { path, slotId, token } = await run(sold)
    for (const query of ["", "?explain=false", "?explain="]) {
      const { body, status } = await host.send("GET", `${path}${query}`, { token })
      assert.strictEqual(status, 200)
      assert.hasAllKeys(body.data, ["slots"])
    }
    for (const query of ["?explain=true", "?explain=1"]) {
      const { body, status } = await host.send("GET", `${path}${query}`, { token })
      assert.strictEqual(status, 200)
      const { explanation, slots } = body.data
      assert.lengthOf(slots, 1)
      assert.hasAllKeys(explanation, ["timezone", "horizon_ends_at", "reasons", "slots", "dates"])
      assert.deepStrictEqual(explanation.slots, [
        {
          slot_id: slotId,
          reasons: [
            {
              code: "fully_booked",
              message: "All its seats are booked.",
              until: null,
              off_day_id: null,
              availability_override_id: null,
              busy_with: null
            }
          ]
        }
      ])
      assert.isAtLeast(explanation.dates.length, 90)
      assert.deepStrictEqual(explanation.dates[1].reasons, [
        { code: "no_hours", message: "No rule and no override opens hours on this date.", off_day_id: null }
      ])
    }
  })

  it("422 for a window that is too long; a broken one is a 500, as without them", async () => {
    const { path, token } = await run(sold)
    const long = "from=2027-01-01T00:00:00Z&until=2027-04-04T00:00:00Z"
    const { body, status } = await host.send("GET", `${path}?${long}&explain=true`, { token })
    const message = "The explain field needs a window of 92 days at most."
    assert.deepStrictEqual([status, body], [422, { status: "error", message, data: { explain: [message] } }])
    assert.strictEqual((await host.send("GET", `${path}?${long}`, { token })).status, 200)
    assert.strictEqual((await host.send("GET", `${path}?from=soon&explain=true`, { token })).status, 500)
    assert.strictEqual((await host.send("GET", `${path}?explain=perhaps`, { token })).status, 422)
  })
})

describe("the preview of a rule", () => {
  const path = "/mentor/availability-rules/preview"

  it("tells what it would add, and of an edit what it would take away, and stores nothing", async () => {
    const { mentorId, token } = await signedInMentor()
    const { sessionTypeId } = await run(newSessionType({ mentorId, durationMinutes: 60, bufferAfterMinutes: 0 }))
    const { body, status } = await host.send("POST", path, { token, body: daily })
    assert.strictEqual(status, 200)
    const { preview } = body.data
    assert.hasAllKeys(preview, [
      ...["from", "until", "added_total", "added", "removed_total", "removed", "conflicts_total", "conflicts"]
    ])
    assert.isAtLeast(preview.added_total, 3 * 89)
    assert.lengthOf(preview.added, preview.added_total)
    assert.deepStrictEqual(Object.keys(preview.added[0]), ["session_type_id", "starts_at", "ends_at"])
    assert.strictEqual(preview.added[0].session_type_id, sessionTypeId)
    assert.deepInclude(preview, { removed: [], removed_total: 0, conflicts: [], conflicts_total: 0 })
    const list = await host.send("GET", "/mentor/availability-rules", { token })
    assert.deepStrictEqual(list.body.data, { availability_rules: [] })

    const created = await host.send("POST", "/mentor/availability-rules", { token, body: daily })
    const { id } = created.body.data.availability_rule
    const off = await host.send("POST", path, { token, body: { rule_id: id, is_active: false } })
    assert.deepStrictEqual([off.status, off.body.data.preview.removed], [200, preview.added])
    const shorter = { rule_id: id, time_blocks: [{ start_time: "09:00", end_time: "10:00" }] }
    const less = await host.send("POST", path, { token, body: shorter })
    const isLater = ({ starts_at: at }: { readonly starts_at: string }) => !at.includes("T09:00")
    assert.deepStrictEqual(less.body.data.preview.removed, preview.added.filter(isLater))
    const after = await host.send("GET", "/mentor/availability-rules", { token })
    assert.deepStrictEqual(after.body.data, { availability_rules: [created.body.data.availability_rule] })
  })

  it.each([
    {},
    { rule_type: null, time_blocks: [] },
    { rule_type: "regular_weekly", time_blocks: blocks },
    { rule_type: "recurring", time_blocks: blocks, rrule: "FREQ=SOMETIMES" },
    { rule_type: "one_time", time_blocks: blocks, specific_date: "2020-01-01" },
    { rule_type: "one_time", time_blocks: [{ start_time: "9:00", end_time: "08:00" }], valid_from: "soon" },
    { ...daily, valid_from: "2027-02-02", valid_until: "2027-02-01", session_type_id: "nobody" },
    { ...daily, session_type_id: "018f4e7a-0000-7000-8000-000000000000", day_of_week: 9 }
  ])("of a new one is refused as its creation is: %j", async (body) => {
    const { token } = await signedInMentor()
    const created = await host.send("POST", "/mentor/availability-rules", { token, body })
    assert.strictEqual(created.status, 422)
    assert.deepStrictEqual(await host.send("POST", path, { token, body }), created)
  })

  it.each([
    { rule_type: null, time_blocks: null, valid_from: null, is_active: null },
    { rule_type: "daily", day_of_week: 7, time_blocks: [{ start_time: "09:00", end_time: "09:00" }] },
    { rrule: "FREQ=SOMETIMES", valid_until: "2027-13-01", is_active: "perhaps" },
    { rrule: "RRULE:FREQ=DAILY\nDTSTART;TZID=Asia/Tokyo:20270301T090000", specific_date: "2020-01-01" },
    { valid_from: "2027-02-02", valid_until: "2027-02-01" },
    { session_type_id: "018f4e7a-0000-7000-8000-000000000000" }
  ])("of an edit is refused as the edit is: %j", async (body) => {
    const { token } = await signedInMentor()
    const created = await host.send("POST", "/mentor/availability-rules", { token, body: daily })
    const { id } = created.body.data.availability_rule
    const edited = await host.send("PUT", `/mentor/availability-rules/${id}`, { token, body })
    assert.strictEqual(edited.status, 422)
    assert.deepStrictEqual(await host.send("POST", path, { token, body: { ...body, rule_id: id } }), edited)
  })

  it("404 for somebody else's rule and for none, 422 for what is no id", async () => {
    const [{ token }, owner] = [await signedInMentor(), await signedInMentor()]
    const created = await host.send("POST", "/mentor/availability-rules", { token: owner.token, body: daily })
    for (const id of [created.body.data.availability_rule.id, "018f4e7a-0000-7000-8000-000000000000"]) {
      const { body, code, status } = await host.send("POST", path, { token, body: { rule_id: id } })
      assert.deepStrictEqual([status, code], [404, "AvailabilityRuleNotFound"])
      assert.strictEqual(body.message, "Availability rule not found.")
    }
    const broken = await host.send("POST", path, { token, body: { rule_id: "mine" } })
    assert.deepStrictEqual(Object.keys(broken.body.data), ["rule_id"])
  })
})
