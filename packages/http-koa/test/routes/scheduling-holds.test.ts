/** Holds, as clients see them. */

import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { invalid, nobody, schedulingSite } from "../support/scheduling-site.js"

const { host, menteeToken, run } = schedulingSite()

describe("holds", () => {
  const hold = async (body: unknown, token?: string) =>
    host.send("POST", "/mentor/slots/hold", { body, token: token ?? (await menteeToken()) })

  it("are made, listed and released", async () => {
    const token = await menteeToken()
    const { mentorId, sessionTypeId, slotId } = await run(newSlot())
    const { body, status } = await hold({ slot_ids: [slotId.toUpperCase()] }, token)
    assert.strictEqual(status, 200)
    assert.deepInclude(body, { status: "success", message: "Slots held successfully." })
    const { booking_attempt_id, expires_at, held_slots } = body.data
    assert.deepStrictEqual(held_slots, [slotId])
    assert.match(booking_attempt_id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.closeTo(Date.parse(expires_at) - Date.now(), 35 * 60_000, 10_000)

    const list = await host.send("GET", "/mentee/holds?per_page=1", { token })
    const { data, meta } = list.body.data.holds
    assert.deepInclude(meta, { total: 1, per_page: 1, current_page: 1 })
    assert.deepInclude(data[0], {
      slot_id: slotId,
      booking_attempt_id,
      mentor_id: mentorId,
      session_type_id: sessionTypeId,
      expires_at,
      is_in_checkout: false
    })

    const releasePath = `/mentor/slots/hold/${booking_attempt_id}`
    assert.strictEqual((await host.send("DELETE", releasePath, { token: await menteeToken() })).status, 404)
    for (const again of [false, true]) {
      const released = await host.send("DELETE", releasePath, { token })
      assert.deepStrictEqual([released.status, released.body.data, again], [200, {}, again])
    }
    assert.strictEqual((await host.send("DELETE", "/mentor/slots/hold/nothing", { token })).status, 404)
  })

  it("401 without a token", async () => {
    assert.strictEqual((await host.send("POST", "/mentor/slots/hold", { body: {} })).status, 401)
  })

  it("409 for both failures of the spec", async () => {
    const { slotId } = await run(newSlot())
    await hold({ slot_ids: [slotId] })
    assert.deepStrictEqual(await hold({ slot_ids: [slotId] }), {
      status: 409,
      code: "SlotsUnavailable",
      body: { status: "error", message: `Slots no longer available: ${slotId}`, data: { slot_ids: [slotId] } }
    })
    assert.deepStrictEqual(await hold({ slot_ids: [nobody] }), {
      status: 409,
      code: "SlotsNotFound",
      body: { status: "error", message: "One or more slots not found.", data: {} }
    })
  })

  it.each([
    [{}, "slot_ids", "The slot ids field is required."],
    [{ slot_ids: null }, "slot_ids", "The slot ids field is required."],
    [{ slot_ids: [] }, "slot_ids", "The slot ids field is required."],
    [{ slot_ids: "one" }, "slot_ids", "The slot ids field must be an array."],
    [{ slot_ids: ["one"] }, "slot_ids.0", "The slot ids.0 field must be a valid UUID."],
    [{ slot_ids: [1] }, "slot_ids.0", "The slot ids.0 field must be a valid UUID."],
    [
      { slot_ids: Array.from({ length: 101 }, () => nobody) },
      "slot_ids",
      "The slot ids field must not have more than 100 items."
    ]
  ])("422 for %j", async (body, field, message) => {
    assert.deepStrictEqual(await hold(body), invalid({ [field]: [message] }))
  })

  it("422 for slots that do not go together, for too many attempts, and for seats in checkout", async () => {
    const offer = await run(newSessionType())
    const [one, two] = [await run(newSlot(offer)), await run(newSlot({ ...offer, after: 100 }))]
    assert.deepStrictEqual(
      await hold({ slot_ids: [one.slotId, two.slotId] }),
      invalid({ slot_ids: ["The slot ids field must not have more than 1 items."] })
    )

    const token = await menteeToken()
    const held = await hold({ slot_ids: [one.slotId] }, token)
    const id = held.body.data.booking_attempt_id
    await run(Effect.flatMap(SlotRepository, (slots) => slots.attachBooking(id, nobody)))
    const inCheckout = await host.send("DELETE", `/mentor/slots/hold/${id}`, { token })
    assert.deepInclude(inCheckout, { status: 422, code: "HoldInCheckout" })

    for (let n = 0; n < 4; n++) await hold({ slot_ids: [(await run(newSlot())).slotId] }, token)
    const sixth = await hold({ slot_ids: [(await run(newSlot())).slotId] }, token)
    assert.deepStrictEqual(sixth, {
      status: 422,
      code: "TooManyLiveAttempts",
      body: {
        status: "error",
        message: "You already hold seats in 5 open bookings. Finish or release one of them first.",
        data: { limit: 5 }
      }
    })
  })
})
