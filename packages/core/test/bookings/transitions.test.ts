/** The table of transitions, and a booking's life as any order of triggers and any passing of time could play it. */
import { assert, describe, it } from "@effect/vitest"
import {
  autoCompleteAt,
  type Booking,
  BookingId,
  type BookingPolicy,
  type BookingState,
  book,
  isFree,
  move,
  paymentExpiry,
  respondBy,
  stateOf,
  TransitionRefused,
  Trigger,
  transitions
} from "@mentorkit/core/bookings"
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import { BookingAttemptId, SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import { DateTime, Duration, Either, Schema } from "effect"

const policy: BookingPolicy = {
  answerWithin: Duration.hours(48),
  answerBeforeStart: Duration.hours(1),
  autoCompleteAfter: Duration.hours(24),
  cancellationWindow: Duration.hours(24),
  cancellationFeePercent: 10,
  payWithin: Duration.hours(24),
  followUpReminderBefore: Duration.days(3)
}
const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`
const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const after = (minutes: number) => DateTime.add(start, { minutes })

/** Booked at `start`; the session begins `startsIn` minutes later and lasts an hour. */
const wanted = (minor: bigint, startsIn: number) => ({
  id: BookingId.make(id(1)),
  menteeId: UserId.make(id(2)),
  mentorId: MentorId.make(id(3)),
  sessionTypeId: SessionTypeId.make(id(4)),
  attemptId: BookingAttemptId.make(id(5)),
  slotIds: [SlotId.make(id(6))] as const,
  note: null,
  price: { minor, currency: Currency.make("USD") },
  startsAt: after(startsIn),
  endsAt: after(startsIn + 60),
  concludesAt: after(startsIn + 60),
  heldUntil: after(35)
})

const Step = Schema.Struct({ trigger: Trigger, minutes: Schema.Int.pipe(Schema.between(0, 3 * 24 * 60)) })
const steps = Schema.Array(Step).pipe(Schema.maxItems(30))
/** Free about as often as paid. */
const minor = Schema.Literal(0n, 8000n)
const startsIn = Schema.Int.pipe(Schema.between(1, 5 * 24 * 60))

interface Played {
  readonly before: Booking
  readonly after: Booking
  readonly at: DateTime.Utc
  readonly trigger: Trigger
  readonly effects: ReadonlyArray<string>
  readonly refused: TransitionRefused | undefined
}

const play = (price: bigint, begins: number, script: ReadonlyArray<typeof Step.Type>): ReadonlyArray<Played> => {
  const made = Either.getOrThrow(book(wanted(price, begins), start, policy))
  const trigger = isFree(made.booking) ? "book_free" : "book_paid"
  const played: Array<Played> = [
    {
      before: made.booking,
      after: made.booking,
      at: start,
      trigger,
      effects: made.transition.effects,
      refused: undefined
    }
  ]
  let [booking, at] = [made.booking, start]
  for (const step of script) {
    at = DateTime.add(at, { minutes: step.minutes })
    const result = move(booking, step.trigger, at, policy)
    const next = Either.isRight(result) ? result.right.booking : booking
    played.push({
      before: booking,
      after: next,
      at,
      trigger: step.trigger,
      effects: Either.isRight(result) ? result.right.transition.effects : [],
      refused: Either.isLeft(result) ? result.left : undefined
    })
    booking = next
  }
  return played
}

/** Who may go where, written down a second time: state by state, from the spec and the decisions. */
const expected: { readonly [S in BookingState]: { readonly [T in Trigger]?: BookingState } } = {
  pending_payment: { settle: "paid", lose_seat: "cancelled", lapse: "cancelled" },
  requested: { accept: "confirmed", decline: "cancelled", leave_unanswered: "cancelled" },
  paid: { accept: "confirmed", decline: "paid:declined", leave_unanswered: "paid:declined", refund: "refunded" },
  "paid:declined": { refund: "refunded", keep_payment: "cancelled" },
  confirmed: { refund: "refunded", complete: "completed", auto_complete: "completed" },
  completed: {},
  cancelled: { settle: "paid" },
  refunded: {}
}
const states = Object.keys(expected) as ReadonlyArray<BookingState>

describe("the table of booking transitions", () => {
  it("has the moves of the spec and no other, each once", () => {
    const found = states.map((from) => [
      from,
      Object.fromEntries(transitions.filter((row) => row.from === from).map(({ on, to }) => [on, to]))
    ])
    assert.deepStrictEqual(Object.fromEntries(found), expected)
    const keys = transitions.map(({ from, on }) => `${from} ${on}`)
    assert.strictEqual(new Set(keys).size, keys.length)
    assert.strictEqual(
      keys.length,
      2 + states.flatMap((from) => Object.keys(expected[from])).length,
      "two ways of beginning, and those above"
    )
  })

  it("names a condition, an event and an effect only where a row uses them", () => {
    for (const trigger of Trigger.literals)
      assert.isTrue(
        transitions.some(({ on }) => on === trigger),
        trigger
      )
  })
})

describe("a booking's life", () => {
  it.prop("no illegal move is possible, and an illegal one says so", { minor, startsIn, steps }, (given) => {
    for (const { after, before, refused, trigger } of play(given.minor, given.startsIn, given.steps).slice(1)) {
      const to = expected[stateOf(before)][trigger]
      if (refused === undefined) assert.strictEqual(stateOf(after), to)
      else {
        assert.deepStrictEqual(after, before)
        assert.instanceOf(refused, TransitionRefused)
        assert.strictEqual(refused.requires === null, to === undefined)
        assert.match(refused.message, /^This booking cannot be \w+( unless|: it is) [a-z ']+\.$/)
      }
    }
  })

  it.prop("a seat is taken exactly in the states that have one", { minor, startsIn, steps }, (given) => {
    let seats = 0
    for (const { after, effects } of play(given.minor, given.startsIn, given.steps)) {
      if (effects.includes("claim_seats")) seats++
      if (effects.includes("free_seats")) seats--
      assert.strictEqual(seats, ["requested", "paid", "confirmed", "completed"].includes(stateOf(after)) ? 1 : 0)
    }
  })

  it.prop("money goes back once at most, and only what was paid", { minor, startsIn, steps }, (given) => {
    const played = play(given.minor, given.startsIn, given.steps)
    const refunds = played.filter(({ effects }) => effects.includes("request_refund"))
    assert.isAtMost(refunds.length, 1)
    for (const { before } of refunds) assert.strictEqual(before.status, "paid")
    for (const { after } of played) {
      if (after.status === "refunded") assert.isNotNull(after.paidAt)
      if (given.minor === 0n) {
        assert.notInclude(["pending_payment", "paid", "refunded"], after.status)
        assert.isNull(after.paidAt)
      } else if (["confirmed", "completed"].includes(after.status)) assert.isNotNull(after.paidAt)
    }
  })

  it.prop("deadlines are kept on both sides and stand only where they run", { minor, startsIn, steps }, (given) => {
    for (const { after, at, before, refused, trigger } of play(given.minor, given.startsIn, given.steps)) {
      const state = stateOf(after)
      assert.strictEqual(after.paymentExpiresAt !== null, state === "pending_payment")
      assert.strictEqual(after.respondBy !== null, state === "requested" || state === "paid")
      assert.strictEqual(after.autoCompleteAt !== null, state === "confirmed")
      if (refused !== undefined || after === before) continue
      const isDue = before.respondBy !== null && DateTime.greaterThanOrEqualTo(at, before.respondBy)
      if (trigger === "accept") assert.isFalse(isDue)
      if (trigger === "leave_unanswered") assert.isTrue(isDue)
      if (after.status === "completed") assert.isTrue(DateTime.greaterThanOrEqualTo(at, before.concludesAt))
      if (trigger === "settle") assert.isTrue(DateTime.lessThan(at, before.startsAt))
    }
  })

  it("a late payment revives what lapsed, and nothing else that was cancelled", () => {
    const { booking } = Either.getOrThrow(book(wanted(8000n, 600), start, policy))
    const then = (from: Booking, trigger: Trigger) => Either.getOrThrow(move(from, trigger, after(40), policy)).booking
    const revived = then(then(booking, "lapse"), "settle")
    assert.deepInclude(revived, { status: "paid", closedBecause: null, cancelledAt: null })
    const late = move(then(booking, "lose_seat"), "settle", after(40), policy)
    assert.deepInclude(Either.getOrThrow(Either.flip(late)), { status: "cancelled", requires: "lapsed_unpaid" })
  })

  it("a session that has begun is not booked any more", () => {
    const refusal = Either.flip(book(wanted(0n, 0), start, policy))
    assert.deepInclude(Either.getOrThrow(refusal), { status: null, requires: "not_begun" })
  })
})

describe("deadlines", () => {
  it.prop("a checkout lives between 30 minutes and 24 hours", { minutes: Schema.Int }, ({ minutes }) => {
    const bounded = Math.min(24 * 60, Math.max(30, minutes % 100_000))
    assert.deepStrictEqual(paymentExpiry(after(minutes % 100_000), start), after(bounded))
  })

  it("a mentor answers within 48 hours, an hour before the start, or before a start that is nearer", () => {
    for (const [begins, due] of [
      [5 * 24 * 60, 48 * 60],
      [49 * 60, 48 * 60],
      [48 * 60, 47 * 60],
      [90, 30],
      [61, 1],
      [60, 60],
      [20, 20]
    ] as const) {
      assert.deepStrictEqual(respondBy(start, after(begins), policy), after(due), `starts in ${begins} minutes`)
    }
  })

  it("a booking completes itself a day after its last session", () => {
    assert.deepStrictEqual(autoCompleteAt(after(0), policy), after(24 * 60))
  })
})
