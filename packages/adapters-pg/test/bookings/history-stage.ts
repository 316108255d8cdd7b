/** Where histories of bookings are played, and who plays in them. */
import { SqlClient } from "@effect/sql"
import { Appointments, type BookingId, Bookings } from "@mentorkit/core/bookings"
import type { User } from "@mentorkit/core/kernel"
import { PaymentId, Payments, RefundId } from "@mentorkit/core/payments"
import type { BookingAttemptId } from "@mentorkit/core/scheduling"
import { hold, newOffer, sweepBookings } from "@mentorkit/test-kit/bookings/bookings"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { sweep } from "@mentorkit/test-kit/payments/sales"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { Duration, Effect, TestClock } from "effect"

export const doings = [
  ...["hold", "book", "ask", "pay", "payLater", "settleLater", "cancel", "acceptBooking", "declineBooking"],
  ...["completeBooking", "cancelByMentee", "cancelByMentor", "followUp", "refundAtGateway", "refundByAdmin"],
  ...["refundInPart", "refuseRefund", "confirmRefunds", "wait", "sweep", "cutLine", "mendLine", "loseRefundNews"],
  ...["giveAtOnce", "giveByNews", "hang"]
] as const

export interface Step {
  readonly does: (typeof doings)[number]
  readonly buyer: number
  readonly which: number
  readonly minutes: number
}

const days = (count: number) => count * 24 * 60

/**
 * One mentor with slots in four days: two that overlap, one for a group, two for nothing; those of the package have two
 * follow-ups a week later. And three who want them.
 */
export const newStage = Effect.gen(function* () {
  const mentor = yield* newMentor()
  const hours = (count: number) => (count - 24) * 60
  const single = yield* newOffer({ mentor, after: hours(5), followUpCount: 1 })
  const overlapping = yield* newSlot({ ...single, after: hours(5) + 35 })
  const tomorrow = yield* newSlot({ ...single, after: hours(30) })
  const group = yield* newOffer({ mentor, maxCapacity: 2, after: hours(52) })
  const free = yield* newOffer({ mentor, priceMinor: 0n, after: hours(75) })
  const last = yield* newSlot({ ...free, after: hours(100) })
  const later = yield* Effect.forEach([6, 7], (day) => newSlot({ ...single, after: days(day) }))
  return {
    ...mentor,
    buyers: [yield* newUser(), yield* newUser(), yield* newUser()],
    slots: [single, overlapping, tomorrow, group, free, last].map(({ slotId }) => slotId),
    followUps: later.map(({ slotId }) => slotId)
  }
})

const paymentOf = Effect.fnUntraced(function* (id: BookingId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly id: string }>`select id from payments where purchasable_id = ${id}`
  return PaymentId.make((yield* Effect.fromNullable(row)).id)
})

const refund = Effect.fnUntraced(function* (id: BookingId, amount_minor?: number) {
  const { refundTransaction } = yield* Payments
  const transactionId = yield* paymentOf(id)
  yield* refundTransaction(yield* newAdmin, { transactionId, note: "Asked", reason: "duplicate", amount_minor })
})

type Decision = "waive" | "retry" | "paid_elsewhere"

const decideRefused = Effect.fnUntraced(function* (action: Decision) {
  const { resolveRefund } = yield* Payments
  const sql = yield* SqlClient.SqlClient
  const refused = yield* sql<{ readonly id: string }>`
    select id from refunds where state = 'refused' and resolution is null`
  for (const { id } of refused) {
    yield* resolveRefund(yield* newAdmin, { id: RefundId.make(id), action, note: "Decided by hand" })
  }
})

/**
 * The gateway is well again, hours pass, and sweeps come by: everything that it was asked for is decided by then. What it
 * has refused is an admin's to decide, who does.
 */
export const settleRefunds = Effect.gen(function* () {
  const till = yield* Till
  yield* till.setGiving("byNews")
  yield* till.mendLine
  for (let hour = 0; hour < 3; hour++) {
    yield* TestClock.adjust("61 minutes")
    yield* sweep("payments.resumeRefunds")
  }
  yield* decideRefused("waive")
})

