/**
 * Any history of sign-ins, answers and moves of the clock through the operations themselves. What is right is known to
 * the test from what was sent and shown, never from what is stored.
 */
import { SqlClient } from "@effect/sql"
import { AccessTokenId } from "@mentorkit/core/identity"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { SecondFactor } from "@mentorkit/core/internal/identity"
import { digitsOfCode } from "@mentorkit/core/internal/two-factor"
import type { UserId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { OneTimeCodeId, TwoFactor } from "@mentorkit/core/two-factor"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Clock, Effect, Either, FastCheck as fc, Layer, ManagedRuntime } from "effect"
import { generateSync } from "otplib"
import { afterAll, assert, describe, it } from "vitest"

let now = 1_800_000_000
const system = Clock.make()
const clock: Clock.Clock = {
  [Clock.ClockTypeId]: Clock.ClockTypeId,
  unsafeCurrentTimeMillis: () => now * 1000,
  currentTimeMillis: Effect.sync(() => now * 1000),
  unsafeCurrentTimeNanos: () => system.unsafeCurrentTimeNanos(),
  currentTimeNanos: system.currentTimeNanos,
  sleep: (duration) => system.sleep(duration)
}

/** An account, and what its holder has in hand. */
interface Holder {
  readonly userId: UserId
  readonly secret: string
  readonly backupCodes: Set<string>
  readonly usedSteps: Set<number>
  failures: number
  lockedAt: number | null
}
interface Begun {
  readonly holder: Holder
  readonly tokenId: string
  readonly createdAt: number
  isOver: boolean
  /** Of the codes that were sent, the last one counts. */
  readonly codes: Array<{ readonly digits: string; readonly sentAt: number }>
}

