/**
 * Random histories of a few buyers and one mentor, with a clock that jumps and a gateway whose news may be late. After
 * every step the database must add up: seats, places, states and money.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, type BookingState, Bookings, stateOf, transitions } from "@mentorkit/core/bookings"
import type { Currency, MentorId, User } from "@mentorkit/core/kernel"
import type { BookingAttemptId } from "@mentorkit/core/scheduling"
import { Duration, Effect, FastCheck, TestClock } from "effect"
import { hold, newOffer, sweepBookings } from "../support/bookings-fixtures.js"
import { engines } from "../support/engines.js"
import { newUser } from "../support/identity-fixtures.js"
import { newMentor } from "../support/profiles-fixtures.js"
import { newSlot } from "../support/scheduling-fixtures.js"
import { Till } from "../support/till.js"
import { market } from "./world.js"

/** What happens often stands here often. */
const verbs = [
  ...["hold", "book", "book", "book", "book", "pay", "pay", "pay", "pay", "cancel"],
  ...["acceptBooking", "acceptBooking", "declineBooking", "completeBooking", "refundAtGateway", "confirmRefunds"],
  ...["wait", "wait", "wait", "sweep", "sweep", "cutLine", "mendLine"]
] as const

const Step = FastCheck.record({
  does: FastCheck.constantFrom(...verbs),
  buyer: FastCheck.nat(2),
  which: FastCheck.nat(20),
  minutes: FastCheck.constantFrom(1, 6, 6, 31, 36, 36, 90, 5 * 60, 24 * 60, 30 * 60)
})
type Step = typeof Step extends FastCheck.Arbitrary<infer S> ? S : never
const history = FastCheck.array(Step, { minLength: 60, maxLength: 80 })

interface Row {
  readonly id: BookingId
  readonly status: Parameters<typeof stateOf>[0]["status"]
  readonly pendingDecision: Parameters<typeof stateOf>[0]["pendingDecision"]
  readonly closedBecause: string | null
  readonly paidAt: Parameters<typeof stateOf>[0]["paidAt"]
  readonly priceMinor: bigint
  readonly currency: Currency
  readonly paymentStatus: string | null
  readonly owed: bigint
}

const stateOfRow = ({ currency, priceMinor, ...row }: Row): BookingState =>
  stateOf({ ...row, price: { minor: priceMinor, currency } })

const seated = "status in ('requested', 'paid', 'confirmed', 'completed') and pending_decision is null"

/** Everything that must add up at any moment, whatever happened before; answers the bookings. */
const audit = Effect.fnUntraced(function* (mentorId: MentorId) {
  const sql = yield* SqlClient.SqlClient
  const seats = yield* sql`
    select slots.id from slots
    where mentor_id = ${mentorId} and (
      claimed <> (
        select count(*) from booking_slots join bookings on bookings.id = booking_id
        where slot_id = slots.id and ${sql.literal(seated)}
      )
      or held <> (select count(*) from slot_holds where slot_id = slots.id)
      or claimed + held > max_capacity
    )`
  assert.deepStrictEqual(seats, [], "seats out are those of bookings and holds, and no more than there are")

  const places = yield* sql`
    select one.id from slots one join slots other on other.mentor_id = one.mentor_id and other.during && one.during
    where one.mentor_id = ${mentorId} and one.id < other.id
      and one.claimed + one.held > 0 and other.claimed + other.held > 0`
  assert.deepStrictEqual(places, [], "a mentor is in one place")

  const rows = yield* sql<Row>`
    select bookings.id, bookings.status, bookings.paid_at, price_minor, bookings.currency, pending_decision, closed_because, payment.status as payment_status,
      coalesce(amount_minor - refunded_minor - (
        select coalesce(sum(amount_minor), 0)::int8 from refunds
        where payment_id = payment.id and state in ('requested', 'pending')
      ), 0) as owed
    from bookings left join payments payment on purpose = 'booking' and purchasable_id = bookings.id
    where bookings.mentor_id = ${mentorId}`
  for (const row of rows) {
    const isSettled = row.paymentStatus === "succeeded"
    const hasSession = ["paid", "confirmed", "completed"].includes(stateOfRow(row))
    // Who has no session any more has their money back, or on its way.
    if (isSettled && !hasSession) assert.strictEqual(row.owed, 0n, stateOfRow(row))
    if (row.paymentStatus !== null && ["paid", "confirmed"].includes(row.status)) assert.isTrue(isSettled, row.status)
  }
  return rows
}, Effect.orDie)

/** Whether the table leads from one state to the other, in as many moves as one step can cause. */
const leads = (from: BookingState | null, to: BookingState, moves: number): boolean =>
  from === to || (moves > 0 && transitions.some((row) => row.from === from && leads(row.to, to, moves - 1)))

