/** Subscribers that write mails. */
import { Cause, Effect, Exit } from "effect"
import { isNonEmptyReadonlyArray } from "effect/Array"
import type { Delivery, Subscriber } from "../kernel/index.js"
import { Mailer } from "./ports.js"
import { isNobodys } from "./recipient.js"
import { type Letter, mailOf } from "./templates/letter.js"

export interface Addressed {
  readonly to: string
  readonly letter: Letter
}

/** Who is written to about an event, and what; nobody where there is nothing to say any more. */
export type Compose<A> = (payload: A, delivery: Delivery) => Effect.Effect<ReadonlyArray<Addressed>>

/**
 * `mailing("notifications.mailBookingPaid", Effect.gen(…))`. Composes anew at every attempt, so a mail tells of things
 * as they are when it is written, and an account that is gone by then gets none. As long as one mail of several went out
 * the others are not tried again: an address that is never taken must not have everybody else written to ten times.
 */
export const mailing = <A, R>(
  name: string,
  composer: Effect.Effect<Compose<A>, never, R>
): Effect.Effect<Subscriber<A>, never, R | Mailer> =>
  Effect.map(Effect.all([composer, Mailer]), ([compose, mailer]) => ({
    name,
    effects: "outside",
    run: Effect.fnUntraced(function* (payload, delivery) {
      const letters = (yield* compose(payload, delivery)).filter(({ to }) => !isNobodys(to))
      const exits = yield* Effect.forEach(letters, ({ letter, to }) => Effect.exit(mailer.send(mailOf(to, letter))))
      const failed = exits.filter(Exit.isFailure)
      if (!isNonEmptyReadonlyArray(failed)) return
      if (failed.length === exits.length) return yield* failed[0]
      yield* Effect.forEach(failed, ({ cause }) => Effect.logError(`${name}: a mail was not sent`, Cause.pretty(cause)))
    })
  }))
