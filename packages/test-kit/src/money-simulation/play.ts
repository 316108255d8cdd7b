/** Plays a history step by step, and looks after every step whether all is true. */
import { Cause, DateTime, Effect, Exit } from "effect"
import { atGateway } from "./at-gateway.js"
import { goesOnForNobody, wrongAtRest } from "./books.js"
import { buying } from "./buying.js"
import { desk } from "./desk.js"
import type { Facts } from "./facts.js"
import { post } from "./post.js"
import { Simulator } from "./simulator.js"
import { nthOf, type Stage, type Subject } from "./stage.js"
import { described, type Step } from "./steps.js"
import { wrongIn } from "./truth.js"

const begins = DateTime.unsafeMake("2027-03-01T08:00:00Z")
/** From a minute to a month. */
const waits = [1, 1, 6, 11, 31, 61, 61, 600, 1440, 8 * 1440, 8 * 1440, 32 * 1440]

export interface Finding {
  /** Counted from 1; the number of steps where all was told and at rest. */
  readonly at: number
  readonly wrong: ReadonlyArray<string>
}

/** What a step has come to: for the list of where histories have been. */
export interface Played {
  readonly finding: Finding | null
  readonly seen: ReadonlySet<string>
}

const nothing: Facts = {
  ...{ payments: [], refunds: [], disputes: [], reviews: [], subscriptions: [], ends: [], events: [], entries: [] },
  ...{ balances: [], withdrawals: [], wares: [] }
}

const newActors = Effect.fnUntraced(function* (stage: Stage) {
  const { gateway, time } = yield* Simulator
  const peer = yield* atGateway
  const shop = yield* buying(stage)
  const office = yield* desk(stage)
  const mail = yield* post(stage)

  const passTime = Effect.fnUntraced(function* (minutes: number) {
    time.now += minutes * 60_000
    const now = yield* DateTime.now
    for (const session of gateway().sessions) {
      if (session.expiresAt.epochMillis <= now.epochMillis) gateway().expire(session, now)
    }
  })

  /** What it comes to, and whether that is what it should be. */
  const act = Effect.fnUntraced(function* (step: Step) {
    peer.whenDue(step)
    const now = yield* DateTime.now
    const from = gateway().messages.length
    const attempt = office(step)
    switch (step.does) {
      case "wait":
        yield* passTime(nthOf(waits, step.much))
        break
      case "clear":
        yield* passTime(8 * 1440)
        break
      case "goDown":
      case "refuse":
      case "hang":
      case "bePrompt":
      case "loseNews":
      case "beGood":
        peer.feels(step.does)
        break
      default:
        peer.pays(step, now)
        peer.settles(step, now)
        peer.subscribes(step, now)
        peer.takesBack(step, now)
    }
    const run = attempt?.run ?? shop(step) ?? mail.carries(step)
    const exit = run === undefined ? undefined : yield* Effect.exit(run as Effect.Effect<unknown, unknown>)
    yield* mail.tellNews(step, from)
    return { exit, expected: attempt?.expected ?? null }
  })

  /** Everything is told and done; subscriptions go on. */
  const rest = Effect.gen(function* () {
    peer.feels("beGood")
    const now = yield* DateTime.now
    for (const session of gateway().sessions) gateway().settleLater(session, now, true)
    yield* passTime(25 * 60)
    return yield* mail.settleDown(passTime)
  })

  /** The gateway gives them up as well, so that nothing goes on for ever; then all of that is told and done. */
  const giveUp = Effect.gen(function* () {
    const living = gateway().subscriptions.filter(({ hasEnded }) => !hasEnded)
    if (living.length === 0) return true
    const now = yield* DateTime.now
    for (const subscription of living) gateway().end(subscription, now)
    return yield* mail.settleDown(passTime)
  })

  return { act, giveUp, rest }
})