/** The gateway will not give back what was asked for, and an admin decides that the mentor keeps it, or asks again. */
const refuseRefunds = Effect.fnUntraced(function* (action: Decision) {
  const till = yield* Till
  yield* till.setGivingBack(false)
  yield* till.confirmRefunds
  yield* till.setGivingBack(true)
  yield* decideRefused(action)
})

interface Made {
  readonly id: BookingId
  readonly buyer: User
}

export const newActors = Effect.fnUntraced(function* (stage: Effect.Effect.Success<typeof newStage>) {
  const { buyers, followUps, mentor, slots } = stage
  const kit = yield* Bookings
  const appointments = yield* Appointments
  const till = yield* Till
  const attempts = new Map<User, BookingAttemptId>()
  const made: Array<Made> = []

  const book = Effect.fnUntraced(function* (buyer: User, bookingAttemptId: BookingAttemptId, does: "book" | "ask") {
    attempts.delete(buyer)
    const id =
      does === "book"
        ? (yield* kit.createBooking(buyer, { booking_attempt_id: bookingAttemptId })).booking.id
        : (yield* appointments.request({ menteeId: buyer.userId, bookingAttemptId, note: null })).id
    made.push({ id, buyer })
  })

  const followUp = Effect.fnUntraced(function* ({ buyer, id }: Made, which: number) {
    const booking_attempt_id = yield* hold(buyer, followUps[which % followUps.length]!)
    yield* kit.scheduleFollowUp(buyer, { id, booking_attempt_id })
  })

  /** Of one that was made. */
  const go = (
    one: Made,
    { does, which }: Step
  ): Effect.Effect<
    unknown,
    unknown,
    Till | Payments | SqlClient.SqlClient | Effect.Effect.Context<ReturnType<typeof followUp>>
  > => {
    const { buyer, id } = one
    switch (does) {
      case "pay":
      case "payLater":
        return Effect.zipRight(Effect.ignore(kit.getPaymentLink(buyer, { id })), till[does](id))
      case "settleLater":
        return till.settleLater(id, which % 3 > 0)
      case "cancel":
      case "refundAtGateway":
        return till[does](id)
      case "acceptBooking":
      case "declineBooking":
      case "completeBooking":
        return kit[does](mentor, { id })
      case "cancelByMentee":
        return kit.cancelMenteeBooking(buyer, { id })
      case "cancelByMentor":
        return kit.cancelMentorBooking(mentor, { id })
      case "followUp":
        return followUp(one, which)
      case "refundByAdmin":
        return refund(id)
      case "refundInPart":
        return refund(id, 1000)
      default:
        return Effect.void
    }
  }

  /** What the rules forbid is refused, which is part of the play; a defect ends it. */
  return Effect.fnUntraced(function* (step: Step) {
    const [buyer, slot] = [buyers[step.buyer], slots[step.which % slots.length]]
    if (buyer === undefined || slot === undefined) return
    const attempt = attempts.get(buyer)
    switch (step.does) {
      case "wait":
        return yield* TestClock.adjust(Duration.minutes(step.minutes))
      case "sweep":
        yield* sweep("payments.resumeRefunds")
        return yield* sweepBookings
      case "giveAtOnce":
        return yield* till.setGiving("atOnce")
      case "giveByNews":
        return yield* till.setGiving("byNews")
      case "hang":
        return yield* till.setGiving("hangs")
      case "confirmRefunds":
      case "cutLine":
      case "loseRefundNews":
      case "mendLine":
        return yield* till[step.does]
      case "refuseRefund":
        return yield* refuseRefunds((["waive", "retry", "paid_elsewhere"] as const)[step.which % 3]!)
      case "hold":
      case "book":
      case "ask":
        if (step.does !== "hold" && attempt !== undefined) return yield* book(buyer, attempt, step.does)
        return attempts.set(buyer, yield* hold(buyer, slot))
    }
    const one = made[step.which % Math.max(1, made.length)]
    if (one !== undefined) yield* go(one, step)
  })
})
