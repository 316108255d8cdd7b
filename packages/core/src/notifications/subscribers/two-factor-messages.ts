/** Messages with codes, and mails about changes of second factors. */
import { DateTime, Effect, Option } from "effect"
import { type User, UserRepository } from "../../identity/index.js"
import { nothingToSay, type PayloadOf, type ReactionHandler, reaction, Secrets } from "../../kernel/index.js"
import {
  digitsOfCode,
  type FactorsChanged,
  type OneTimeCode,
  OneTimeCodeRepository,
  type OneTimeCodeRequested
} from "../../two-factor/index.js"
import { holderNotice } from "../holder-notice.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
import { TextMessenger } from "../ports.js"
import { makeTextsFor } from "../texts/catalogue.js"
import { minutesLeft } from "../time-left.js"
import { notificationTypes } from "../types.js"

type Requested = PayloadOf<typeof OneTimeCodeRequested>

/** The code to be sent by this method; null if used, replaced, too old, or for the other method. */
const makeFindCode = (method: OneTimeCode["method"]) =>
  Effect.gen(function* () {
    const users = yield* UserRepository
    const codes = yield* OneTimeCodeRepository
    const secrets = yield* Secrets

    return Effect.fnUntraced(function* ({ codeId, userId }: Requested) {
      const user: User | undefined = Option.getOrUndefined(yield* users.find(userId))
      const code = Option.getOrUndefined(yield* codes.findById(codeId))
      if (user === undefined || code?.method !== method) return null
      const minutes = minutesLeft(code, yield* DateTime.now)
      if (minutes === null) return null
      return { user, code, minutes, digits: yield* Effect.provideService(digitsOfCode(code.id), Secrets, secrets) }
    })
  })

export const mailOneTimeCode = mailReaction(
  { name: "notifications.mailOneTimeCode", type: "auth.two_factor_code" },
  Effect.map(
    Effect.all([makeFindCode("email"), makeTextsFor("auth.two_factor_code")]),
    ([read, textsFor]): Compose<Requested> =>
      (payload) =>
        Effect.map(read(payload), (found) => {
          if (found === null) return null
          const { frame, letters } = textsFor(found.user)
          return {
            to: found.user.email,
            frame,
            letter: letters.oneTimeCode(found.digits, found.minutes, found.code.purpose)
          }
        })
  )
)

export const textOneTimeCode = reaction(
  {
    name: "notifications.textOneTimeCode",
    lane: "texts",
    priority: notificationTypes["auth.two_factor_sms"].priority,
    effects: "outside",
    notifies: ["auth.two_factor_sms"]
  },
  Effect.map(
    Effect.all([makeFindCode("sms"), TextMessenger, makeTextsFor("auth.two_factor_sms")]),
    ([read, messenger, textsFor]): ReactionHandler<Requested> => ({
      run: Effect.fnUntraced(function* (payload) {
        const found = yield* read(payload)
        const to = found?.code.phoneNumber ?? found?.user.phoneNumber ?? null
        if (found === null || to === null) return nothingToSay
        yield* messenger.send({ to, text: textsFor(found.user).letters.oneTimeCodeText(found.digits, found.minutes) })
      })
    })
  )
)

export const factorsChanged = holderNotice(
  { name: "FactorChange", type: "auth.security_alert" },
  ({ change }: PayloadOf<typeof FactorsChanged>, occasion) => ({
    facts: { change, provider: null },
    letter: occasion.letters.factorChange(change, occasion)
  })
)
