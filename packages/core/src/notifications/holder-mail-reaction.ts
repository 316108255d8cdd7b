/** Mails to account holders about their account, in case somebody else acted. */
import { Effect, Option } from "effect"
import { type User, UserRepository } from "../identity/index.js"
import { LinkBase, type UserId } from "../kernel/index.js"
import { type Compose, type MailRoute, mailReaction } from "./mail-reaction.js"
import type { Letter, Occasion } from "./templates/letter.js"
import { momentIn } from "./templates/moments.js"

/** Whether the mail's content is still true. */
export type StillTrue = (user: User) => Effect.Effect<boolean>

/** Writes the mail; null if there is nothing to send any more. */
export type LetterToHolder<in A> = (payload: A, occasion: Occasion, holder: User) => Effect.Effect<Letter | null>

/** Sent to the account's present address; to nobody once it is gone. */
export const holderMailReactionWith = <A extends { readonly userId: UserId }, R>(
  route: MailRoute,
  letters: Effect.Effect<LetterToHolder<A>, never, R>
) =>
  mailReaction(
    route,
    Effect.gen(function* () {
      const users = yield* UserRepository
      const { frontendUrl: home } = yield* LinkBase
      const letterOf = yield* letters

      const compose: Compose<A> = Effect.fnUntraced(function* (payload, { occurredAt }) {
        const user = Option.getOrUndefined(yield* users.find(payload.userId))
        if (user === undefined) return null
        const { email, fullName, timeZone } = user
        const letter = yield* letterOf(payload, { name: fullName, when: momentIn(timeZone, occurredAt), home }, user)
        return letter && { to: email, letter }
      })
      return compose
    })
  )

/**
 * `holderMailReaction({ name: "notifications.mailPasskeyAdded", type: "auth.security_alert" }, …)`: of what is known without asking; to
 * nobody once it is no longer so, where that can be told.
 */
export const holderMailReaction = <A extends { readonly userId: UserId }, R = never>(
  route: MailRoute,
  letterOf: (payload: A, occasion: Occasion) => Letter,
  stillSo: Effect.Effect<StillTrue, never, R> = Effect.succeed(() => Effect.succeed(true))
) =>
  holderMailReactionWith(
    route,
    Effect.map(
      stillSo,
      (isStillSo): LetterToHolder<A> =>
        (payload, occasion, holder) =>
          Effect.map(isStillSo(holder), (is) => (is ? letterOf(payload, occasion) : null))
    )
  )