const nameOf = (exit: Exit.Exit<unknown, unknown>): string => {
  if (Exit.isSuccess(exit)) return "done"
  const failure = Cause.squash(exit.cause)
  return typeof failure === "object" && failure !== null && "_tag" in failure ? String(failure._tag) : String(failure)
}

/** A fault that nobody wanted: a failure is what the house may say, a defect is not. */
const faultOf = (exit: Exit.Exit<unknown, unknown> | undefined, hasDied: boolean): ReadonlyArray<string> =>
  exit !== undefined && Exit.isFailure(exit) && !hasDied && Cause.isDie(exit.cause)
    ? [`a fault: ${Cause.pretty(exit.cause)}`]
    : []

export const play = Effect.fnUntraced(function* (subject: Subject, steps: ReadonlyArray<Step>) {
  const { fault, gateway, time } = yield* Simulator
  const stage: Stage = { ...subject, offers: [], facts0: nothing, delivered: new Set(), failing: new Map() }
  const seen = new Set<string>()
  time.now = begins.epochMillis
  const actors = yield* newActors(stage)

  const look = Effect.gen(function* () {
    const facts = yield* subject.facts
    // Nothing was even read since.
    if (facts === stage.facts0) return []
    stage.facts0 = facts
    for (const { purpose, status } of stage.facts0.payments) seen.add(`${purpose} ${status}`)
    for (const { resolution, state } of stage.facts0.refunds) seen.add(`refund ${state} ${resolution ?? ""}`.trim())
    for (const { state } of stage.facts0.disputes) seen.add(`dispute ${state}`)
    for (const { decision, kind } of stage.facts0.reviews) seen.add(`${kind} ${decision ?? ""}`.trim())
    for (const { status } of stage.facts0.withdrawals) seen.add(`withdrawal ${status}`)
    for (const { endedBy, status } of stage.facts0.subscriptions)
      seen.add(`subscription ${status} ${endedBy ?? ""}`.trim())
    return wrongIn(stage.facts0)
  })

  const take = Effect.fnUntraced(function* (step: Step, isAlone: boolean) {
    const { exit, expected } = yield* actors.act(step)
    if (exit === undefined) return []
    const hasDied = fault.hasStruck()
    if (!hasDied) seen.add(`${step.does}: ${nameOf(exit)}`)
    const isUnexpected = isAlone && !hasDied && expected !== null && expected !== Exit.isSuccess(exit)
    return [
      ...faultOf(exit, hasDied),
      ...(isUnexpected ? [`${step.does} should have ${expected ? "worked" : "been refused"}: ${nameOf(exit)}`] : [])
    ]
  })

  for (let index = 0; index < steps.length; index++) {
    const [step, next] = [steps[index] as Step, steps[index + 1]]
    time.now += 1000
    const isBeside = subject.canRace && step.isBeside && next !== undefined
    fault.arm(step.dies)
    const wrong = isBeside
      ? (yield* Effect.all([take(step, false), take(next, false)], { concurrency: 2 })).flat()
      : yield* take(step, true)
    fault.arm(null)
    if (isBeside) index++
    const all = [...wrong, ...(yield* look)]
    if (all.length > 0) return { finding: { at: index + 1, wrong: all }, seen } satisfies Played as Played
  }

  const isAtRest = yield* actors.rest
  const restless = [...(yield* look), ...goesOnForNobody(gateway(), stage.facts0)]
  const isOver = yield* actors.giveUp
  const wrong = [
    ...(isAtRest && isOver ? [] : ["it does not come to rest"]),
    ...restless,
    ...(yield* look),
    ...wrongAtRest(gateway(), stage.facts0)
  ]
  const finding = wrong.length === 0 ? null : { at: steps.length, wrong }
  return { finding, seen } satisfies Played as Played
})

export const told = ({ at, wrong }: Finding, steps: ReadonlyArray<Step>): string =>
  [
    ...steps.map((step, index) => `  ${index + 1}. ${described(step)}`),
    `After step ${at}:`,
    ...wrong.map((one) => `  ${one}`)
  ].join("\n")
