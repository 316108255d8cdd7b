/** Reactions of embedders to our events, and to events of their own. */
import { DateTime, Effect, Schema } from "effect"
import { awaited, awaitedInUnit } from "./joining.js"
import {
  type Delivery,
  DeliveryRefused,
  type EventType,
  type Lane,
  type Occurrence,
  type OwnReaction,
  PeerUnavailable,
  type Priority,
  reaction,
  reactionWithin
} from "./kernel/index.js"

/** What is known of an event beside its payload. */
export interface OwnOccurrence {
  readonly eventId: string
  /** ISO 8601, UTC: "2027-03-14T14:00:00.000Z". */
  readonly occurredAt: string
}

/** One event on its way to one reaction, or to one of its recipients. */
export interface OwnDelivery extends OwnOccurrence {
  /** The same for all attempts, so that a peer can recognise it. */
  readonly id: string
  /** One of the ids that `recipients` answered; null for reactions without. */
  readonly recipient: string | null
}

export interface OwnReactionOptions<I> {
  /** "shop.thankTheBuyer": unique, and kept for ever, since deliveries that wait are known by it. */
  readonly name: string
  /**
   * No lane waits for another. How long a run outside of the database may take: "effects" 120 seconds, "realtime" 30, "mail" 1,200,
   * "texts" 60. After that it is tried again, while the former run may still be at it.
   */
  readonly lane: Lane
  /** Default: "medium". */
  readonly priority?: Priority
  /** One subject's events one at a time, in their order. Default: false. */
  readonly isOrdered?: boolean
  /**
   * `outside`, the default: may talk to anybody, and may happen again after a crash. `database`: in a transaction that
   * also notes the delivery, so its effect happens exactly once; it must touch nothing but the database, and is undone after 25
   * seconds.
   */
  readonly effects?: "outside" | "database"
  /** Ids of those whom it is for, each with a delivery of their own. Read in a transaction, within 25 seconds. */
  readonly recipients?: (payload: I) => Promise<ReadonlyArray<string>>
  /**
   * Takes the payload as JSON. Whatever it throws is tried again, with growing pauses; `DeliveryRefused` is given up at
   * once, and `PeerUnavailable` has its lane wait until the peer is back.
   */
  readonly run: (payload: I, delivery: OwnDelivery) => Promise<unknown>
}

/** Without a type of Effect's. */
const told = <A extends Occurrence>({ occurredAt, ...same }: A) => ({
  ...same,
  occurredAt: DateTime.formatIso(occurredAt)
})

const delivered = (work: Effect.Effect<unknown, unknown>): Effect.Effect<unknown, DeliveryRefused | PeerUnavailable> =>
  Effect.catchAllDefect(Effect.orDie(work), (error) =>
    error instanceof DeliveryRefused || error instanceof PeerUnavailable ? Effect.fail(error) : Effect.die(error)
  )

const isId = (value: unknown) => typeof value === "string" && value !== ""

/** Nothing but its type keeps a function from answering something else; a text would be one recipient a letter. */
const idsOf = (name: string, answer: unknown): ReadonlyArray<string> => {
  if (Array.isArray(answer) && answer.every(isId)) return answer
  throw new Error(`recipients of ${name} must answer an array of ids, which are texts that are not empty.`)
}

/** `on(BookingConfirmed, { name: "shop.thankTheBuyer", lane: "mail", run: async ({ bookingId }) => … })`: after the commit. */
export const on = <A, I>(event: EventType<string, A, I>, options: OwnReactionOptions<I>): OwnReaction => {
  const { effects = "outside", isOrdered = false, lane, name, priority = "medium", recipients, run } = options
  const encode = Schema.encodeSync(event.schema)
  const inContext = effects === "database" ? awaitedInUnit : awaited
  return {
    event,
    reaction: reaction(
      { name, lane, priority, isOrdered, effects },
      Effect.succeed({
        run: (payload: A, delivery: Delivery) => delivered(inContext(() => run(encode(payload), told(delivery)))),
        ...(recipients !== undefined && {
          recipients: (payload: A) =>
            Effect.orDie(awaitedInUnit(async () => idsOf(name, await recipients(encode(payload)))))
        })
      })
    )
  }
}

/**
 * `beforeCommit(BookingConfirmed, "shop.countSeats", async ({ bookingId }) => …)`: in the transaction of the change, as the
 * last thing before its commit. What it throws undoes the change. It must touch nothing but the database, and may run again
 * after a deadlock.
 */
export const beforeCommit = <A, I>(
  event: EventType<string, A, I>,
  name: string,
  run: (payload: I, occurrence: OwnOccurrence) => Promise<unknown>
): OwnReaction => {
  const encode = Schema.encodeSync(event.schema)
  return {
    event,
    reaction: reactionWithin(
      name,
      Effect.succeed({
        run: (payload: A, occurrence: Occurrence) =>
          Effect.orDie(awaitedInUnit(() => run(encode(payload), told(occurrence))))
      })
    )
  }
}
