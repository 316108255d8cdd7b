/** What is written about accounts. */
import type { PasswordChange } from "../../identity/index.js"
import type { Letter, Occasion } from "./letter.js"
import { minutesSaid } from "./moments.js"

/**
 * Goes to an address that anybody may have typed in, so it says nothing that a stranger has chosen: a name would let
 * them send words of theirs in our name.
 */
export const verifyAddress = ({ link, minutes }: { readonly link: string; readonly minutes: number }): Letter => ({
  subject: "Verify your email address",
  name: null,
  paragraphs: ["Please confirm that this email address is yours. You can sign in as soon as that is done."],
  action: { label: "Verify email address", url: link },
  footnote: `The link works once and for ${minutesSaid(minutes)}. If you did not create an account, you can ignore this mail.`
})

export const accountErased: Letter = {
  subject: "Your account has been deleted",
  name: null,
  paragraphs: [
    "Your account and what was stored about you have been deleted.",
    "Records of payments stay in the books, as the law asks, without your name."
  ],
  footnote: "If this was not you, please write to us at once: somebody else had access to your account."
}

/** Whoever typed the address in has it mailed, and may have registered it too: so there is no name in it either. */
export const resetPassword = ({ link, minutes }: { readonly link: string; readonly minutes: number }): Letter => ({
  subject: "Reset your password",
  name: null,
  paragraphs: ["Somebody, hopefully you, asked to set a new password for the account of this email address."],
  action: { label: "Set a new password", url: link },
  footnote: `The link works once and for ${minutesSaid(minutes)}. If it was not you, ignore this mail: your password stays as it is.`
})

const told: { readonly [C in PasswordChange]: string } = {
  changed: "The password of your account was changed. Everybody who was signed in elsewhere has to sign in again.",
  set: "Your account has a password now. Everybody who was signed in elsewhere has to sign in again.",
  reset: "A new password was set for your account by a link from this mailbox. Everybody has to sign in again."
}

export const passwordChange = (how: PasswordChange, { home, when }: Pick<Occasion, "when" | "home">): Letter => ({
  subject: how === "set" ? "Your account has a password" : "Your password was changed",
  name: null,
  paragraphs: [told[how]],
  facts: [["When", when]],
  action: { label: "Open your account", url: home },
  footnote: "If this was not you, ask for a link to reset your password now: that signs everybody out."
})
