/** Who is written to about which booking or payment, and the gist of what. */
import { assert, describe, it } from "@effect/vitest"
import { type BookingCard, BookingCards, BookingId, type ClosedBecause } from "@mentorkit/core/bookings"
import { type User, UserRepository } from "@mentorkit/core/identity"
import { Currency, LinkBase, MentorId, type Subscriber, UserId } from "@mentorkit/core/kernel"
import * as notifications from "@mentorkit/core/notifications"
import {
  type Payment,
  PaymentId,
  PaymentRepository,
  type Refund,
  RefundId,
  RefundRepository
} from "@mentorkit/core/payments"
import { type MentorProfile, MentorRepository } from "@mentorkit/core/profiles"
import { SessionTypeId } from "@mentorkit/core/scheduling"
import { DateTime, Effect, Layer, Option } from "effect"

const id = (last: number) => `01a1fb67-1800-7000-8001-${String(last).padStart(12, "0")}`
const [menteeId, mentorUserId, mentorId] = [UserId.make(id(1)), UserId.make(id(2)), MentorId.make(id(3))]
const [bookingId, paymentId, refundId] = [BookingId.make(id(4)), PaymentId.make(id(5)), RefundId.make(id(6))]
const usd = Currency.make("USD")

const at = DateTime.unsafeMake("2027-03-01T00:00:00Z")

const person = (userId: UserId, email: string, fullName: string, timeZone: string): User => ({
  id: userId,
  fullName,
  username: fullName.toLowerCase(),
  email,
  hasPassword: true,
  timeZone,
  bio: null,
  about: null,
  gender: null,
  avatarUrl: null,
  coverPhotoUrl: null,
  socialLinks: {},
  twoFactorMethods: [],
  defaultTwoFactorMethod: null,
  phoneNumber: null,
  phoneVerifiedAt: null,
  emailVerifiedAt: at,
  isActive: true,
  bannedAt: null,
  roles: ["mentee"],
  createdAt: at,
  updatedAt: at
})

const people = [
  person(menteeId, "ada@example.test", "Ada", "Asia/Kolkata"),
  person(mentorUserId, "maya@example.test", "Maya", "America/New_York")
]

const mentor: MentorProfile = {
  id: mentorId,
  userId: mentorUserId,
  headline: "Staff engineer",
  timeZone: "Europe/Berlin",
  currency: usd,
  hourlyRateMinor: 8000n,
  yearsOfExperience: 12,
  approvalStatus: "approved",
  submittedAt: at,
  approvedAt: at,
  rejectionReason: null,
  vacationMode: false,
  vacationEndsAt: null,
  expertise: [],
  createdAt: at,
  updatedAt: at
}

const booking: BookingCard = {
  id: bookingId,
  menteeId,
  mentorId,
  sessionTypeId: SessionTypeId.make(id(7)),
  origin: "checkout",
  status: "paid",
  pendingDecision: null,
  closedBecause: null,
  note: "About my parser.",
  mentorNote: null,
  summary: null,
  price: { minor: 8000n, currency: usd },
  startsAt: DateTime.unsafeMake("2027-03-14T14:00:00Z"),
  endsAt: DateTime.unsafeMake("2027-03-14T14:30:00Z"),
  concludesAt: DateTime.unsafeMake("2027-03-14T14:30:00Z"),
  followUpCount: 0,
  followUpIntervalDays: 7,
  followUpFlexibilityDays: 2,
  followUpFrom: null,
  followUpUntil: null,
  paymentId,
  meetingUrl: null,
  deliverAt: null,
  cancelReason: null,
  revision: 1,
  paymentExpiresAt: null,
  respondBy: DateTime.unsafeMake("2027-03-14T13:00:00Z"),
  autoCompleteAt: null,
  paidAt: at,
  acceptedAt: null,
  declinedAt: null,
  declineReason: null,
  completedAt: null,
  cancelledAt: null,
  refundedAt: null,
  createdAt: at,
  updatedAt: at,
  mentor: { name: "Maya", username: "maya", avatarUrl: null },
  mentee: { name: "Ada", username: "ada", avatarUrl: null },
  sessionType: { title: "Code review", durationMinutes: 30 },
  slots: [],
  paymentStatus: "succeeded"
}

