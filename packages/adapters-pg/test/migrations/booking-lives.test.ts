/** Bookings of the release before whole lives: what the migration makes of them. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { BookingId } from "@mentorkit/core/bookings"
import { BookingRepository } from "@mentorkit/core/bookings/ports"
import { emptyPostgresUrl, hostOn } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { testLinks } from "@mentorkit/test-kit/worlds/links"
import { DateTime, Effect, Layer, Option } from "effect"
import { bookings } from "../../src/bookings/manifest.js"
import { migrate, migrateTo } from "../../src/database/migrator/migrate.js"
import { migrations } from "../../src/migrations.js"

const cut = migrations.findIndex(({ name }) => name === "20261122_1000_booking_lives")
const before = migrations.slice(0, cut)

/** At noon in the middle of winter. */
const noon = DateTime.unsafeMake("2026-12-01T12:00:00Z")
const at = (hours: number) => DateTime.toDate(DateTime.add(noon, { hours }))

interface Old {
  readonly mentor: Effect.Effect.Success<ReturnType<typeof newMentor>>
  readonly followUpCount?: number
  /** Hours after noon at which its sessions begin. */
  readonly sessions: ReadonlyArray<number>
  readonly fields: Readonly<Record<string, unknown>>
  readonly payments?: ReadonlyArray<{ readonly id: string; readonly paidAt: Date | null }>
}

/** Stores a booking as the release before did. */
const newOld = Effect.fnUntraced(function* ({ fields, followUpCount = 0, mentor, payments = [], sessions }: Old) {
  const sql = yield* SqlClient.SqlClient
  const { mentorId } = mentor
  const { userId } = yield* newUser()
  const { sessionTypeId } = yield* newSessionType({ mentorId, followUpCount })
  const [id, attemptId] = [crypto.randomUUID(), crypto.randomUUID()]
  const slots = yield* Effect.forEach(sessions, (after) => newSlot({ mentorId, sessionTypeId, after: after * 60 }))
  for (const [n, { slotId }] of slots.entries()) {
    const [startsAt, endsAt] = [at(sessions[n]!), at(sessions[n]! + 0.5)]
    yield* sql`update slots set ${sql.update({ startsAt, endsAt, bufferEndsAt: endsAt })} where id = ${slotId}`
  }
  const slotIds = slots.map(({ slotId }) => slotId)
  yield* sql`insert into booking_attempts ${sql.insert({ id: attemptId, userId, mentorId, sessionTypeId, slotIds, createdAt: at(0) })}`
  yield* sql`insert into bookings ${sql.insert({
    ...{ id, menteeId: userId, mentorId, sessionTypeId, attemptId, priceMinor: 8000n, currency: "USD" },
    ...{ startsAt: at(sessions[0]!), endsAt: at(sessions[0]! + 0.5), concludesAt: at(sessions.at(-1)! + 0.5) },
    ...{ createdAt: at(0), updatedAt: at(0) },
    ...fields
  })}`
  for (const [position, slotId] of slotIds.entries()) {
    yield* sql`insert into booking_slots ${sql.insert({ bookingId: id, slotId, position })}`
  }
  for (const { id: paymentId, paidAt } of payments) {
    yield* sql`insert into payments ${sql.insert({
      ...{
        id: paymentId,
        reference: `PAY-${paymentId}`,
        purpose: "booking",
        purchasableId: id,
        payerId: userId,
        mentorId
      },
      ...{ amountMinor: 8000n, currency: "USD", description: "Career talk", platformFeeMinor: 1200n },
      ...{ status: paidAt === null ? "cancelled" : "succeeded", gateway: "offline", createdAt: at(0) },
      ...{ expiresAt: at(1), paidAt, gatewayChargeId: paidAt && `charge of ${paymentId}`, sumsCountFrom: paidAt }
    })}`
  }
  return { id: BookingId.make(id), slotIds }
})

const paymentIds = ["01", "02", "03"].map((n) => `01a20000-0000-7000-8000-0000000000${n}`)
const confirmed = { status: "confirmed", paidAt: at(0), acceptedAt: at(0), autoCompleteAt: at(500) }

