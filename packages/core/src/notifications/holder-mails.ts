/** Mails that tell account holders what happened to their account, in case it was somebody else. */
import { Effect, Option } from "effect"
import { type User, UserRepository } from "../identity/index.js"
import { LinkBase, type UserId } from "../kernel/index.js"
import { type Compose, type MailRoute, mailing } from "./mailing.js"
import type { Letter, Occasion } from "./templates/letter.js"
import { momentIn } from "./templates/moments.js"

/** Whether what the letter says is still so. */
export type StillSo = (user: User) => Effect.Effect<boolean>

/**
 * `mailingHolder({ name: "notifications.mailPasskeyAdded", priority: "high" }, …)`: to the address that the account has
 * by then; to nobody once it is gone, or once it is no longer so, where that can be told.
 */
export const mailingHolder = <A extends { readonly userId: UserId }, R = never>(
  route: MailRoute,
  letterOf: (payload: A, occasion: Occasion) => Letter,
  stillSo: Effect.Effect<StillSo, never, R> = Effect.succeed(() => Effect.succeed(true))
) =>
  mailing(
    route,
    Effect.gen(function* () {
      const users = yield* UserRepository
      const { frontendUrl: home } = yield* LinkBase
      const isStillSo = yield* stillSo

      const compose: Compose<A> = Effect.fnUntraced(function* (payload, { occurredAt }) {
        const user = Option.getOrUndefined(yield* users.find(payload.userId))
        if (user === undefined || !(yield* isStillSo(user))) return null
        const { email, fullName, timeZone } = user
        const occasion = { name: fullName, when: momentIn(timeZone, occurredAt), home }
        return { to: email, letter: letterOf(payload, occasion) }
      })
      return compose
    })
  )
