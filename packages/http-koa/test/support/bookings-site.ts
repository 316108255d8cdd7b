/** The endpoints of bookings with people signed in, and what happens to bookings beside their requests. */
import { SqlClient } from "@effect/sql"
import { createMentorkit, domains } from "@mentorkit/core"
import { Appointments, type BookingId } from "@mentorkit/core/bookings"
import type { UserId } from "@mentorkit/core/kernel"
import { RateLimiter, UnitOfWork } from "@mentorkit/core/kernel/ports"
import type { BookingAttemptId, SlotId } from "@mentorkit/core/scheduling"
import { newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { type Engine, pglite } from "@mentorkit/test-kit/databases/engines"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll } from "vitest"
import { bookings as bookingEndpoints } from "../../src/routes/bookings.js"
import { calendarFeeds as calendarEndpoints } from "../../src/routes/calendar-feeds.js"
import { scheduling as schedulingEndpoints } from "../../src/routes/scheduling.js"
import { type Host, serve } from "./mounted-server.js"

type OfferOptions = NonNullable<Parameters<typeof newOffer>[0]>

/** One for each test file, which it begins and ends with. */
export const bookingsSite = (engine: Engine = pglite) => {
  const { bookings, calendarFeeds, scheduling } = domains
  const kit = createMentorkit({
    domains: { bookings, calendarFeeds, scheduling },
    services: Layer.merge(market(engine), Layer.mock(RateLimiter, { consume: () => Effect.void }))
  })
  const run = kit.runtime.runPromise
  let served: Host

  beforeAll(async () => {
    served = await serve(kit, [...bookingEndpoints, ...schedulingEndpoints, ...calendarEndpoints])
  })
  afterAll(async () => {
    assert.deepStrictEqual(served.reported, [])
    served.close()
    await kit.close()
  })

  const send: Host["send"] = (...request) => served.send(...request)
  const get = (path: string, token: string) => send("GET", path, { token })
  const post = (path: string, token: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    send("POST", path, { token, headers, ...(body !== undefined && { body }) })

  const newBuyer = (fullName = "Theo Lind") =>
    run(
      Effect.gen(function* () {
        const user = yield* newUser({ fullName })
        return { ...user, token: yield* newToken(user.userId) }
      })
    )
  /** As `newOffer`, with its mentor signed in. */
  const offerOf = (options: OfferOptions = {}) =>
    run(
      Effect.gen(function* () {
        const offer = yield* newOffer(options)
        return { ...offer, token: yield* newToken(offer.mentor.userId) }
      })
    )
  type Offered = Awaited<ReturnType<typeof offerOf>>
  /** One more slot of the offer, so many minutes after tomorrow at this time. */
  const slotOf = async ({ mentorId, sessionTypeId }: Offered, after: number): Promise<SlotId> => {
    const { slotId } = await run(newSlot({ mentorId, sessionTypeId, after }))
    return slotId
  }

  const attemptOf = async (token: string, ...slots: ReadonlyArray<string>): Promise<string> => {
    const held = await post("/mentor/slots/hold", token, { slot_ids: slots })
    assert.strictEqual(held.status, 200, JSON.stringify(held.body))
    return held.body.data.booking_attempt_id
  }
  /** The answer of the operation. */
  const book = async (token: string, slotId: string, more: object = {}) =>
    post("/mentee/bookings", token, { booking_attempt_id: await attemptOf(token, slotId), ...more })
  const pay = (id: string) => run(Effect.flatMap(Till, (till) => till.pay(id as BookingId)))

  /** A booking of the offer's slot: paid where it costs something, and accepted. */
  const settle = async (buyer: { readonly token: string }, offer: Offered, body: object = {}) => {
    const { booking, payment_url } = (await book(buyer.token, offer.slotId)).body.data
    if (payment_url !== null) await pay(booking.id)
    const accepted = await post(`/mentor/bookings/${booking.id}/accept`, offer.token, body)
    assert.strictEqual(accepted.status, 200, JSON.stringify(accepted.body))
    return accepted.body.data.booking
  }

  return {
    host: { send, raw: (...call: Parameters<Host["raw"]>) => served.raw(...call), port: () => served.port },
    run,
    get,
    post,
    newBuyer,
    offerOf,
    slotOf,
    attemptOf,
    book,
    pay,
    settle,
    /** Asked for in a chat: the answer of the entry that chats have. */
    appoint: (buyer: Awaited<ReturnType<typeof newBuyer>>, bookingAttemptId: string) =>
      run(
        Effect.gen(function* () {
          const { request } = yield* Appointments
          const { transact } = yield* UnitOfWork
          const wish = {
            menteeId: buyer.userId,
            bookingAttemptId: bookingAttemptId as BookingAttemptId,
            note: "As we said"
          }
          return yield* transact(request(wish))
        })
      ),
    /** The gateway is told of refunds, and confirms them. */
    confirmRefunds: () => run(Effect.flatMap(Till, (till) => till.confirmRefunds)),
    ban: (userId: UserId) =>
      run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`update users set banned_at = ${new Date()} where id = ${userId}`
        )
      ),
    setGatewayDown: (isDown: boolean) => run(Effect.flatMap(Till, (till) => till.setGatewayDown(isDown))),
    /** Everything about the booking was so many days earlier. */
    moveBack: (id: string, days: number) =>
      run(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const ago = sql.literal(`interval '${days} days'`)
          yield* sql`update slots set starts_at = starts_at - ${ago}, ends_at = ends_at - ${ago},
            buffer_ends_at = buffer_ends_at - ${ago}
            where id in (select slot_id from booking_slots where booking_id = ${id})`
          yield* sql`update bookings set starts_at = starts_at - ${ago}, ends_at = ends_at - ${ago},
            concludes_at = concludes_at - ${ago}, follow_up_from = follow_up_from - ${ago},
            follow_up_until = follow_up_until - ${ago} where id = ${id}`
        })
      )
  }
}

/** 422 of field rules. */
export const invalid = (field: string, message: string) => ({
  status: 422,
  code: "InvalidInput",
  body: { status: "error", message, data: { [field]: [message] } }
})

export const refused = (status: number, code: string, message: string, data: object = {}) => ({
  status,
  code,
  body: { status: "error", message, data }
})

export const notFound = refused(404, "BookingNotFound", "Booking not found.")
export const unknownId = "01900000-0000-7000-8000-00000000dead"
