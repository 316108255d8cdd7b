/** Mail templates about second factors. */
import type { FactorChange, OneTimeCode } from "../../../two-factor/index.js"
import type { Letter, Occasion } from "../../templates/letter.js"
import { minutesSaid } from "./minutes.js"

/** Warnings about a code that the user did not request. */
const warnings: { readonly [P in OneTimeCode["purpose"]]: string } = {
  sign_in: "somebody is trying to sign in to your account: please change your password.",
  settings: "somebody else is signed in to your account: please end that session.",
  phone: "somebody else is signed in to your account: please end that session.",
  confirmation: "somebody else is signed in to your account: please end that session."
}

export const oneTimeCode = (code: string, minutes: number, purpose: OneTimeCode["purpose"]): Letter => ({
  subject: purpose === "sign_in" ? "Your sign-in code" : "Your confirmation code",
  name: null,
  paragraphs: [
    `Your code is ${code}.`,
    "Enter it where you were asked for it. Never tell it to anybody, not even to us."
  ],
  footnote: `The code works once and for ${minutesSaid(minutes)}. If you did not ask for it, ${warnings[purpose]}`
})

export const oneTimeCodeText = (code: string, minutes: number): string =>
  `${code} is your code. It works once and for ${minutesSaid(minutes)}. Never tell it to anybody.`

const told: { readonly [C in FactorChange]: readonly [subject: string, sentence: string] } = {
  enabled: ["Two-factor authentication is on", "Two-factor authentication was turned on for your account."],
  disabled: ["Two-factor authentication is off", "Two-factor authentication was turned off for your account."],
  method_added: ["A two-factor method was added", "A new two-factor method was added to your account."],
  method_removed: ["A two-factor method was removed", "A two-factor method was removed from your account."],
  default_changed: [
    "Your two-factor method has changed",
    "The method by which your sign-ins are confirmed was changed. Devices that were trusted will be asked again."
  ],
  authenticator_replaced: [
    "Your authenticator app was replaced",
    "Another authenticator app was connected to your account. Codes of the former one are worth nothing any more."
  ],
  backup_codes_replaced: [
    "You have new backup codes",
    "New backup codes were made for your account. Any that you had before are worth nothing any more."
  ],
  backup_code_used: ["A backup code was used", "Somebody used one of your backup codes."],
  device_trusted: [
    "A device is trusted now",
    "A device was marked as trusted: signing in on it asks for your password only."
  ],
  device_revoked: [
    "A device is not trusted any more",
    "A device was taken off the list of trusted ones. Signing in on it asks for a code again."
  ],
  phone_verified: ["Your phone number was verified", "A phone number was verified for your account."],
  locked_out: [
    "Too many wrong codes",
    "Somebody entered wrong codes for your account again and again. No code is accepted for a quarter of an hour."
  ]
}

/** Contains nothing that a stranger could have chosen. */
export const factorChange = (change: FactorChange, { url, name, when }: Occasion): Letter => {
  const [subject, sentence] = told[change]
  return {
    subject,
    name,
    paragraphs: [sentence],
    facts: [["When", when]],
    action: { label: "Open your account", url },
    footnote: "If this was not you, change your password now: that signs everybody else out."
  }
}
