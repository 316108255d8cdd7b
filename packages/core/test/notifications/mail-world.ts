/** A booking, its payment and both sides of it, for subscribers that mail about them. */
import { BookingId } from "@mentorkit/core/bookings"
import { type BookingCard, BookingCards } from "@mentorkit/core/bookings/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { User } from "@mentorkit/core/internal/identity"
import { type Reaction, Realtime } from "@mentorkit/core/internal/kernel"
import * as notifications from "@mentorkit/core/internal/notifications"
import { Currency, LinkBase, MentorId, UserId } from "@mentorkit/core/kernel"
import { Secrets, UnitOfWork } from "@mentorkit/core/kernel/ports"
import {
  DigestRepository,
  NotificationPreferenceRepository,
  NotificationRepository
} from "@mentorkit/core/notifications/ports"
import { PaymentId, RefundId } from "@mentorkit/core/payments"
import { type Payment, PaymentRepository, type Refund, RefundRepository } from "@mentorkit/core/payments/ports"
import { type MentorProfile, MentorRepository } from "@mentorkit/core/profiles/ports"
import { SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import { DateTime, Effect, Layer, Option, TestClock } from "effect"

const id = (last: number) => `01a1fb67-1800-7000-8001-${String(last).padStart(12, "0")}`
export const menteeId = UserId.make(id(1))
const mentorUserId = UserId.make(id(2))
export const mentorId = MentorId.make(id(3))
export const bookingId = BookingId.make(id(4))
export const paymentId = PaymentId.make(id(5))
export const refundId = RefundId.make(id(6))
const usd = Currency.make("USD")
export const free = { price: { minor: 0n, currency: usd }, paymentId: null, paidAt: null } as const

/** When everything has happened, unless told otherwise. */
export const at = DateTime.unsafeMake("2027-03-01T00:00:00Z")

const person = (userId: UserId, email: string, fullName: string, timeZone: string): User => ({
  id: userId,
  fullName,
  username: fullName.toLowerCase(),
  email,
  hasPassword: true,
  timeZone,
  locale: "en",
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

export const people = [
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
  languages: [],
  legalName: null,
  legalBirthYear: null,
  legalProfession: null,
  companyOrInstitution: null,
  averageRating: "0.00",
  ratingCount: 0,
  approvalStatus: "approved",
  submittedAt: at,
  approvedAt: at,
  rejectionReason: null,
  isPubliclyListed: true,
  vacationMode: false,
  vacationEndsAt: null,
  expertise: [],
  createdAt: at,
  updatedAt: at
}

/** One of a booking's sessions, half an hour from then on: "2027-03-14T14:00". */
export const slotAt = (last: number, start: string) => {
  const startsAt = DateTime.unsafeMake(`${start}:00Z`)
  return { id: SlotId.make(id(last)), startsAt, endsAt: DateTime.add(startsAt, { minutes: 30 }) }
}
const slot = slotAt(8, "2027-03-14T14:00")
export const slotId = slot.id

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
  startsAt: slot.startsAt,
  endsAt: slot.endsAt,
  concludesAt: slot.endsAt,
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
  slots: [slot],
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
  takenAt: null,
  succeededAt: at,
  verdict: null
}

export interface World {
  readonly card?: Partial<BookingCard>
  readonly payment?: Partial<Payment>
  /** The mentee's, and the one of the mentor's profile. */
  readonly zones?: readonly [mentee: string, mentor: string]
  /** Rows are gone, or only what was personal about an account. */
  readonly isGone?: boolean
  readonly erased?: "mentee" | "mentor"
  readonly now?: string
  readonly occurredAt?: DateTime.Utc
}

const erasedAs = (user: User): User => ({
  ...user,
  fullName: "Deleted user",
  email: `deleted-${user.id}@deleted.invalid`
})

const portsOf = (sent: Array<notifications.Mail>, world: World) => {
  const { card = {}, erased, isGone = false, zones = ["Asia/Kolkata", "Europe/Berlin"] } = world
  const row = <T>(found: T | undefined) => Effect.succeed(isGone ? Option.none<T>() : Option.fromNullable(found))
  const erasedId = erased === undefined ? undefined : { mentee: menteeId, mentor: mentorUserId }[erased]
  const users = people
    .map((one) => (one.id === menteeId ? { ...one, timeZone: zones[0] } : one))
    .map((one) => (one.id === erasedId ? erasedAs(one) : one))
  return Layer.mergeAll(
    Layer.succeed(LinkBase, { appUrl: "https://api.example.test", frontendUrl: "https://app.example.test" }),
    Layer.succeed(notifications.Mailer, { send: (mail) => Effect.sync(() => void sent.push(mail)) }),
    Layer.mock(UserRepository, { find: (userId) => row(users.find((one) => one.id === userId)) }),
    Layer.mock(NotificationPreferenceRepository, { findMany: () => Effect.succeed(new Map()) }),
    Layer.mock(NotificationRepository, {}),
    Layer.mock(DigestRepository, {}),
    Layer.mock(UnitOfWork, { transact: (work) => work }),
    Layer.mock(Realtime, {}),
    Layer.mock(Secrets, { derive: () => Effect.succeed("proof") }),
    Layer.mock(MentorRepository, { find: () => row({ ...mentor, timeZone: zones[1] }) }),
    Layer.mock(BookingCards, { find: () => row({ ...booking, ...card }) }),
    Layer.mock(PaymentRepository, { find: () => row({ ...payment, ...world.payment }) }),
    Layer.mock(RefundRepository, { find: () => row(refund) })
  )
}
type Ports = Layer.Layer.Success<ReturnType<typeof portsOf>>

/** What a subscriber mails about the world as it is. */
export const mailed = Effect.fnUntraced(function* <A>(
  one: ReadonlyArray<Reaction<A, Ports>>,
  payload: A,
  world: World = {}
) {
  const reaction = one.find(({ lane }) => lane === "mail") as Reaction<A, Ports>
  const sent: Array<notifications.Mail> = []
  yield* TestClock.setTime(DateTime.unsafeMake(world.now ?? at).epochMillis)
  const { run } = yield* Effect.provide(reaction.make, portsOf(sent, world))
  yield* run(payload, { id: id(10), eventId: id(9), occurredAt: world.occurredAt ?? at, recipient: null })
  return sent
})

/** What events of the booking tell. */
export const told = { bookingId, menteeId, mentorId }