const payment: Payment = {
  id: paymentId,
  reference: "PAY-7K3M9QXZ2T4W",
  purpose: "booking",
  purchasableId: bookingId,
  payerId: menteeId,
  mentorId,
  amount: { minor: 8000n, currency: usd },
  description: "Code review with Maya",
  platformFeeMinor: 1200n,
  refundedMinor: 0n,
  feeRefundedMinor: 0n,
  elsewhereMinor: 0n,
  lostMinor: 0n,
  disputedMinor: 0n,
  waitingMinor: 0n,
  owedBecause: null,
  status: "succeeded",
  gateway: "offline",
  chargeId: null,
  createdAt: at,
  expiresAt: at,
  paidAt: at,
  sumsCountFrom: null,
  deliveredAt: null,
  clearsAt: null,
  clearedAt: null,
  subscriptionId: null,
  gatewaySubscriptionId: null,
  gatewayInvoiceId: null
}

const refund: Refund = {
  id: refundId,
  paymentId,
  amountMinor: 2050n,
  reason: "requested_by_customer",
  state: "succeeded",
  idempotencyKey: "a key",
  requestedBy: null,
  note: null,
  refusal: null,
  createdAt: at,
  succeededAt: at
}

interface World {
  readonly card?: Partial<BookingCard>
  readonly isGone?: boolean
}

const portsOf = (sent: Array<notifications.Mail>, { card = {}, isGone = false }: World) => {
  const row = <T>(found: T | undefined) => Effect.succeed(isGone ? Option.none<T>() : Option.fromNullable(found))
  return Layer.mergeAll(
    Layer.succeed(LinkBase, { appUrl: "https://api.example.test", frontendUrl: "https://app.example.test" }),
    Layer.succeed(notifications.Mailer, { send: (mail) => Effect.sync(() => void sent.push(mail)) }),
    Layer.mock(UserRepository, { find: (userId) => row(people.find((one) => one.id === userId)) }),
    Layer.mock(MentorRepository, { find: () => row(mentor) }),
    Layer.mock(BookingCards, { find: () => row({ ...booking, ...card }) }),
    Layer.mock(PaymentRepository, { find: () => row(payment) }),
    Layer.mock(RefundRepository, { find: () => row(refund) })
  )
}
type Ports = Layer.Layer.Success<ReturnType<typeof portsOf>>

/** What a subscriber mails about the world as it is. */
const mailed = Effect.fnUntraced(function* <A>(
  building: Effect.Effect<Subscriber<A>, never, Ports>,
  payload: A,
  world: World = {}
) {
  const sent: Array<notifications.Mail> = []
  const subscriber = yield* Effect.provide(building, portsOf(sent, world))
  yield* subscriber.run(payload, { eventId: id(9), occurredAt: at })
  return sent
})

const told = { bookingId, menteeId, mentorId }
const addressees = (mails: ReadonlyArray<notifications.Mail>) => mails.map(({ to }) => to)

