/**
 * Any history of requests, answers and moves of the clock, by a store of the test's own: what is told as right is
 * compared with what the sender and the apps of the test know, never with what the judge looked at.
 */
import { AccessTokenId } from "@mentorkit/core/identity"
import { type Answer, type Attempts, judge, totpSecretOf } from "@mentorkit/core/internal/two-factor"
import { UserId } from "@mentorkit/core/kernel"
import { OneTimeCodeId } from "@mentorkit/core/two-factor"
import { noAttempts, type OneTimeCode } from "@mentorkit/core/two-factor/ports"
import { DateTime, Either, Encoding, FastCheck as fc } from "effect"
import { generateSync } from "otplib"
import { assert, describe, it } from "vitest"

const people = ["ada", "eve"] as const
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`
const questions = [0, 1, 2] as const

/** Secrets differ, or the apps of two people would show the same. */
const secretOf = (person: number) => totpSecretOf(Encoding.encodeBase64Url(`secret of person ${person}...`))

interface Sent {
  readonly code: OneTimeCode
  readonly digits: string
  readonly method: "email" | "sms"
  isSpent: boolean
}

/** What one account has, as the repositories keep it. */
interface Account {
  attempts: Attempts
  readonly sent: Map<number, Sent>
  lastUsedStep: number | null
  backupCodes: ReadonlyArray<string>
}

/** What is true, whatever the store says. */
interface Truth {
  readonly everSent: Array<Sent & { readonly person: number; readonly question: number }>
  readonly usedSteps: Map<number, Set<number>>
  readonly usedBackupCodes: Set<string>
  /** Answers that were looked at since the last right one or the end of the last lockout. */
  readonly judged: Map<number, number>
  readonly lockedAt: Map<number, number>
}

const person = fc.constantFrom(0, 1)
const question = fc.constantFrom(...questions)
const action = fc.oneof(
  {
    arbitrary: fc.record({
      does: fc.constant("send" as const),
      person,
      question,
      method: fc.constantFrom("email" as const, "sms" as const)
    }),
    weight: 3
  },
  {
    arbitrary: fc.record({
      does: fc.constant("answerSent" as const),
      person,
      question,
      method: fc.constantFrom("email" as const, "sms" as const),
      which: fc.nat(20)
    }),
    weight: 6
  },
  {
    arbitrary: fc.record({
      does: fc.constant("answerApp" as const),
      person,
      question,
      whose: person,
      stepsAhead: fc.integer({ min: -3, max: 3 })
    }),
    weight: 4
  },
  {
    arbitrary: fc.record({ does: fc.constant("answerBackup" as const), person, question, which: fc.nat(5) }),
    weight: 2
  },
  {
    arbitrary: fc.record({
      does: fc.constant("guess" as const),
      person,
      question,
      method: fc.constantFrom("email" as const, "totp" as const, "backup_code" as const)
    }),
    weight: 3
  },
  {
    arbitrary: fc.record({
      does: fc.constant("wait" as const),
      seconds: fc.constantFrom(1, 29, 30, 59, 60, 299, 600, 899, 900, -1, -30, -60)
    }),
    weight: 4
  }
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

const backupCodesOf = (whose: number) => [`${whose}-a`, `${whose}-b`, `${whose}-c`]

const newWorld = () => ({
  now: 1_800_000_000,
  sentSoFar: 0,
  accounts: people.map(
    (_, whose): Account => ({
      attempts: noAttempts,
      sent: new Map(),
      lastUsedStep: null,
      backupCodes: backupCodesOf(whose)
    })
  ),
  truth: {
    everSent: [],
    usedSteps: new Map(people.map((_, whose) => [whose, new Set<number>()])),
    usedBackupCodes: new Set<string>(),
    judged: new Map([
      [0, 0],
      [1, 0]
    ]),
    lockedAt: new Map()
  } as Truth
})
type World = ReturnType<typeof newWorld>

const accountOf = (world: World, whose: number): Account => world.accounts[whose] ?? assert.fail()
const at = (seconds: number) => DateTime.unsafeMake(seconds * 1000)

const send = (world: World, { method, person, question }: Extract<Action, { does: "send" }>) => {
  const before = accountOf(world, person).sent.get(question)
  if (before !== undefined) before.isSpent = true
  const id = world.sentSoFar++
  const code: OneTimeCode = {
    id: OneTimeCodeId.make(idOf(id)),
    userId: UserId.make(idOf(person)),
    purpose: "sign_in",
    tokenId: AccessTokenId.make(idOf(question)),
    method,
    phoneNumber: null,
    createdAt: at(world.now),
    expiresAt: at(world.now + 600)
  }
  // Each code is one of its own, so that a right one can be no accident.
  const sent = { code, method, isSpent: false, digits: String(100_000 + id), person, question }
  accountOf(world, person).sent.set(question, sent)
  world.truth.everSent.push(sent)
}

/** What the account is asked, by the store: looks, judges, and takes out what was used. Answers whether it was right. */
const ask = (world: World, person: number, question: number, answer: Answer): boolean | "locked" => {
  const account = accountOf(world, person)
  const sent = account.sent.get(question)
  const judgement = judge(
    {
      attempts: account.attempts,
      sent: sent === undefined || sent.isSpent ? null : { code: sent.code, digits: [sent.digits] },
      totp: { secret: secretOf(person), lastUsedStep: account.lastUsedStep },
      backupCodes: account.backupCodes
    },
    answer,
    at(world.now)
  )
  if (Either.isLeft(judgement)) return "locked"
  account.attempts = judgement.right.attempts
  const { proof } = judgement.right
  if (proof === null) return false
  if (proof._tag === "Sent" && sent !== undefined) sent.isSpent = true
  if (proof._tag === "Totp") account.lastUsedStep = proof.step
  if (proof._tag === "BackupCode") account.backupCodes = account.backupCodes.filter((hash) => hash !== proof.hash)
  return true
}

/** At most five looks, and then none for 15 minutes by the clock. */
const countLook = ({ now, truth }: World, person: number, outcome: boolean | "locked") => {
  const lockedAt = truth.lockedAt.get(person)
  if (outcome === "locked") {
    assert.isDefined(lockedAt, "locked out without five wrong answers")
    assert.isBelow(now - (lockedAt ?? 0), 900)
    return
  }
  if (lockedAt !== undefined) {
    assert.isAtLeast(now - lockedAt, 900, "an answer was looked at during a lockout")
    truth.lockedAt.delete(person)
  }
  const judged = outcome ? 0 : (truth.judged.get(person) ?? 0) + 1
  assert.isAtMost(judged, 5)
  if (judged === 5) truth.lockedAt.set(person, now)
  truth.judged.set(person, judged === 5 ? 0 : judged)
}

const answerSent = (world: World, { method, person, question, which }: Extract<Action, { does: "answerSent" }>) => {
  // The newest ones come first, so that right answers are frequent.
  const shown = world.truth.everSent.at(-1 - (which % Math.max(1, Math.min(world.truth.everSent.length, 4))))
  if (shown === undefined) return
  const isUsable =
    !shown.isSpent &&
    shown.person === person &&
    shown.question === question &&
    shown.method === method &&
    world.now < shown.code.createdAt.epochMillis / 1000 + 600
  const outcome = ask(world, person, question, { method, code: shown.digits, backupCodeHashes: [] })
  countLook(world, person, outcome)
  if (outcome !== "locked") assert.strictEqual(outcome, isUsable)
}

const answerApp = (world: World, { person, question, stepsAhead, whose }: Extract<Action, { does: "answerApp" }>) => {
  const step = Math.floor(world.now / 30) + stepsAhead
  const code = generateSync({ secret: secretOf(whose), epoch: step * 30 })
  const used = world.truth.usedSteps.get(person) ?? new Set()
  const isUsable = whose === person && Math.abs(stepsAhead) <= 1 && [...used].every((one) => one < step)
  const outcome = ask(world, person, question, { method: "totp", code, backupCodeHashes: [] })
  countLook(world, person, outcome)
  if (outcome === "locked") return
  assert.strictEqual(outcome, isUsable)
  if (outcome) used.add(step)
}

const answerBackup = (world: World, { person, question, which }: Extract<Action, { does: "answerBackup" }>) => {
  const hash = [...backupCodesOf(0), ...backupCodesOf(1)][which] ?? ""
  const isUsable = hash.startsWith(`${person}-`) && !world.truth.usedBackupCodes.has(hash)
  const outcome = ask(world, person, question, { method: "backup_code", code: hash, backupCodeHashes: [hash] })
  countLook(world, person, outcome)
  if (outcome === "locked") return
  assert.strictEqual(outcome, isUsable)
  if (outcome) world.truth.usedBackupCodes.add(hash)
}

const take = (world: World, one: Action) => {
  switch (one.does) {
    case "send":
      return send(world, one)
    case "answerSent":
      return answerSent(world, one)
    case "answerApp":
      return answerApp(world, one)
    case "answerBackup":
      return answerBackup(world, one)
    case "guess": {
      const outcome = ask(world, one.person, one.question, {
        method: one.method,
        code: "no code",
        backupCodeHashes: []
      })
      countLook(world, one.person, outcome)
      return assert.notStrictEqual(outcome, true)
    }
    case "wait":
      world.now += one.seconds
  }
}

describe("the judge", () => {
  // Falls without the expiry, the method, counting before looking, the lockout, or `afterTimeStep`.
  it("takes nothing twice, late, for somebody else or another question, and looks five times at most", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 80, size: "max" }), (history) => {
        const world = newWorld()
        for (const one of history) take(world, one)
      }),
      { numRuns: 400 }
    )
  })
})
