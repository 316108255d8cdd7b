/** Mail templates about accounts. */
import type { PasswordChange, RemovedFactors, User } from "../../../identity/index.js"
import type { Facts, Letter, Occasion } from "../../templates/letter.js"
import { minutesSaid } from "./minutes.js"

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

export const accountErased = (): Letter => ({
  subject: "Your account has been deleted",
  name: null,
  paragraphs: [
    "Your account and what was stored about you have been deleted.",
    "Records of payments stay in the books, as the law asks, without your name."
  ],
  footnote: "If this was not you, please write to us at once: somebody else had access to your account."
})

/** The registrant may be a stranger: no name in it. */
export const resetPassword = ({ link, minutes }: { readonly link: string; readonly minutes: number }): Letter => ({
  subject: "Reset your password",
  name: null,
  paragraphs: ["Somebody, hopefully you, asked to set a new password for the account of this email address."],
  action: { label: "Set a new password", url: link },
  footnote: `The link works once and for ${minutesSaid(minutes)}. If it was not you, ignore this mail: your password stays as it is.`
})

type ChangeInside = Exclude<PasswordChange, "reset">

const told: { readonly [C in ChangeInside]: string } = {
  changed: "The password of your account was changed. Everybody who was signed in elsewhere has to sign in again.",
  set: "Your account has a password now. Everybody who was signed in elsewhere has to sign in again."
}

const changed = { subject: "Your password was changed", name: null } as const

const afterwards = ({ url, when }: Pick<Occasion, "when" | "url">) => ({
  facts: [["When", when]] satisfies Facts,
  action: { label: "Open your account", url },
  footnote: "If this was not you, ask for a link to reset your password now: that signs everybody out."
})

export const passwordChange = (how: ChangeInside, occasion: Pick<Occasion, "when" | "url">): Letter => ({
  ...changed,
  ...(how === "set" && { subject: "Your account has a password" }),
  paragraphs: [told[how]],
  ...afterwards(occasion)
})

/** "2 passkeys and an authenticator app" */
const counted = ({ apps, passkeys }: RemovedFactors) =>
  [
    ...(passkeys === 0 ? [] : [passkeys === 1 ? "a passkey" : `${passkeys} passkeys`]),
    ...(apps === 0 ? [] : ["an authenticator app"])
  ].join(" and ")

const removal = (removed: RemovedFactors) =>
  `What had been added to it shortly before was removed, as it may have been added by somebody else: ${counted(removed)}. If it was yours, please add it again.`

/** Remaining ways to open or confirm the account. */
export interface LeftFactors extends RemovedFactors, Pick<User, "phoneNumber"> {
  readonly backupCodes: number
  /** Provider names: "Google". */
  readonly providers: ReadonlyArray<string>
}

const amount = (count: number) => (count === 0 ? "none" : String(count))

/** Only the last digits: the holder recognises the number, and others cannot use it. */
const phoneSaid = (number: string | null) => (number === null ? "none" : `ends in ${number.slice(-3)}`)

/** Without device names: whoever was signed in has chosen them. */
export const passwordReset = (
  { left, removed }: { readonly left: LeftFactors; readonly removed?: RemovedFactors | undefined },
  occasion: Pick<Occasion, "when" | "url">
): Letter => {
  const { facts, ...rest } = afterwards(occasion)
  return {
    ...changed,
    paragraphs: [
      "A new password was set for your account by a link from this mailbox. Everybody has to sign in again.",
      ...(removed === undefined ? [] : [removal(removed)]),
      "Look at what your account still has, and remove whatever is not yours."
    ],
    facts: [
      ...facts,
      ["Passkeys", amount(left.passkeys)],
      ["Authenticator apps", amount(left.apps)],
      ["Phone number", phoneSaid(left.phoneNumber)],
      ["Backup codes", amount(left.backupCodes)],
      ["Sign-in with", left.providers.length === 0 ? "none" : left.providers.join(", ")]
    ],
    ...rest
  }
}
