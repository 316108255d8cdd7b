/** Codes on their way, and what account holders are told about their second factors. */
import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { type PayloadOf, Secrets, type Subscriber } from "../../kernel/index.js"
import {
  codeLifeMinutes,
  digitsOfCode,
  type FactorsChanged,
  isLive,
  OneTimeCodeRepository,
  type OneTimeCodeRequested
} from "../../two-factor/index.js"
import { mailingHolder } from "../holder-mails.js"
import { Mailer, TextMessenger } from "../ports.js"
import { mailOf } from "../templates/letter.js"
import { factorChange, oneTimeCode, oneTimeCodeText } from "../templates/two-factor-letters.js"

/** By mail or as a text; nothing where the code is used, replaced or too old to be of use. */
export const sendOneTimeCode = Effect.gen(function* () {
  const users = yield* UserRepository
  const codes = yield* OneTimeCodeRepository
  const secrets = yield* Secrets
  const mailer = yield* Mailer
  const messenger = yield* TextMessenger

  const subscriber: Subscriber<PayloadOf<typeof OneTimeCodeRequested>> = {
    name: "notifications.sendOneTimeCode",
    effects: "outside",
    run: Effect.fnUntraced(function* ({ codeId, userId }) {
      const user = Option.getOrUndefined(yield* users.find(userId))
      const code = Option.getOrUndefined(yield* codes.findById(codeId))
      if (user === undefined || code === undefined || !isLive(code, yield* DateTime.now)) return
      const digits = yield* Effect.provideService(digitsOfCode(code.id), Secrets, secrets)
      if (code.method === "email")
        return yield* mailer.send(mailOf(user.email, oneTimeCode(digits, codeLifeMinutes, code.purpose)))
      const to = code.phoneNumber ?? user.phoneNumber
      if (to !== null) yield* messenger.send({ to, text: oneTimeCodeText(digits, codeLifeMinutes) })
    })
  }
  return subscriber
})

export const mailFactorChange = mailingHolder(
  "notifications.mailFactorChange",
  ({ change }: PayloadOf<typeof FactorsChanged>, occasion) => factorChange(change, occasion)
)
