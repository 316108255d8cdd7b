/** Refuses common passwords. */
import { Effect, Redacted } from "effect"
import { InvalidInput, Settings } from "../kernel/index.js"
import { CommonPasswords } from "./ports.js"
import { refuseCommonPasswords } from "./settings.js"

const tooCommon = () =>
  new InvalidInput({
    problems: [
      { path: ["password"], message: "This password is too common. Please choose one that is harder to guess." }
    ]
  })

/** The password ready to be hashed; refused if it is common and the setting forbids those. */
export const makeAcceptPassword = Effect.gen(function* () {
  const common = yield* CommonPasswords
  const settings = yield* Settings

  return Effect.fnUntraced(function* (text: string) {
    const password = Redacted.make(text)
    const isRefused = (yield* settings.get(refuseCommonPasswords)) && common.has(password)
    return isRefused ? yield* tooCommon() : password
  })
})
