/** The table of transitions against the specification, and a booking's life as any order of triggers could play it. */
import { assert, describe, it } from "@effect/vitest"
import {
  type BookingState,
  type PaidMoney,
  type Transition,
  TransitionRefused,
  Trigger,
  transitions,
  transitionsFor
} from "@mentorkit/core/bookings"
import { type Booking, book } from "@mentorkit/core/bookings/ports"
import { Case, Condition, cases, conditions, isFree, move, stateOf } from "@mentorkit/core/internal/bookings"
import { DateTime, Either, Schema } from "effect"
import { after, booked, paidMoney, policy, start, states, wished } from "./lives.js"

type Moves = { readonly [T in Trigger]?: BookingState | { readonly [C in Case]?: BookingState } }

/** Who may go where, written down a second time: state by state, from the spec and the decisions. */
const expected: { readonly [S in BookingState | "nothing"]: Moves } = {
  nothing: { book_free: "requested", book_paid: "pending_payment", request_appointment: "requested" },
  pending_payment: {
    settle: "paid",
    lose_seat: "cancelled",
    lapse: "cancelled",
    cancel_by_mentee: "cancelled",
    lose_mentor: "cancelled",
    lose_mentee: "cancelled"
  },
  requested: {
    accept: { costs_nothing: "confirmed", costs_something: "confirmed:unpaid" },
    decline: "cancelled",
    leave_unanswered: "cancelled",
    cancel_by_mentee: "cancelled",
    lose_mentor: "cancelled",
    lose_mentee: "cancelled"
  },
  paid: {
    accept: "confirmed",
    decline: "paid:declined",
    leave_unanswered: "paid:declined",
    cancel_by_mentee: "paid:cancelled",
    lose_mentor: "paid:cancelled",
    lose_mentee: "paid:cancelled",
    refund: "refunded"
  },
  "paid:declined": { refund: "refunded", keep_payment: "cancelled" },
  "paid:cancelled": { refund: "refunded", keep_payment: "cancelled" },
  "confirmed:unpaid": {
    settle: "confirmed",
    lose_seat: "cancelled",
    lapse: "cancelled",
    cancel_by_mentee: "cancelled",
    cancel_by_mentor: "cancelled",
    lose_mentor: "cancelled",
    lose_mentee: "cancelled"
  },
  confirmed: {
    cancel_by_mentee: { money_back: "confirmed:cancelled", no_money_back: "cancelled" },
    cancel_by_mentor: { money_back: "confirmed:cancelled", no_money_back: "cancelled" },
    lose_mentor: { money_back: "confirmed:cancelled", no_money_back: "cancelled" },
    lose_mentee: { money_back: "confirmed:cancelled", no_money_back: "cancelled" },
    refund: "refunded",
    schedule_follow_up: "confirmed",
    complete: "completed",
    auto_complete: "completed"
  },
  "confirmed:cancelled": { refund: "refunded", refund_in_part: "cancelled", keep_payment: "cancelled" },
  completed: {},
  // Too late to be paid, but paid: the session comes back, as far as the mentor had got with it.
  cancelled: {
    settle: { unanswered: "paid", accepted: "confirmed" },
    lose_seat: "cancelled",
    deliver_kept: "cancelled"
  },
  refunded: {}
}

const seated = ["requested", "paid", "confirmed", "confirmed:unpaid", "completed"]

const writtenAs = (rows: ReadonlyArray<Transition>): Moves[Trigger] =>
  rows.length === 1 && rows[0]?.when === undefined
    ? rows[0]?.to
    : Object.fromEntries(rows.map(({ to, when }) => [when, to]))

const targetsOf = (state: BookingState, trigger: Trigger): ReadonlyArray<BookingState> => {
  const found = expected[state][trigger]
  return found === undefined ? [] : typeof found === "string" ? [found] : Object.values(found)
}

