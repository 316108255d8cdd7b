/** Pushes fan-outs on: one page of the one whose turn it is, in one transaction with its cursor. */
import { Cause, Context, DateTime, Effect, Option } from "effect"
import { UnitOfWork, type UserId } from "../kernel/index.js"
import { Audiences } from "./audience.js"
import type { FanOut } from "./fan-out.js"
import { NotificationId } from "./ids.js"
import { makeSpecOf } from "./own-types.js"
import { NotificationFanOutRepository, NotificationRepository } from "./ports.js"
import { makeTellActs } from "./tell.js"

/** People a transaction: their accounts are locked until its end, a fraction of a second. Another number is for tests. */
export class FanOutPage extends Context.Reference<FanOutPage>()("@mentorkit/FanOutPage", {
  defaultValue: () => 1000
}) {}
/** Until a page is tried again that has failed, so that one fan-out does not keep the others waiting. */
const pause = "10 minutes"

/** Whoever is passed over is never told, and whoever comes twice would have it go on for ever. */
const isInOrder = (people: ReadonlyArray<UserId>, after: string | null): boolean =>
  people.every((userId, index) => {
    const before = index === 0 ? after : (people[index - 1] ?? null)
    return before === null || before < userId
  })

const makeTellPage = Effect.gen(function* () {
  const audiences = yield* Audiences
  const size = yield* FanOutPage
  const specOf = yield* makeSpecOf
  const tellActs = yield* makeTellActs

  /** Answers the new cursor; null where nobody is left. */
  return Effect.fnUntraced(function* (fanOut: FanOut) {
    const { audience, audienceId, cursor, facts, senderId, subject, type } = fanOut
    // Another host may know it, of another release or with other extensions.
    if (specOf(type) === undefined) return yield* Effect.dieMessage(`The type ${type} is not known here.`)
    const page = audiences[audience]?.page(audienceId, cursor as UserId | null, size)
    const people = page === undefined ? [] : yield* page
    if (!isInOrder(people, cursor))
      return yield* Effect.dieMessage(`The audience ${audience} is not in the order of its ids.`)
    const told = people.filter((userId) => userId !== senderId)
    yield* tellActs(
      told.map((userId) => ({ type, userId, subject, senderId, role: null, facts })),
      fanOut
    )
    return people.length < size ? null : (people.at(-1) ?? null)
  })
})

/** Does one page, and answers whether there was one: 1 or 0. Several workers push different fan-outs at once. */
export const makePushFanOuts = Effect.gen(function* () {
  const fanOuts = yield* NotificationFanOutRepository
  const notifications = yield* NotificationRepository
  const { transact } = yield* UnitOfWork
  const known = Object.keys(yield* Audiences)
  const size = yield* FanOutPage
  const tellPage = yield* makeTellPage

  const takePageAway = ({ cursor, eventId }: FanOut) =>
    notifications.removeUnread(eventId, cursor === null ? null : NotificationId.make(cursor), size)

  const push = Effect.fnUntraced(function* (fanOut: FanOut) {
    const cursor = yield* fanOut.state === "telling" ? tellPage(fanOut) : takePageAway(fanOut)
    yield* fanOuts.setCursor(fanOut.eventId, cursor, yield* DateTime.now)
  })

  return Effect.suspend(() => {
    let current: FanOut | undefined
    const work = Effect.gen(function* () {
      current = Option.getOrUndefined(yield* fanOuts.lockNext(known, yield* DateTime.now))
      if (current === undefined) return 0
      yield* push(current)
      return 1
    })
    return Effect.catchAllCause(transact(work), (cause) =>
      Effect.gen(function* () {
        if (current === undefined || Cause.isInterrupted(cause)) return yield* Effect.failCause(cause)
        yield* Effect.logError(`A fan-out of ${current.type} waits for ${pause}: ${current.eventId} failed`, cause)
        yield* transact(fanOuts.setDue(current.eventId, DateTime.addDuration(yield* DateTime.now, pause)))
        return 1
      })
    )
  })
})
