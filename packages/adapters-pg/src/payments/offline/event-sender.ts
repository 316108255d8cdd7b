/** Changes the books and tells of it: message and change commit together, then the message goes out. */

import { Secrets, type Sweep, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { GatewayEventId } from "@mentorkit/core/payments"
import { EventDelivery } from "@mentorkit/core/payments/ports"
import { Array as Arr, DateTime, Effect, type Redacted } from "effect"
import { eventStore, type StoredEvent } from "./event-store.js"
import type { News } from "./messages.js"
import type { Mischief } from "./mischief.js"
import { sign } from "./signature.js"

const batch = 50

/** What a piece of work has come to, and what there is to tell of it. */
export interface Outcome<A> {
  readonly answer: A
  readonly news: ReadonlyArray<News>
}

export interface EventSenderOptions {
  /** Signs the events and verifies them when they come in. */
  readonly secret: Redacted.Redacted<string>
  /** Without it everything is told once, at once and in order. */
  readonly mischief?: Mischief | undefined
}

export const makeEventSender = ({ mischief, secret }: EventSenderOptions) =>
  Effect.gen(function* () {
    const store = yield* eventStore(mischief)
    const delivery = yield* EventDelivery
    const secrets = yield* Secrets
    const { transact } = yield* UnitOfWork

    /** What the host does not take is told again by the sweep. */
    const deliver = Effect.fnUntraced(function* ({ id, payload }: StoredEvent) {
      const body = new TextEncoder().encode(payload)
      const now = yield* DateTime.now
      const isTaken = yield* delivery.post(body, sign(secret, body, now.epochMillis))
      if (isTaken) yield* store.delivered(id, now)
    })

    /** "evt_" and random letters. */
    const newId = (prefix: string) => Effect.map(secrets.random(18), (text) => `${prefix}_${text}`)

    const keep = Effect.fnUntraced(function* (news: News) {
      const created = yield* DateTime.now
      return yield* store.add({ ...news, id: GatewayEventId.make(yield* newId("evt")), created }, created)
    })

    /** `work` and its messages in one transaction; its answer comes when they have gone out. */
    const change = <A, E, R>(work: Effect.Effect<Outcome<A>, E, R>) =>
      Effect.flatMap(work, ({ answer, news }) =>
        Effect.map(Effect.forEach(news, keep), (kept) => ({ answer, kept: Arr.getSomes(kept) }))
      ).pipe(
        transact,
        Effect.flatMap(({ answer, kept }) => Effect.as(Effect.forEach(kept, deliver, { discard: true }), answer))
      )

    const repeatUndelivered: Sweep = {
      name: "offlineGateway.repeatEvents",
      cron: "* * * * *",
      run: Effect.gen(function* () {
        const events = yield* store.claimUndelivered(yield* DateTime.now, batch)
        yield* Effect.forEach(events, deliver, { discard: true })
        return events.length
      })
    }
    return { change, newId, repeatUndelivered }
  })

export type EventSender = Effect.Effect.Success<ReturnType<typeof makeEventSender>>