describe("the table of booking transitions", () => {
  it("has the moves of the spec and no other", () => {
    for (const from of [null, ...states]) {
      const found = Trigger.literals.flatMap((on) => {
        const rows = transitionsFor(from, on)
        return rows.length === 0 ? [] : [[on, writtenAs(rows)]]
      })
      assert.deepStrictEqual(Object.fromEntries(found), expected[from ?? "nothing"], String(from))
    }
    const keys = transitions.map(({ from, on, when }) => `${from} ${on} ${when}`)
    assert.strictEqual(new Set(keys).size, keys.length, "each once")
  })

  it("declares nothing that no row uses, and says it in words", () => {
    const uses = (pick: (row: Transition) => unknown) => new Set(transitions.map(pick))
    assert.deepStrictEqual([...uses(({ on }) => on)].sort(), [...Trigger.literals].sort())
    assert.deepStrictEqual([...new Set(transitions.flatMap(({ requires }) => requires))].sort(), [
      ...[...Condition.literals].sort()
    ])
    const used = [...uses(({ when }) => when)].filter((when) => when !== undefined)
    assert.deepStrictEqual(used.sort(), [...Case.literals].sort())
    assert.hasAllKeys(conditions, [...Condition.literals])
    assert.hasAllKeys(cases, [...Case.literals])
    const effects = {
      ...{ keep_seats: 0, claim_seats: 0, claim_added_seats: 0, release_seats: 0, free_seats: 0 },
      ...{ ask_payment: 0, drop_payment: 0, request_refund: 0, deliver: 0, deliver_at_end: 0 },
      ...{ release_meeting: 0, plan_reminders: 0 }
    } satisfies { readonly [E in Transition["effects"][number]]: 0 }
    assert.deepStrictEqual([...new Set(transitions.flatMap((row) => row.effects))].sort(), Object.keys(effects).sort())
    const events = {
      ...{ BookingRequested: 0, BookingPaid: 0, AppointmentPaid: 0, BookingConfirmed: 0, BookingDeclined: 0 },
      ...{ BookingCancelled: 0, BookingCompleted: 0, FollowUpScheduled: 0 }
    } satisfies { readonly [A in NonNullable<Transition["announces"]>]: 0 }
    const told = [...uses(({ announces }) => announces)].filter((name) => name !== null)
    assert.deepStrictEqual(told.sort(), Object.keys(events).sort())
  })

  it("takes seats on the way in, gives them back on the way out, and touches payments before slots", () => {
    const takes = ["claim_seats"]
    const money = ["ask_payment", "drop_payment", "request_refund", "deliver", "deliver_at_end"]
    for (const { effects, from, to } of transitions) {
      const [had, has] = [from !== null && seated.includes(from), seated.includes(to)]
      assert.strictEqual(
        effects.some((effect) => takes.includes(effect)),
        !had && has,
        `${from} to ${to}`
      )
      assert.strictEqual(effects.includes("free_seats"), had && !has, `${from} to ${to}`)
      assert.strictEqual(effects.includes("release_seats"), from === "pending_payment" && to === "cancelled")
      const isMoney = effects.map((effect) => money.includes(effect))
      if (!effects.includes("deliver_at_end"))
        assert.isAtMost(isMoney.lastIndexOf(true), Math.max(isMoney.indexOf(false), 0))
      assert.strictEqual(
        effects.includes("release_meeting") && effects.includes("plan_reminders"),
        to === "confirmed" && from !== "confirmed",
        `${from} to ${to}`
      )
    }
  })

  it("tells whoever is concerned, and says why a session is off", () => {
    for (const { announces, because, from, on, to } of transitions) {
      const isOff = !["cancelled", "refunded"].includes(String(from)) && !String(from).includes(":cancelled")
      if (because !== undefined) assert.isNotNull(announces, `${from} ${on}`)
      if (announces === "BookingCancelled" || announces === "BookingDeclined") assert.isDefined(because)
      if (to !== "completed" && !seated.includes(to) && to !== "pending_payment" && isOff && from !== "paid:declined")
        assert.isDefined(because, `${from} ${on}`)
    }
  })
})

const Step = Schema.Struct({
  trigger: Trigger,
  minutes: Schema.Int.pipe(Schema.between(0, 3 * 24 * 60)),
  /** Of the price: what somebody has given back before. */
  isRefunded: Schema.Boolean
})
const world = {
  minor: Schema.Literal(0n, 8000n),
  origin: Schema.Literal("checkout", "appointment"),
  startsIn: Schema.Int.pipe(Schema.between(1, 5 * 24 * 60)),
  steps: Schema.Array(Step).pipe(Schema.maxItems(30))
}
interface World {
  readonly minor: bigint
  readonly origin: "checkout" | "appointment"
  readonly startsIn: number
  readonly steps: ReadonlyArray<typeof Step.Type>
}

interface Played {
  readonly before: Booking
  readonly after: Booking
  readonly at: DateTime.Utc
  readonly trigger: Trigger
  readonly paid: PaidMoney | null
  readonly row: Transition | undefined
  readonly refused: TransitionRefused | undefined
}

