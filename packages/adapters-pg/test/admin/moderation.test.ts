/** Accounts that are suspended, banned and let in again: what ends, what is recorded, and who is told. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Administration } from "@mentorkit/core/admin"
import { makePasswordResetLink } from "@mentorkit/core/internal/identity"
import * as notifications from "@mentorkit/core/internal/notifications"
import { UserId } from "@mentorkit/core/kernel"
import { Authenticator, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { eventsOf, newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { mailed, mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer, TestClock } from "effect"

const reason = "Wrote to mentees about money\nagain."
const moves = ["suspend", "ban", "reinstate"] as const

const auditOf = Effect.fnUntraced(function* (id: UserId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select actor_id, action, subject_type, before, after from audit_log where subject_id = ${id} order by id`
})

/** Signed in, half signed in, on a trusted device, and about to set a new password. */
const newMember = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { transact } = yield* UnitOfWork
  const email = `mem-${crypto.randomUUID()}@example.test`
  const { userId } = yield* newUser({ email })
  const tokens = [yield* newToken(userId), yield* newToken(userId, "pending")]
  const now = DateTime.toDate(yield* DateTime.now)
  yield* sql`insert into trusted_devices ${sql.insert({
    ...{ id: crypto.randomUUID(), userId, secretHash: "hash", lastUsedAt: now, createdAt: now },
    expiresAt: new Date(now.getTime() + 1e9)
  })}`
  const { run } = yield* makePasswordResetLink.make
  yield* transact(run({ email }, yield* newDelivery))
  return { email, tokens, userId }
})

/** What of it is left. */
const leftOf = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql`
    select is_active, banned_at is not null as is_banned,
      (select count(*)::int from access_tokens where user_id = ${userId}) as tokens,
      (select count(*)::int from trusted_devices where user_id = ${userId}) as devices,
      (select count(*)::int from password_resets where user_id = ${userId}) as resets
    from users where id = ${userId}`
  return row
})

const act = Effect.fnUntraced(function* (move: (typeof moves)[number], id: UserId, text = reason) {
  const kit = yield* Administration
  const admin = yield* newAdmin
  const { user } = yield* kit[`${move}User`](admin, { id, reason: text })
  return { admin, user }
})

