/** Payment references for people. */
import type { PaymentId } from "./ids.js"

/** Crockford's 32: no I, L, O or U that could be misread. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** "PAY-7K3M9QXZ2T4W": sixty of the id's random bits. */
export const referenceOf = (id: PaymentId): string => {
  let bits = BigInt(`0x${id.replaceAll("-", "").slice(-15)}`)
  let text = ""
  for (let index = 0; index < 12; index++) {
    text = alphabet.charAt(Number(bits & 31n)) + text
    bits >>= 5n
  }
  return `PAY-${text}`
}