const play = (given: World): ReadonlyArray<Played> => {
  let booking = booked(given).booking
  let at = start
  return given.steps.map(({ isRefunded, minutes, trigger }) => {
    at = DateTime.add(at, { minutes })
    const paid = booking.paidAt === null ? null : paidMoney({ refundedMinor: isRefunded ? booking.price.minor : 0n })
    const result = move(booking, trigger, at, policy, paid)
    const before = booking
    if (Either.isRight(result)) booking = result.right.booking
    const refused = Either.isLeft(result) ? result.left : undefined
    const row = Either.isRight(result) ? result.right.transition : undefined
    return { before, after: booking, at, trigger, paid, row, refused }
  })
}

/** What a case means, said a second time; no answer of `booking.ts` is asked for. */
const means: { readonly [C in Case]: (played: Played) => boolean } = {
  costs_nothing: ({ before }) => before.price.minor === 0n,
  costs_something: ({ before }) => before.price.minor > 0n,
  money_back: (played) => !means.no_money_back(played),
  no_money_back: ({ at, before, paid, trigger }) =>
    paid === null ||
    paid.refundedMinor === paid.amount.minor ||
    (trigger === "cancel_by_mentee" && before.startsAt.epochMillis - at.epochMillis <= 24 * 60 * 60 * 1000),
  accepted: ({ before }) => before.acceptedAt !== null,
  unanswered: ({ before }) => before.acceptedAt === null
}

describe("one booking's life", () => {
  it.prop("no illegal move is possible, and an illegal one says so", world, (given) => {
    for (const { after, before, refused, trigger } of play(given)) {
      const targets = targetsOf(stateOf(before), trigger)
      if (refused === undefined) assert.include(targets, stateOf(after))
      else {
        assert.deepStrictEqual(after, before)
        assert.instanceOf(refused, TransitionRefused)
        assert.strictEqual(refused.requires === null, targets.length === 0)
        assert.match(
          refused.message,
          /^This booking cannot be [a-z -]+( unless [a-z ']+|: it is [a-z ]+|: it has been (declined|cancelled))\.$/
        )
      }
    }
  })

  it.prop("of several rows for a move exactly one counts, and it is the one that was meant", world, (given) => {
    for (const played of play(given)) {
      const rows = transitionsFor(stateOf(played.before), played.trigger)
      if (rows.length < 2) continue
      const counting = rows.filter(({ when }) => when !== undefined && means[when](played))
      assert.lengthOf(counting, 1)
      if (played.row !== undefined) assert.deepStrictEqual(played.row, counting[0])
    }
  })

  it("a late payment revives what lapsed, and nothing else that was cancelled", () => {
    const then = (from: Booking, trigger: Trigger) => Either.getOrThrow(move(from, trigger, after(40), policy)).booking
    const { booking } = booked({ startsIn: 600 })
    const revived = then(then(booking, "lapse"), "settle")
    assert.deepInclude(revived, { status: "paid", closedBecause: null, cancelledAt: null })
    for (const ending of ["lose_seat", "cancel_by_mentee"] as const) {
      const late = move(then(booking, ending), "settle", after(40), policy)
      assert.deepInclude(Either.getOrThrow(Either.flip(late)), { status: "cancelled", requires: "lapsed_unpaid" })
    }
    const accepted = then(booked({ startsIn: 600, origin: "appointment" }).booking, "accept")
    assert.strictEqual(stateOf(accepted), "confirmed:unpaid")
    assert.strictEqual(stateOf(then(then(accepted, "lapse"), "settle")), "confirmed")
  })

  it("a session that has begun is not booked any more", () => {
    for (const origin of ["checkout", "appointment"] as const) {
      for (const minor of [0n, 8000n]) {
        const refusal = Either.flip(book(wished({ minor, origin, startsIn: 0 }), start, policy))
        assert.deepInclude(Either.getOrThrow(refusal), { status: null, requires: "not_begun" })
      }
    }
  })

  it("begins as its price and its origin have it", () => {
    const stateAt = (minor: bigint, origin: "checkout" | "appointment") => stateOf(booked({ minor, origin }).booking)
    assert.strictEqual(stateAt(8000n, "checkout"), "pending_payment")
    for (const minor of [0n, 8000n]) assert.strictEqual(stateAt(minor, "appointment"), "requested")
    assert.strictEqual(stateAt(0n, "checkout"), "requested")
    assert.isTrue(isFree(booked({ minor: 0n }).booking))
  })
})
