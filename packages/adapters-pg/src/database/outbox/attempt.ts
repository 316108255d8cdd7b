/** One attempt of one delivery, and what it leaves in the table. */

import {
  type Ending,
  isDeadLetter,
  type Lane,
  messageOf,
  nothingToSay,
  Postponed,
  retryPauseMillis,
  type Subscriber,
  type Subscription,
  type Trouble,
  troubleOf,
  UnitOfWork
} from "@mentorkit/core/kernel/ports"
import { Cause, DateTime, Effect, Exit, Random, Schedule, Schema } from "effect"
import { Doorbell } from "../doorbell.js"
import { reasonOf } from "../engine/driver-error.js"
import { type ClaimedDelivery, type DeliveryStore, unfinished } from "./delivery-store.js"
import { laneRules, longestTransactionSeconds } from "./lanes.js"

/** What a subscriber has thrown may throw itself when it is looked at: by the log, by a tracer, by whoever notes it. */
const tellable = <E>(cause: Cause.Cause<E>): Cause.Cause<E> => {
  try {
    Cause.pretty(cause)
    return cause
  } catch {
    return Cause.die(new Error(messageOf(Cause.squash(cause))))
  }
}

/** The message alone, as text that the database takes: a stack might hold what no admin's page should show. */
const lastErrorOf = (cause: Cause.Cause<unknown>): string =>
  reasonOf(Cause.squash(cause)).replaceAll("\0", "").slice(0, 1000)

/**
 * The effect has happened: a database that is away must not have it happen again. Whoever stops waits for it no longer, and
 * what goes wrong for so long is no database that is away.
 */
const noteAgain = Schedule.exponential("100 millis").pipe(
  Schedule.union(Schedule.spaced("1 second")),
  Schedule.upTo("10 minutes")
)

const within =
  (seconds: number) =>
  <A, E>(effect: Effect.Effect<A, E>) =>
    Effect.timeoutFail(effect, {
      duration: `${seconds} seconds`,
      onTimeout: () => new Error(`Took longer than ${seconds} seconds`)
    })

/** The reason is for the log; empty where nothing went wrong. */
export interface AttemptResult {
  readonly ending: Ending
  readonly reason: string
}

const resultOf = (ending: Ending, reason = ""): AttemptResult => ({ ending, reason })

const runSubscriber = (subscriber: Subscriber<unknown>, payload: unknown, claimed: ClaimedDelivery) =>
  Effect.mapErrorCause(
    subscriber.run(payload, {
      id: claimed.id,
      eventId: claimed.eventId,
      occurredAt: DateTime.unsafeFromDate(claimed.occurredAt),
      recipient: claimed.recipient === "" ? null : claimed.recipient
    }),
    tellable
  )

/** Never at once: a moment that has passed would have it run in circles. */
const dueAtOf = ({ at }: Postponed, now: DateTime.Utc): Date =>
  DateTime.toDate(DateTime.max(at, DateTime.add(now, { seconds: 1 })))

/** What has gone out is noted, even where this host is stopping: or it would go out again. */
const deliverOutside = (
  store: DeliveryStore,
  subscriber: Subscriber<unknown>,
  payload: unknown,
  claimed: ClaimedDelivery
) =>
  Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      const { longestRunSeconds } = laneRules[subscriber.lane]
      const sent = yield* restore(within(longestRunSeconds)(runSubscriber(subscriber, payload, claimed)))
      if (sent instanceof Postponed) {
        yield* restore(store.postpone(claimed, dueAtOf(sent, yield* DateTime.now)))
        return sent
      }
      const note = store.noteDelivered(claimed, DateTime.toDate(yield* DateTime.now))
      yield* Effect.catchAll(note, () => Effect.orDie(restore(Effect.retry(note, noteAgain))))
      return sent
    })
  )

