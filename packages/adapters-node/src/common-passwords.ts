import { CommonPasswords } from "@mentorkit/core/identity/ports"
import { dictionary } from "@zxcvbn-ts/language-common"
import { Layer, Redacted } from "effect"

/** Some 49,000 passwords, gathered from what was stolen elsewhere; the list has them in lower case. */
const common = new Set(dictionary["passwords-common"])

/** No list has the same letters in another width or composition. */
const spelled = (password: Redacted.Redacted<string>) => Redacted.value(password).normalize("NFKC").toLowerCase()

export const commonPasswords: Layer.Layer<CommonPasswords> = Layer.succeed(CommonPasswords, {
  has: (password) => common.has(spelled(password))
})
