/** Bookings as clients see them: paths, statuses, names and words. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { market } from "../../../adapters-pg/test/bookings/world.js"
import { newOffer } from "../../../adapters-pg/test/support/bookings-fixtures.js"
import { engines } from "../../../adapters-pg/test/support/engines.js"
import { newToken, newUser } from "../../../adapters-pg/test/support/identity-fixtures.js"
import { Till } from "../../../adapters-pg/test/support/till.js"
import { bookings as bookingEndpoints } from "../../src/routes/bookings.js"
import { scheduling as schedulingEndpoints } from "../../src/routes/scheduling.js"
import { type Host, serve } from "../kernel/server.js"

const unknown = "01900000-0000-7000-8000-00000000dead"

describe.each(engines)("bookings over HTTP on %s", (_name, engine) => {
  const { bookings, scheduling } = domains
  const kit = createMentorkit({
    domains: { bookings, scheduling },
    services: Layer.merge(market(engine), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let host: Host

  beforeAll(async () => {
    host = await serve(kit, [...bookingEndpoints, ...schedulingEndpoints])
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const buyer = () => run(Effect.flatMap(newUser(), ({ userId }) => newToken(userId)))
  const offerOf = (priceMinor: bigint) =>
    run(
      Effect.gen(function* () {
        const offer = yield* newOffer({ priceMinor })
        return { ...offer, token: yield* newToken(offer.mentor.userId) }
      })
    )
  const attemptOf = async (token: string, slotId: string): Promise<string> => {
    const held = await host.send("POST", "/mentor/slots/hold", { token, body: { slot_ids: [slotId] } })
    assert.strictEqual(held.status, 200)
    return held.body.data.booking_attempt_id
  }
  const book = async (token: string, slotId: string, more: object = {}) =>
    host.send("POST", "/mentee/bookings", {
      token,
      body: { booking_attempt_id: await attemptOf(token, slotId), ...more }
    })

  it("are made of a hold: what is paid comes with its link, what is free without one", async () => {
    const [paid, free, token] = [await offerOf(8000n), await offerOf(0n), await buyer()]
    const { body, status } = await book(token, paid.slotId, { note: "  My first time.  " })
    assert.strictEqual(status, 201)
    assert.strictEqual(body.message, "Booking created successfully.")
    const { booking, expires_at, payment_url } = body.data
    assert.deepInclude(booking, { status: "pending_payment", note: "My first time.", price: "80.00", currency: "USD" })
    assert.strictEqual(booking.paymentExpiresAt, expires_at)
    const link = await host.send("GET", `/mentee/bookings/${booking.id}/payment-link`, { token })
    assert.deepInclude(link, { status: 200 })
    assert.deepStrictEqual(link.body.data, { payment_url, expires_at })

    const second = await book(token, free.slotId)
    assert.deepInclude(second.body.data, { payment_url: null, expires_at: null })
    const nothing = await host.send("GET", `/mentee/bookings/${second.body.data.booking.id}/payment-link`, { token })
    assert.deepInclude(nothing, { status: 422, code: "CostsNothing" })
  })

  it("are one camelCase object everywhere", async () => {
    const [offer, token] = [await offerOf(0n), await buyer()]
    const { booking } = (await book(token, offer.slotId)).body.data
    assert.deepStrictEqual(Object.keys(booking), [
      ...["id", "status", "statusLabel", "pendingDecision", "closedBecause", "mentor", "mentee", "sessionType"],
      ...["startsAt", "endsAt", "concludesAt", "slots", "price", "priceMinor", "currency", "isFree"],
      ...["paymentStatus", "paymentExpiresAt", "respondBy", "note", "declineReason"],
      ...["paidAt", "acceptedAt", "declinedAt", "completedAt", "cancelledAt", "refundedAt", "createdAt", "updatedAt"]
    ])
    const one = await host.send("GET", `/mentee/bookings/${booking.id}`, { token })
    assert.deepStrictEqual(one.body.data.booking, booking)
    for (const [path, caller] of [
      ["/mentee/bookings", token],
      ["/mentor/bookings", offer.token]
    ] as const) {
      const { body, status } = await host.send("GET", `${path}?status=requested&per_page=5`, { token: caller })
      assert.strictEqual(status, 200)
      assert.deepStrictEqual(body.data.bookings.data, [booking])
      assert.deepInclude(body.data.bookings.meta, { total: 1, per_page: 5, current_page: 1 })
      assert.deepInclude(await host.send("GET", `${path}?status=lost`, { token: caller }), { status: 422 })
    }
  })

  it("say what is wrong with an attempt and a note, field by field", async () => {
    const [offer, token] = [await offerOf(8000n), await buyer()]
    const foreign = await attemptOf(await buyer(), offer.slotId)
    const send = (body: unknown) => host.send("POST", "/mentee/bookings", { token, body })
    for (const [id, text] of [
      [foreign, "The selected booking attempt id is invalid."],
      [unknown, "The selected booking attempt id is invalid."],
      ["nonsense", "The booking attempt id field must be a valid UUID."],
      [undefined, "The booking attempt id field is required."]
    ] as const) {
      const { body, status } = await send({ booking_attempt_id: id })
      assert.deepStrictEqual([status, body.data], [422, { booking_attempt_id: [text] }])
    }
    const long = await send({ booking_attempt_id: foreign, note: "x".repeat(2001) })
    assert.deepStrictEqual(long.body.data, { note: ["The note field must not be greater than 2000 characters."] })
  })

  it("are made once for an idempotency key, and once for an attempt", async () => {
    const [offer, token] = [await offerOf(8000n), await buyer()]
    const body = { booking_attempt_id: await attemptOf(token, offer.slotId) }
    const headers = { "idempotency-key": crypto.randomUUID() }
    const first = await host.send("POST", "/mentee/bookings", { token, body, headers })
    const again = await host.send("POST", "/mentee/bookings", { token, body, headers })
    assert.deepStrictEqual([again.status, again.body], [201, first.body])
    const other = await host.send("POST", "/mentee/bookings", { token, body })
    assert.deepInclude(other, { status: 422, code: "AttemptAlreadyBooked" })
    assert.deepStrictEqual(other.body.data, { booking_id: first.body.data.booking.id })
  })

  it("outlive a gateway that is down", async () => {
    const [offer, token] = [await offerOf(8000n), await buyer()]
    const setDown = (isDown: boolean) => run(Effect.flatMap(Till, ({ setGatewayDown }) => setGatewayDown(isDown)))
    await setDown(true)
    assert.deepInclude(await book(token, offer.slotId), { status: 502, code: "GatewayUnavailable" })
    const [booking] = (await host.send("GET", "/mentee/bookings", { token })).body.data.bookings.data
    assert.strictEqual(booking.status, "pending_payment")
    const path = `/mentee/bookings/${booking.id}/payment-link`
    assert.strictEqual((await host.send("GET", path, { token })).status, 502)
    await setDown(false)
    assert.strictEqual((await host.send("GET", path, { token })).status, 200)
  })

  it("are answered by their mentor, as far as their state allows", async () => {
    const [offer, token] = [await offerOf(0n), await buyer()]
    const { booking } = (await book(token, offer.slotId)).body.data
    const move = (verb: string, body?: unknown) =>
      host.send("POST", `/mentor/bookings/${booking.id}/${verb}`, { token: offer.token, body })
    const early = await move("complete")
    assert.deepInclude(early, { status: 422, code: "TransitionRefused" })
    assert.deepInclude(early.body, { message: "This booking cannot be completed: it is requested." })
    assert.deepStrictEqual(early.body.data, { status: "requested", trigger: "complete", requires: null })
    assert.strictEqual((await move("decline", { reason: "x".repeat(501) })).status, 422)

    const accepted = await move("accept")
    assert.deepInclude(accepted.body, { message: "Booking accepted successfully." })
    assert.deepInclude(accepted.body.data.booking, { status: "confirmed", statusLabel: "Confirmed" })
    assert.deepInclude(await move("accept"), { status: 422, code: "TransitionRefused" })
    const soon = await move("complete")
    assert.strictEqual(soon.body.message, "This booking cannot be completed unless its last session has ended.")
  })

  it("are nobody else's", async () => {
    const [offer, other, token] = [await offerOf(0n), await offerOf(0n), await buyer()]
    const { booking } = (await book(token, offer.slotId)).body.data
    const missing = { status: "error", message: "Booking not found.", data: {} }
    for (const id of [booking.id, unknown, "nonsense"]) {
      for (const path of [`/mentee/bookings/${id}`, `/mentee/bookings/${id}/payment-link`, `/mentor/bookings/${id}`]) {
        const answer = await host.send("GET", path, { token: other.token })
        assert.deepStrictEqual([answer.status, answer.body], [404, missing], path)
        assert.strictEqual((await host.send("GET", path)).status, 401)
      }
      for (const verb of ["accept", "decline", "complete"]) {
        const answer = await host.send("POST", `/mentor/bookings/${id}/${verb}`, { token: other.token })
        assert.deepStrictEqual([answer.status, answer.body], [404, missing], verb)
        const guest = await host.send("POST", `/mentor/bookings/${id}/${verb}`, { token })
        assert.strictEqual(guest.body.message, "Mentor profile not found.")
      }
    }
  })
})
