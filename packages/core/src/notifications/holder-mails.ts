/** Mails that tell account holders what happened to their account, in case it was somebody else. */
import { Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import { LinkBase, type UserId } from "../kernel/index.js"
import { type Compose, type MailRoute, mailing } from "./mailing.js"
import type { Letter, Occasion } from "./templates/letter.js"
import { momentIn } from "./templates/moments.js"

/**
 * `mailingHolder({ name: "notifications.mailPasskeyAdded", priority: "high" }, …)`: to the address that the account has
 * by then; to nobody once it is gone.
 */
export const mailingHolder = <A extends { readonly userId: UserId }>(
  route: MailRoute,
  letterOf: (payload: A, occasion: Occasion) => Letter
) =>
  mailing(
    route,
    Effect.gen(function* () {
      const users = yield* UserRepository
      const { frontendUrl: home } = yield* LinkBase

      const compose: Compose<A> = (payload, { occurredAt }) =>
        Effect.map(users.find(payload.userId), (user) =>
          Option.match(user, {
            onNone: () => null,
            onSome: ({ email, fullName, timeZone }) => ({
              to: email,
              letter: letterOf(payload, { name: fullName, when: momentIn(timeZone, occurredAt), home })
            })
          })
        )
      return compose
    })
  )
