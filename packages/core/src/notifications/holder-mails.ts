/** Mails that tell account holders what happened to their account, in case it was somebody else. */
import { Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import { LinkBase, type UserId } from "../kernel/index.js"
import { type Compose, mailing } from "./mailing.js"
import type { Letter, Occasion } from "./templates/letter.js"
import { momentIn } from "./templates/moments.js"

/** `mailingHolder("notifications.mailPasskeyAdded", …)`: to the address that the account has by then; to nobody once it is gone. */
export const mailingHolder = <A extends { readonly userId: UserId }>(
  name: string,
  letterOf: (payload: A, occasion: Occasion) => Letter
) =>
  mailing(
    name,
    Effect.gen(function* () {
      const users = yield* UserRepository
      const { frontendUrl: home } = yield* LinkBase

      const compose: Compose<A> = (payload, { occurredAt }) =>
        Effect.map(users.find(payload.userId), (user) =>
          Option.toArray(user).map(({ email, fullName, timeZone }) => ({
            to: email,
            letter: letterOf(payload, { name: fullName, when: momentIn(timeZone, occurredAt), home })
          }))
        )
      return compose
    })
  )
