/** Masks stored values for mentors. Pure. */
import type { InputType } from "./input-types.js"

const hidden = "*"

/** Hides every such character but the first and the last few; all others, and the length, stay. */
const hide = (text: string, isHidden: RegExp, first: number, last: number): string => {
  const characters = [...text]
  const count = characters.filter((one) => isHidden.test(one)).length
  let seen = 0
  return characters
    .map((one) => {
      if (!isHidden.test(one)) return one
      seen++
      return seen <= first || seen > count - last ? one : hidden
    })
    .join("")
}

const countOf = (text: string, wanted: RegExp): number => text.match(wanted)?.length ?? 0

/** Up to four last characters; at least half stays hidden. */
const lastOf = (count: number): number => Math.min(4, Math.floor(count / 2))

/** The leading 3 and the trailing 4; a number too short to hide 3 between them shows a third of itself. */
const maskedPhone = (text: string): string => {
  const count = countOf(text, /\d/g)
  return count >= 10 ? hide(text, /\d/, 3, 4) : hide(text, /\d/, 0, Math.floor(count / 3))
}

const maskedNumber = (text: string): string => {
  const characters = text.replace(/[^\p{L}\p{N}]/gu, "")
  const shown = lastOf(characters.length)
  return `${hidden.repeat(4)}${shown === 0 ? "" : characters.slice(-shown)}`
}

const maskedEmail = (text: string): string => {
  const at = text.lastIndexOf("@")
  return `${[...text][0] ?? ""}${hidden.repeat(3)}${text.slice(at)}`
}

/** Names are shown. A number that an admin has asked for as text is one all the same. */
const maskedText = (text: string): string => {
  const count = countOf(text, /\p{Nd}/gu)
  return count < 6 ? text : hide(text, /\p{Nd}/u, 0, lastOf(count))
}

/** For a chosen option its label; for card fields only what may be kept. */
export const masked = (inputType: InputType, text: string): string => {
  switch (inputType) {
    case "phone":
      return maskedPhone(text)
    case "number":
    case "account_number":
      return maskedNumber(text)
    case "email":
      return maskedEmail(text)
    case "text":
      return maskedText(text)
    default:
      return text
  }
}