describe("bookings from before whole lives", () => {
  it.scoped("keep their payment, what is left of their package, and are reminded of", () =>
    Effect.gen(function* () {
      const engine = hostOn(yield* emptyPostgresUrl)
      yield* Effect.scoped(Layer.build(Layer.provide(migrateTo(before), engine)))
      const inOld = Effect.gen(function* () {
        const mentor = yield* newMentor({ timeZone: "America/New_York" })
        const [first, second, third] = paymentIds as [string, string, string]
        return {
          // The second payment was made twice, and goes back; the first was given up.
          packaged: yield* newOld({
            ...{ mentor, followUpCount: 2, sessions: [48, 48 + 7 * 24], fields: confirmed },
            payments: [
              { id: first, paidAt: null },
              { id: second, paidAt: at(0) },
              { id: third, paidAt: at(0) }
            ]
          }),
          whole: yield* newOld({ mentor, followUpCount: 1, sessions: [72, 72 + 7 * 24], fields: confirmed }),
          grown: yield* newOld({ mentor, followUpCount: 0, sessions: [96, 96 + 7 * 24], fields: confirmed }),
          paid: yield* newOld({ mentor, sessions: [30], fields: { status: "paid", paidAt: at(0), respondBy: at(20) } }),
          unpaid: yield* newOld({
            mentor,
            sessions: [32],
            fields: { status: "pending_payment", paymentExpiresAt: at(1) }
          }),
          soon: yield* newOld({ mentor, sessions: [12], fields: confirmed }),
          over: yield* newOld({
            ...{ mentor, sessions: [-48] },
            fields: { status: "completed", paidAt: at(-72), completedAt: at(-40), createdAt: at(-80) }
          })
        }
      })
      const made = yield* Effect.provide(inOld, engine)
      yield* Effect.scoped(Layer.build(Layer.provide(migrate, engine)))

      const looking = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { find } = yield* BookingRepository
        const read = (name: keyof typeof made) => Effect.map(find(made[name].id), Option.getOrThrow)
        const packaged = yield* read("packaged")
        assert.strictEqual(packaged.paymentId, paymentIds[1])
        assert.deepInclude(packaged, { followUpCount: 2, followUpIntervalDays: 7, followUpFlexibilityDays: 2 })
        // Whole days of New York's after the last session that has a date, 10 December at seven in the morning there.
        assert.deepStrictEqual(packaged.followUpFrom, DateTime.unsafeMake("2026-12-15T05:00:00Z"))
        assert.deepStrictEqual(packaged.followUpUntil, DateTime.unsafeMake("2026-12-20T05:00:00Z"))
        assert.deepStrictEqual(packaged.slotIds, made.packaged.slotIds as never)
        for (const name of ["whole", "grown"] as const) {
          assert.deepInclude(yield* read(name), { followUpCount: 1, followUpFrom: null, followUpUntil: null })
        }
        for (const name of ["paid", "unpaid", "soon", "over"] as const) {
          const same = {
            origin: "checkout",
            followUpCount: 0,
            followUpFrom: null,
            meetingUrl: null,
            deliverAt: null
          } as const
          assert.deepInclude(yield* read(name), same)
        }
        const reminders = yield* sql<{ readonly id: BookingId; readonly kind: string; readonly dueAt: Date }>`
          select booking_id as id, kind, due_at from session_reminders order by due_at`
        const of = (name: keyof typeof made) =>
          reminders
            .filter(({ id }) => id === made[name].id)
            .map(({ dueAt, kind }) => [kind, (dueAt.getTime() - at(0).getTime()) / 3_600_000])
        assert.deepStrictEqual(of("packaged"), [
          ["session_24h", 24],
          ["session_1h", 47],
          ["session_24h", 192],
          ["session_1h", 215]
        ])
        assert.deepStrictEqual(of("soon"), [["session_1h", 11]])
        for (const name of ["paid", "unpaid", "over"] as const) assert.deepStrictEqual(of(name), [])
      })
      yield* Effect.provide(looking, Layer.provideMerge(bookings.repositories, Layer.merge(engine, testLinks)))
    })
  )
})
