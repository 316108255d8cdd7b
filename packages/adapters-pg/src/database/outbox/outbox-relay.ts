/** Delivers what the outbox holds: at least once, an aggregate's events in their order, however many hosts relay. */
import { SqlClient } from "@effect/sql"
import { OutboxRelay, Subscriptions, type UnitOfWork, uuidV7 } from "@mentorkit/core/kernel"
import { DateTime, type Duration, Effect, Layer, Option } from "effect"
import { BackgroundActivity } from "../background/background-activity.js"
import { Doorbell } from "../doorbell.js"
import { type Claimed, deliveries } from "./outbox-delivery.js"

/** The work of a relay that died is taken over after this. */
const lease = { seconds: 30 }
const batch = 50
/** Events of a batch are of different aggregates; a slow peer holds up its own only. */
const atOnce = 8

export interface OutboxRelayOptions {
  /** How soon an event is found whose time comes by itself, or whose host the doorbell does not reach; a second unless told. */
  readonly pollEvery?: Duration.DurationInput
}

interface ClaimedRow {
  readonly id: string
  readonly type: string
  readonly payload: unknown
  readonly occurredAt: Date
}

const make = Effect.fnUntraced(function* ({ pollEvery = "1 second" }: OutboxRelayOptions) {
  const sql = yield* SqlClient.SqlClient
  const doorbell = yield* Doorbell
  const activity = yield* BackgroundActivity
  const subscriptions = yield* Subscriptions
  const { deliver } = yield* deliveries
  const known = [...subscriptions.keys()]
  /** Whoever drains beside the relay of this process waits for what that one is delivering. */
  const turn = yield* Effect.makeSemaphore(1)

  /**
   * Only the oldest open event of an aggregate is ever claimed; the next one waits until it is settled. What a newer
   * host has appended and this one does not know stays for the newer one.
   */
  const claimDue = Effect.gen(function* () {
    const now = yield* DateTime.now
    const claim = uuidV7(now.epochMillis, crypto.getRandomValues(new Uint8Array(16)))
    const [at, until] = [DateTime.toDate(now), DateTime.toDate(DateTime.add(now, lease))]
    const rows = yield* sql<ClaimedRow>`
      with claimed as (
        update outbox set claim = ${claim}, claimed_until = ${until}
        where seq in (
          select seq from outbox as due
          where settled_at is null and due_at <= ${at} and type = any(${known})
            and (claimed_until is null or claimed_until <= ${at})
            and not exists (
              select from outbox as earlier
              where earlier.aggregate = due.aggregate and earlier.seq < due.seq and earlier.settled_at is null
            )
          order by seq
          limit ${batch}
          for update skip locked
        )
        returning seq, id, type, payload, occurred_at
      )
      select id, type, payload, occurred_at from claimed order by seq`
    activity.beat("relay")
    return rows.map((row): Claimed => ({ ...row, claim }))
  }).pipe(Effect.orDie)

  /** A batch may take long: an event is only delivered while it is still ours. */
  const renew = Effect.fnUntraced(function* ({ claim, id }: Claimed) {
    const until = DateTime.toDate(DateTime.add(yield* DateTime.now, lease))
    const rows = yield* sql`
      update outbox set claimed_until = ${until} where id = ${id} and claim = ${claim} and settled_at is null returning id`
    return rows.length > 0
  }, Effect.orDie)

  const handle = Effect.fnUntraced(function* (event: Claimed) {
    const subscription = subscriptions.get(event.type)
    if (subscription === undefined || !(yield* renew(event))) return
    activity.noteDelivery(event.type)
    yield* deliver(subscription, event)
  })

  const drain = Effect.gen(function* () {
    if (Option.isSome(yield* Effect.serviceOption(SqlClient.TransactionConnection))) {
      return yield* Effect.dieMessage(
        "Events are delivered outside of transactions, or mails would go out of undone work."
      )
    }
    let handled = 0
    for (let claimed = yield* claimDue; claimed.length > 0; claimed = yield* claimDue) {
      yield* Effect.forEach(claimed, handle, { concurrency: atOnce, discard: true })
      handled += claimed.length
    }
    return handled
  }).pipe(turn.withPermits(1))

  const round = (rung: Effect.Effect<void>) =>
    drain.pipe(
      // The database may be away for a moment; what is due will still be due when it is back.
      Effect.catchAllCause((cause) => Effect.logWarning("The relay could not deliver", cause)),
      Effect.zipRight(Effect.race(rung, Effect.sleep(pollEvery)))
    )

  return OutboxRelay.of({
    drain,
    run: Effect.scoped(Effect.flatMap(doorbell.listen("outbox"), (rung) => Effect.forever(round(rung))))
  })
})

/** Needs the table of subscriptions, and so every domain's services. */
export const outboxRelayWith = (
  options: OutboxRelayOptions
): Layer.Layer<OutboxRelay, never, SqlClient.SqlClient | Doorbell | Subscriptions | UnitOfWork> =>
  Layer.effect(OutboxRelay, make(options))
export const outboxRelay = outboxRelayWith({})