/** One mentor with six slots in four days: two that overlap, one for a group, two for nothing; and three who want them. */
const newStage = Effect.gen(function* () {
  const mentor = yield* newMentor()
  const hours = (count: number) => (count - 24) * 60
  const single = yield* newOffer({ mentor, after: hours(5) })
  const overlapping = yield* newSlot({ ...single, after: hours(5) + 35 })
  const tomorrow = yield* newSlot({ ...single, after: hours(30) })
  const group = yield* newOffer({ mentor, maxCapacity: 2, after: hours(52) })
  const free = yield* newOffer({ mentor, priceMinor: 0n, after: hours(75) })
  const last = yield* newSlot({ ...free, after: hours(100) })
  return {
    ...mentor,
    buyers: [yield* newUser(), yield* newUser(), yield* newUser()],
    slots: [single, overlapping, tomorrow, group, free, last].map(({ slotId }) => slotId)
  }
})

const newActors = Effect.fnUntraced(function* ({ buyers, mentor, slots }: Effect.Effect.Success<typeof newStage>) {
  const kit = yield* Bookings
  const till = yield* Till
  const attempts = new Map<User, BookingAttemptId>()
  const made: Array<BookingId> = []

  const book = Effect.fnUntraced(function* (buyer: User, attempt: BookingAttemptId) {
    attempts.delete(buyer)
    made.push((yield* kit.createBooking(buyer, { booking_attempt_id: attempt })).booking.id)
  })

  /** What the rules forbid is refused, which is part of the play; a defect ends it. */
  return Effect.fnUntraced(function* (step: Step) {
    const [buyer, slot] = [buyers[step.buyer], slots[step.which % slots.length]]
    const id = made[step.which % Math.max(1, made.length)]
    if (buyer === undefined || slot === undefined) return
    const attempt = attempts.get(buyer)
    switch (step.does) {
      case "wait":
        return yield* TestClock.adjust(Duration.minutes(step.minutes))
      case "sweep":
        return yield* sweepBookings
      case "confirmRefunds":
      case "cutLine":
      case "mendLine":
        return yield* till[step.does]
      case "hold":
      case "book":
        if (step.does === "book" && attempt !== undefined) return yield* book(buyer, attempt)
        return attempts.set(buyer, yield* hold(buyer, slot))
    }
    if (id === undefined) return
    switch (step.does) {
      case "pay":
      case "cancel":
      case "refundAtGateway":
        return yield* till[step.does](id)
      case "acceptBooking":
      case "declineBooking":
      case "completeBooking":
        return yield* kit[step.does](mentor, { id })
    }
  })
})

/** Plays a history on a stage of its own; answers the states that its bookings were in, and why. */
const play = Effect.fnUntraced(function* (steps: ReadonlyArray<Step>) {
  yield* (yield* Till).mendLine
  const stage = yield* newStage
  const act = yield* newActors(stage)
  const states = new Map<BookingId, BookingState>()
  const seen = new Set<string>()
  for (const step of steps) {
    yield* Effect.ignore(act(step))
    for (const row of yield* audit(stage.mentorId)) {
      const [before, after] = [states.get(row.id) ?? null, stateOfRow(row)]
      assert.isTrue(leads(before, after, 3), `${step.does}: ${before} to ${after}`)
      states.set(row.id, after)
      seen.add(after).add(`${after} because ${row.closedBecause}`)
    }
  }
  return seen
})

const step = (does: Step["does"], details: Partial<Step> = {}): Step => ({
  does,
  buyer: 0,
  which: 0,
  minutes: 36,
  ...details
})
/** Rare enough that chance alone might leave them out. */
const corners: ReadonlyArray<readonly [end: string, steps: ReadonlyArray<Step>]> = [
  [
    "cancelled because capacity_conflict",
    [
      ...[step("hold"), step("book"), step("cutLine"), step("pay"), step("wait")],
      ...[step("hold", { buyer: 1 }), step("book", { buyer: 1 }), step("mendLine")]
    ]
  ],
  [
    "cancelled because unanswered",
    [
      ...[step("hold", { which: 4 }), step("book")],
      ...[step("wait", { minutes: 30 * 60 }), step("wait", { minutes: 30 * 60 }), step("sweep")]
    ]
  ]
]

describe.each(engines)("histories of bookings on %s", (_name, engine) => {
  layer(market(engine), { timeout: 60_000 })((it) => {
    const seen = new Set<string>()

    it.effect.prop(
      "random ones: after every step seats, places, states and money add up",
      { history },
      ({ history: steps }) =>
        Effect.map(play(steps), (states) => {
          for (const state of states) seen.add(state)
        }),
      { timeout: 300_000, fastCheck: { numRuns: 12, seed: 20_270_314 } }
    )

    it.effect("the corners do as well", () =>
      Effect.gen(function* () {
        for (const [end, steps] of corners) {
          assert.include([...(yield* play(steps))], end)
        }
      })
    )

    it("the random ones have been nearly everywhere", () => {
      const nearly = [
        ...["pending_payment", "requested", "paid", "paid:declined", "confirmed", "completed"],
        ...["cancelled because payment_lapsed", "cancelled because declined", "refunded because refunded"]
      ]
      assert.includeMembers([...seen], nearly)
    })
  })
})
