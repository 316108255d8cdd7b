import { SqlClient } from "@effect/sql"
import { domains } from "@mentorkit/core"
import type { MentorId } from "@mentorkit/core/kernel"
import { type BlockedAs, type SessionModel, SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import { DateTime, Effect } from "effect"
import { newMentor } from "../people/profiles.js"

/** Stores an active session type for one: half an hour and a buffer of ten minutes for 80 dollars. */
export const newSessionType = Effect.fnUntraced(function* (
  options: {
    /** A new, approved one unless told. */
    readonly mentorId?: MentorId
    readonly sessionModel?: SessionModel
    readonly durationMinutes?: number
    readonly bufferAfterMinutes?: number
    /** 0 makes it free. */
    readonly priceMinor?: bigint
    readonly currency?: string
    readonly maxCapacity?: number
    readonly followUpCount?: number
    readonly minimumNoticeMinutes?: number
    readonly dailyLimit?: number
    readonly startIntervalMinutes?: number
    readonly isActive?: boolean
  } = {}
) {
  const sql = yield* SqlClient.SqlClient
  const now = DateTime.toDate(yield* DateTime.now)
  const mentorId = options.mentorId ?? (yield* newMentor()).mentorId
  const sessionTypeId = SessionTypeId.make(crypto.randomUUID())
  const { priceMinor = 8000n } = options
  yield* sql`insert into session_types ${sql.insert({
    id: sessionTypeId,
    mentorId,
    title: "Career talk",
    description: null,
    sessionModel: options.sessionModel ?? "regular_weekly",
    durationMinutes: options.durationMinutes ?? 30,
    bufferAfterMinutes: options.bufferAfterMinutes ?? 10,
    isFree: priceMinor === 0n,
    priceMinor,
    currency: options.currency ?? "USD",
    maxCapacity: options.maxCapacity ?? 1,
    followUpCount: options.followUpCount ?? 0,
    followUpIntervalDays: 7,
    followUpFlexibilityDays: 2,
    minimumNoticeMinutes: options.minimumNoticeMinutes ?? 0,
    dailyLimit: options.dailyLimit ?? null,
    startIntervalMinutes: options.startIntervalMinutes ?? null,
    isActive: options.isActive ?? true,
    createdAt: now,
    updatedAt: now
  })}`
  return { mentorId, sessionTypeId }
}, Effect.orDie)

/**
 * Stores a slot of half an hour and a buffer of ten minutes; it starts tomorrow, or `after` more minutes later. Without a
 * session type it gets a new one; with `mentorId` alone, a new one of that mentor.
 */
export const newSlot = Effect.fnUntraced(function* (
  options: {
    readonly id?: string
    readonly mentorId?: MentorId
    readonly sessionTypeId?: SessionTypeId
    readonly after?: number
    readonly durationMinutes?: number
    readonly maxCapacity?: number
    readonly claimed?: number
    readonly blockedAs?: BlockedAs
  } = {}
) {
  const sql = yield* SqlClient.SqlClient
  const offer =
    options.mentorId !== undefined && options.sessionTypeId !== undefined
      ? { mentorId: options.mentorId, sessionTypeId: options.sessionTypeId }
      : yield* newSessionType(options.mentorId === undefined ? {} : { mentorId: options.mentorId })
  const { durationMinutes = 30 } = options
  const startsAt = DateTime.add(yield* DateTime.now, { days: 1, minutes: options.after ?? 0 })
  const slotId = SlotId.make(options.id ?? crypto.randomUUID())
  yield* sql`insert into slots ${sql.insert({
    id: slotId,
    ...offer,
    availabilityOverrideId: crypto.randomUUID(),
    startsAt: DateTime.toDate(startsAt),
    endsAt: DateTime.toDate(DateTime.add(startsAt, { minutes: durationMinutes })),
    bufferEndsAt: DateTime.toDate(DateTime.add(startsAt, { minutes: durationMinutes + 10 })),
    maxCapacity: options.maxCapacity ?? 1,
    claimed: options.claimed ?? 0,
    blockedAs: options.blockedAs ?? null
  })}`
  return { ...offer, slotId, startsAt }
}, Effect.orDie)

/** By its name, as others come and go around it. */
export const schedulingSweep = Effect.fnUntraced(function* (name: string) {
  const found = (yield* domains.scheduling.sweeps).find((sweep) => sweep.name === `scheduling.${name}`)
  return found ?? (yield* Effect.dieMessage(`no sweep ${name}`))
})