/** Answers how a delivery is tried once, by where its subscriber has its effects. */
const makeDeliverOnce = (store: DeliveryStore) =>
  Effect.gen(function* () {
    const { transact } = yield* UnitOfWork
    const doorbell = yield* Doorbell

    /** The work and the note of it are one transaction, and nobody else is in it. */
    const inTransaction = <E>(claimed: ClaimedDelivery, work: (now: DateTime.Utc) => Effect.Effect<unknown, E>) =>
      transact(
        Effect.gen(function* () {
          const now = yield* DateTime.now
          if (!(yield* store.markDelivered(claimed, DateTime.toDate(now)))) return nothingToSay
          const done = yield* work(now)
          if (!(done instanceof Postponed)) return nothingToSay
          yield* store.postponeMarked(claimed, dueAtOf(done, now))
          return done
        })
      ).pipe(within(longestTransactionSeconds))

    const addRecipients = (
      recipients: NonNullable<Subscriber<unknown>["recipients"]>,
      lane: Lane,
      payload: unknown,
      claimed: ClaimedDelivery
    ) =>
      inTransaction(claimed, (now) =>
        Effect.gen(function* () {
          const found = yield* Effect.mapErrorCause(recipients(payload), tellable)
          yield* store.addRecipients(claimed, found, now)
          yield* doorbell.ring(`${lane}-lane`)
        })
      )

    return (subscriber: Subscriber<unknown>, payload: unknown, claimed: ClaimedDelivery) => {
      const { effects, lane, recipients } = subscriber
      if (recipients !== undefined && claimed.recipient === "") return addRecipients(recipients, lane, payload, claimed)
      return effects === "database"
        ? inTransaction(claimed, () => runSubscriber(subscriber, payload, claimed))
        : deliverOutside(store, subscriber, payload, claimed)
    }
  })

const noteTrouble = Effect.fnUntraced(function* (
  store: DeliveryStore,
  claimed: ClaimedDelivery,
  attempts: number,
  trouble: Trouble,
  cause: Cause.Cause<unknown>
) {
  const now = yield* DateTime.now
  const failingSince = claimed.failingSince ?? DateTime.toDate(now)
  const failing = { attempts, trouble, failingForMillis: now.epochMillis - failingSince.getTime() }
  yield* store.noteFailed(claimed, {
    attempts,
    failingSince,
    lastError: lastErrorOf(cause),
    dueAt: new Date(now.epochMillis + retryPauseMillis(failing, yield* Random.next)),
    deadAt: isDeadLetter(failing) ? DateTime.toDate(now) : null
  })
  const what = `${claimed.subscriber} failed on ${claimed.type} ${claimed.eventId}`
  if (isDeadLetter(failing)) return yield* Effect.logError(`${what} and was given up`, cause)
  // That the peer is away is told once, by its pool.
  yield* trouble === "away" ? Effect.logDebug(what, cause) : Effect.logWarning(what, cause)
})

/** A host may end for any reason once; where two did, this may be what ends them, and it goes on with pauses. */
const isSuspect = ({ attempts, isTakenOver }: ClaimedDelivery) => isTakenOver && attempts > 1

const payloadOf = ({ event }: Subscription, { payload, type }: ClaimedDelivery) =>
  // The parser's own words quote what it has read, which may name people.
  Effect.mapError(
    Schema.decodeUnknown(event.schema)(payload),
    () => new Error(`The payload of a ${type} is not what it should be.`)
  )

const endingOf = (result: unknown): Ending => {
  if (result instanceof Postponed) return "postponed"
  return result === nothingToSay ? "silent" : "reached"
}

/** What a stop cuts off says nothing about the delivery, and is given back to those who go on. */
export const makeAttempt = (store: DeliveryStore, subscriptions: ReadonlyMap<string, Subscription>) =>
  Effect.map(makeDeliverOnce(store), (deliverOnce) => {
    const attempt = Effect.fnUntraced(function* (claimed: ClaimedDelivery) {
      const subscription = subscriptions.get(claimed.type)
      const subscriber = subscription?.subscribers.find(({ name }) => name === claimed.subscriber)
      if (subscription === undefined || subscriber === undefined)
        return yield* Effect.dieMessage("What nobody here knows was claimed.")
      if (isSuspect(claimed)) {
        yield* noteTrouble(store, claimed, claimed.attempts, "other", Cause.die(new Error(unfinished)))
        return resultOf("other", unfinished)
      }
      const exit = yield* payloadOf(subscription, claimed).pipe(
        Effect.flatMap((payload) => deliverOnce(subscriber, payload, claimed)),
        Effect.withSpan(subscriber.name, { root: true }),
        Effect.exit
      )
      if (Exit.isSuccess(exit)) return resultOf(endingOf(exit.value))
      const trouble = troubleOf(exit.cause)
      yield* noteTrouble(store, claimed, claimed.attempts + 1, trouble, exit.cause)
      return resultOf(trouble, lastErrorOf(exit.cause))
    })
    return (claimed: ClaimedDelivery): Effect.Effect<AttemptResult> =>
      Effect.onInterrupt(attempt(claimed), () => store.giveBack(claimed))
  })