describe.each(engines)("accounts before an admin on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    // Falls without `revokeAll`, `resets.remove` or `removeTrustedDevices` in `makeRevokeAccess`, each by its own count.
    it.effect("a suspension and a ban take away whatever lets somebody in, a ban the devices, too", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        for (const move of ["suspend", "ban"] as const) {
          const { tokens, userId } = yield* newMember
          assert.deepStrictEqual(yield* leftOf(userId), {
            ...{ isActive: true, isBanned: false, tokens: 2, devices: 1, resets: 1 }
          })
          const { user } = yield* act(move, userId)
          assert.strictEqual(user.status, move === "ban" ? "banned" : "suspended")
          assert.deepStrictEqual(yield* leftOf(userId), {
            ...{ isActive: move === "ban", isBanned: move === "ban" },
            ...{ tokens: 0, devices: move === "ban" ? 0 : 1, resets: 0 }
          })
          for (const token of tokens) assert.strictEqual((yield* authenticate(token))._tag, "Guest")
        }
      })
    )

    it.effect("each is recorded with what was before, after, why and by whom, and is told to others", () =>
      Effect.gen(function* () {
        const { userId } = yield* newUser()
        const suspended = yield* act("suspend", userId)
        yield* TestClock.adjust("1 hour")
        const banned = yield* act("ban", userId)
        assert.deepStrictEqual(banned.user.banned_at, yield* DateTime.now)
        const reinstated = yield* act("reinstate", userId, "It was somebody else.")
        assert.deepInclude(reinstated.user, { status: "active", is_active: true, banned_at: null })
        const bannedAt = new Date(banned.user.banned_at?.epochMillis ?? 0).toISOString()
        const [active, off, out] = [
          { status: "active", is_active: true, banned_at: null },
          { status: "suspended", is_active: false, banned_at: null },
          { status: "banned", is_active: false, banned_at: bannedAt }
        ]
        const of = { subjectType: "user" }
        assert.deepStrictEqual(yield* auditOf(userId), [
          {
            ...of,
            actorId: suspended.admin.userId,
            action: "user.suspended",
            before: active,
            after: { ...off, reason }
          },
          { ...of, actorId: banned.admin.userId, action: "user.banned", before: off, after: { ...out, reason } },
          {
            ...{ ...of, actorId: reinstated.admin.userId, action: "user.reinstated", before: out },
            after: { ...active, reason: "It was somebody else." }
          }
        ])
        assert.deepStrictEqual(yield* eventsOf(userId), [
          { type: "identity.UserSuspended", payload: { userId, reason } },
          { type: "identity.UserBanned", payload: { userId, reason } },
          { type: "identity.UserReinstated", payload: { userId, reason: "It was somebody else." } }
        ])
      })
    )

    it.effect("what an account's state forbids is refused, and nothing has happened", () =>
      Effect.gen(function* () {
        const { userId: active } = yield* newUser()
        const { userId: unverified } = yield* newUser({ isVerified: false })
        const { userId: suspended } = yield* newUser({ isActive: false })
        const { userId: banned } = yield* newUser({ isBanned: true })
        const refused = Effect.fnUntraced(function* (move: (typeof moves)[number], id: UserId, text: string) {
          const refusal = yield* Effect.flip(act(move, id))
          assert.deepStrictEqual([refusal._tag, refusal.message], ["AccountMoveNotPossible", text])
          assert.deepStrictEqual([yield* auditOf(id), yield* eventsOf(id)], [[], []])
        })
        yield* refused("suspend", suspended, "This account is already suspended.")
        yield* refused("suspend", banned, "This account is already banned.")
        yield* refused("ban", banned, "This account is already banned.")
        yield* refused("reinstate", active, "This account is neither suspended nor banned.")
        yield* refused("reinstate", unverified, "This account is neither suspended nor banned.")
        assert.strictEqual((yield* act("suspend", unverified)).user.status, "suspended")
        assert.strictEqual((yield* act("reinstate", unverified)).user.status, "unverified")
        assert.strictEqual((yield* act("reinstate", banned)).user.status, "active")
      })
    )

    // Falls without `refuseAdmins`.
    it.effect("admins are out of reach, of each other and of themselves", () =>
      Effect.gen(function* () {
        const kit = yield* Administration
        const [one, other] = [yield* newAdmin, yield* newAdmin]
        for (const id of [one.userId, other.userId]) {
          for (const act of [kit.suspendUser, kit.banUser]) {
            assert.strictEqual((yield* Effect.flip(act(one, { id, reason })))._tag, "AdminProtected")
          }
          assert.deepStrictEqual(yield* auditOf(id), [])
        }
      })
    )

    // Falls if erased accounts are in the directory: a reinstatement would let nobody in, and be recorded.
    it.effect("unknown and erased accounts are not found", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const gone = yield* newUser()
        yield* eraseAccount(gone, {})
        for (const id of [UserId.make(crypto.randomUUID()), gone.userId]) {
          for (const move of moves) assert.strictEqual((yield* Effect.flip(act(move, id)))._tag, "UserNotFound")
        }
      })
    )

    it.effect("its holder is written to as long as it is so, with the reason as it was recorded", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const email = "holder@example.test"
        const { userId } = yield* newUser({ email })
        const payload = { userId, reason }
        const about = Effect.gen(function* () {
          return [
            ...(yield* mailed(notifications.mailUserSuspended, payload)),
            ...(yield* mailed(notifications.mailUserBanned, payload)),
            ...(yield* mailed(notifications.mailUserReinstated, payload))
          ]
        })
        const sent = [...(yield* about)]
        yield* sql`update users set is_active = false where id = ${userId}`
        sent.push(...(yield* about))
        yield* sql`update users set is_active = true, banned_at = now() where id = ${userId}`
        sent.push(...(yield* about))

        const mentor = yield* newMentor()
        const ofMentor = { mentorId: mentor.mentorId, userId: mentor.userId }
        const aboutMentor = Effect.gen(function* () {
          return [
            ...(yield* mailed(notifications.mentorSuspended, { ...ofMentor, reason })),
            ...(yield* mailed(notifications.mentorReinstated, ofMentor))
          ]
        })
        sent.push(...(yield* aboutMentor))
        yield* sql`update mentor_profiles set approval_status = 'suspended' where id = ${mentor.mentorId}`
        sent.push(...(yield* aboutMentor))
        // Each is sent where it is so, and not by a delivery that comes late.
        assert.deepStrictEqual(
          sent.map(({ subject }) => subject),
          [
            "Your account is open again",
            "Your account has been suspended",
            "Your account has been banned",
            "Your mentor profile is open again",
            "Your mentor profile has been suspended"
          ]
        )
        for (const { text, to } of sent.slice(0, 3)) {
          assert.strictEqual(to, email)
          assert.include(text, "Reason: Wrote to mentees about money again.\n")
        }
        assert.include(sent[4]?.text, "Reason: Wrote to mentees about money again.\n")
      })
    )
  })
})