describe("mails about sessions", () => {
  it.effect("ask the mentor to answer, by the mentor's clock", () =>
    Effect.gen(function* () {
      const [mail, ...more] = yield* mailed(notifications.mailSessionBooked, told)
      assert.isEmpty(more)
      assert.strictEqual(mail?.to, "maya@example.test")
      assert.include(mail?.text, "booked and paid")
      assert.include(mail?.text, "Mentee: Ada\nWhen: Sunday, 14 March 2027, 15:00 (Europe/Berlin)")
      assert.include(
        mail?.text,
        "Please answer by: Sunday, 14 March 2027, 14:00 (Europe/Berlin)\nNote: About my parser."
      )
      const [free] = yield* mailed(notifications.mailSessionBooked, told, {
        card: { price: { minor: 0n, currency: usd } }
      })
      assert.notInclude(free?.text, "paid")
      assert.notInclude(free?.text, "money")
    })
  )

  it.effect("tell the mentee of a confirmation, by the mentee's clock", () =>
    Effect.gen(function* () {
      const mails = yield* mailed(notifications.mailSessionConfirmed, told)
      assert.deepStrictEqual(addressees(mails), ["ada@example.test"])
      assert.include(mails[0]?.text, "Mentor: Maya\nWhen: Sunday, 14 March 2027, 19:30 (Asia/Kolkata)")
    })
  )

  it.effect("tell the mentee of a decline, why, and what becomes of the money", () =>
    Effect.gen(function* () {
      const [paid] = yield* mailed(notifications.mailSessionDeclined, told, {
        card: { closedBecause: "declined", declineReason: "I am ill." }
      })
      assert.strictEqual(paid?.to, "ada@example.test")
      assert.include(paid?.text, "Your mentor cannot take the session.")
      assert.include(paid?.text, "goes back to you in full")
      assert.include(paid?.text, "Reason: I am ill.")
      const [free] = yield* mailed(notifications.mailSessionDeclined, told, {
        card: { closedBecause: "unanswered", price: { minor: 0n, currency: usd } }
      })
      assert.include(free?.text, "did not answer in time")
      assert.notInclude(free?.text, "goes back")
    })
  )

  it.effect("tell of a cancellation whoever knew of the booking", () =>
    Effect.gen(function* () {
      const of = (closedBecause: ClosedBecause) =>
        Effect.map(mailed(notifications.mailSessionCancelled, told, { card: { closedBecause } }), addressees)
      assert.deepStrictEqual(yield* of("payment_lapsed"), ["ada@example.test"])
      assert.deepStrictEqual(yield* of("capacity_conflict"), ["ada@example.test"])
      assert.deepStrictEqual(yield* of("refunded"), ["ada@example.test", "maya@example.test"])
    })
  )

  it.effect("are not written about what is gone", () =>
    Effect.gen(function* () {
      assert.isEmpty(yield* mailed(notifications.mailSessionBooked, told, { isGone: true }))
      assert.isEmpty(yield* mailed(notifications.mailSessionCancelled, told, { isGone: true }))
    })
  )
})

const parties = { paymentId, purpose: "booking", purchasableId: bookingId, payerId: menteeId, mentorId } as const

describe("mails about money", () => {
  it.effect("tell the mentor what arrived, the fee and what is left", () =>
    Effect.gen(function* () {
      const [mail, ...more] = yield* mailed(notifications.mailPaymentReceived, parties)
      assert.isEmpty(more)
      assert.deepInclude(mail, { to: "maya@example.test", subject: "You received a payment of $80.00" })
      assert.include(
        mail?.text,
        "For: Code review with Maya\nAmount: $80.00\nPlatform fee: $12.00\nYou earn: $68.00\nReference: PAY-7K3M9QXZ2T4W"
      )
    })
  )

  it.effect("tell whoever has paid what comes back, and by when", () =>
    Effect.gen(function* () {
      const [part, ...more] = yield* mailed(notifications.mailRefundIssued, { ...parties, refundId, isFull: false })
      assert.isEmpty(more)
      assert.deepInclude(part, { to: "ada@example.test", subject: "Your refund of $20.50" })
      assert.include(part?.text, "A part of your payment")
      assert.include(part?.text, "The funds arrive within 5 working days")
      const [full] = yield* mailed(notifications.mailRefundIssued, { ...parties, refundId, isFull: true })
      assert.include(full?.text, "refunded in full")
    })
  )

  it.effect("are not written about what is gone", () =>
    Effect.gen(function* () {
      assert.isEmpty(yield* mailed(notifications.mailPaymentReceived, parties, { isGone: true }))
      assert.isEmpty(
        yield* mailed(notifications.mailRefundIssued, { ...parties, refundId, isFull: true }, { isGone: true })
      )
    })
  )
})
