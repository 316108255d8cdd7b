/** What is written about accounts. */
import type { Letter } from "./letter.js"

/**
 * Goes to an address that anybody may have typed in, so it says nothing that a stranger has chosen: a name would let
 * them send words of theirs in our name.
 */
export const verifyAddress = ({ link, minutes }: { readonly link: string; readonly minutes: number }): Letter => ({
  subject: "Verify your email address",
  name: null,
  paragraphs: ["Please confirm that this email address is yours. You can sign in as soon as that is done."],
  action: { label: "Verify email address", url: link },
  footnote: `The link works once and for ${minutes} minutes. If you did not create an account, you can ignore this mail.`
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
