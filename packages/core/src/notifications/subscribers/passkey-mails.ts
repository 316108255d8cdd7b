/** Mails about passkeys. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, type PayloadOf } from "../../kernel/index.js"
import type { PasskeyAdded, PasskeyRemoved } from "../../passkeys/index.js"
import { type Compose, mailing } from "../mailing.js"
import { momentIn } from "../templates/moments.js"
import { passkeyAdded, passkeyRemoved } from "../templates/passkey-letters.js"

type Change = PayloadOf<typeof PasskeyAdded> | PayloadOf<typeof PasskeyRemoved>

const telling = (letterOf: typeof passkeyAdded) =>
  Effect.gen(function* () {
    const users = yield* UserRepository
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<Change> = ({ userId }, { occurredAt }) =>
      Effect.map(users.find(userId), (user) =>
        Option.toArray(user).map(({ email, fullName: name, timeZone }) => ({
          to: email,
          letter: letterOf({ name, when: momentIn(timeZone, occurredAt), home })
        }))
      )
    return compose
  })

export const mailPasskeyAdded = mailing("notifications.mailPasskeyAdded", telling(passkeyAdded))
export const mailPasskeyRemoved = mailing("notifications.mailPasskeyRemoved", telling(passkeyRemoved))