const action = fc.oneof(
  { arbitrary: fc.record({ does: fc.constant("begin" as const), who: fc.nat(1) }), weight: 5 },
  { arbitrary: fc.record({ does: fc.constant("resend" as const), at: fc.nat(3) }), weight: 1 },
  {
    arbitrary: fc.record({ does: fc.constant("sent" as const), at: fc.nat(3), of: fc.nat(3), age: fc.nat(1) }),
    weight: 5
  },
  {
    arbitrary: fc.record({
      does: fc.constant("app" as const),
      at: fc.nat(3),
      of: fc.nat(1),
      // Mostly the present step, so that one is often shown twice.
      ahead: fc.constantFrom(0, 0, 0, 1, -1, 2)
    }),
    weight: 6
  },
  {
    arbitrary: fc.record({ does: fc.constant("backup" as const), at: fc.nat(3), of: fc.nat(1), which: fc.nat(2) }),
    weight: 2
  },
  { arbitrary: fc.record({ does: fc.constant("guess" as const), at: fc.nat(3) }), weight: 3 },
  {
    arbitrary: fc.record({
      does: fc.constant("wait" as const),
      seconds: fc.constantFrom(5, 20, 60, 300, 600, 900, -30)
    }),
    weight: 3
  }
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

describe("histories of challenges", () => {
  const runtime = ManagedRuntime.make(Layer.merge(world(pglite), Layer.setClock(clock)))
  afterAll(() => runtime.dispose())

  const newHolder = Effect.gen(function* () {
    const twoFactor = yield* TwoFactor
    const me = yield* newUser()
    const { secret } = yield* twoFactor.setUpTotp(me, {})
    yield* twoFactor.confirmTotp(me, { code: generateSync({ secret, epoch: now - 30 }) })
    yield* twoFactor.enable(me, { method: "email" })
    const { backup_codes: codes } = yield* twoFactor.regenerateBackupCodes(me, {})
    yield* twoFactor.enableMethod(me, { method: "totp" })
    const holder: Holder = {
      userId: me.userId,
      secret,
      backupCodes: new Set(codes),
      usedSteps: new Set([Math.floor(now / 30) - 1]),
      failures: 0,
      lockedAt: null
    }
    return { holder, shown: codes ?? [] }
  })

  const lastCode = Effect.fnUntraced(function* (tokenId: string) {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ id: string }>`
      select id from one_time_codes where token_id = ${tokenId} and spent_at is null`
    return yield* digitsOfCode(OneTimeCodeId.make(row?.id ?? ""))
  })

  const begin = Effect.fnUntraced(function* (holder: Holder) {
    const [users, factor, { transact }] = [yield* UserRepository, yield* SecondFactor, yield* UnitOfWork]
    const [tokenId = ""] = (yield* newToken(holder.userId, "pending")).split("|")
    const challenge = factor.startChallenge(holder.userId, AccessTokenId.make(tokenId), "email")
    const sent = yield* Effect.either(transact(Effect.zipRight(users.lock(holder.userId), challenge)))
    const codes = Either.isRight(sent) ? [{ digits: yield* lastCode(tokenId), sentAt: now }] : []
    return { holder, tokenId, createdAt: now, isOver: false, codes } satisfies Begun
  })

  /** Answers by the operation, and compares with what the test knows. */
  const answer = Effect.fnUntraced(function* (
    begun: Begun,
    method: "email" | "totp" | "backup_code",
    code: string,
    isRight: boolean
  ) {
    const { challenge } = yield* TwoFactor
    const { holder, tokenId } = begun
    const actor = { _tag: "Pending", userId: holder.userId, tokenId } as const
    const outcome = yield* Effect.either(challenge(actor, { method, code, trust_device: false }))
    const told = Either.isRight(outcome) ? "right" : outcome.left._tag
    if (begun.isOver || now >= begun.createdAt + 600) {
      assert.strictEqual(told, "ChallengeOver")
      return false
    }
    if (holder.lockedAt !== null && now < holder.lockedAt + 900) {
      assert.strictEqual(told, "TwoFactorLocked")
      return false
    }
    assert.strictEqual(told, isRight ? "right" : "InvalidCode")
    holder.lockedAt = null
    holder.failures = isRight ? 0 : holder.failures + 1
    if (holder.failures === 5) Object.assign(holder, { failures: 0, lockedAt: now })
    begun.isOver = isRight
    return isRight
  })

  const history = Effect.fnUntraced(function* (actions: ReadonlyArray<Action>) {
    const people = [yield* newHolder, yield* newHolder]
    const begun: Array<Begun> = []
    const holderOf = (who: number) => people[who] ?? assert.fail()
    for (const one of actions) {
      if (one.does === "begin") begun.push(yield* begin(holderOf(one.who).holder))
      if (one.does === "wait") now += one.seconds
      if (one.does === "begin" || one.does === "wait") continue
      const recent = begun.slice(-4)
      const target = recent[one.at % Math.max(1, recent.length)]
      if (target === undefined) continue
      const { holder } = target
      switch (one.does) {
        case "resend": {
          const { switchMethod } = yield* TwoFactor
          const actor = { _tag: "Pending", userId: holder.userId, tokenId: target.tokenId } as const
          if (Either.isRight(yield* Effect.either(switchMethod(actor, { method: "email" })))) {
            target.codes.push({ digits: yield* lastCode(target.tokenId), sentAt: now })
          }
          break
        }
        case "sent": {
          const source = recent[one.of % recent.length] ?? target
          const shown = source.codes.at(-1 - one.age)
          if (shown === undefined) break
          const isLast = target.codes.at(-1) === shown && now < shown.sentAt + 600
          yield* answer(target, "email", shown.digits, isLast)
          break
        }
        case "app": {
          const step = Math.floor(now / 30) + one.ahead
          const of = holderOf(one.of).holder
          const isNew = of === holder && Math.abs(one.ahead) <= 1 && [...holder.usedSteps].every((used) => used < step)
          if (yield* answer(target, "totp", generateSync({ secret: of.secret, epoch: step * 30 }), isNew)) {
            holder.usedSteps.add(step)
          }
          break
        }
        case "backup": {
          const code = holderOf(one.of).shown[one.which] ?? ""
          if (yield* answer(target, "backup_code", code, holder.backupCodes.has(code))) holder.backupCodes.delete(code)
          break
        }
        case "guess":
          yield* answer(target, "email", "no code", false)
      }
    }
  })

  // Falls without the match of the question, the expiry, `spend`, `useStep`, or counting before looking.
  it("nothing works twice, late, for somebody else or another challenge, and five answers are looked at", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 40, maxLength: 40 }), (actions) =>
        runtime.runPromise(Effect.orDie(history(actions)))
      ),
      { numRuns: 6, endOnFailure: true }
    )
  })
})
