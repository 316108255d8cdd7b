/** Mails about sign-in with providers. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, type PayloadOf } from "../../kernel/index.js"
import { type OAuthLinked, providerLabel } from "../../oauth/index.js"
import { type Compose, mailing } from "../mailing.js"
import { providerLinked } from "../templates/provider-letters.js"

/** To the account that somebody may now sign in to. */
export const mailProviderLinked = mailing(
  "notifications.mailProviderLinked",
  Effect.gen(function* () {
    const users = yield* UserRepository
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof OAuthLinked>> = ({ isTakenOver, provider, userId }) =>
      Effect.map(users.find(userId), (user) =>
        Option.toArray(user).map(({ email, fullName: name }) => ({
          to: email,
          letter: providerLinked({ name, provider: providerLabel(provider), isTakenOver, home })
        }))
      )
    return compose
  })
)
