import { Schema } from "effect"
import { described, limitWording, wording } from "../kernel/index.js"

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/**
 * The addresses that mail servers take from strangers: a dot-atom of at most 64 characters at a domain with a dot, 254
 * in all (RFC 5321, 4.5.3.1). ASCII only, so that "the same but for its case" means one thing everywhere.
 */
const isEmailAddress = (text: string): boolean => {
  const at = text.lastIndexOf("@")
  const labels = text.slice(at + 1).split(".")
  return (
    text.length <= 254 &&
    at <= 64 &&
    local.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  )
}

const Address = Schema.String.pipe(
  Schema.filter(isEmailAddress, {
    ...wording("must be a valid email address"),
    jsonSchema: { format: "email", maxLength: 254 }
  })
)

export const EmailAddress = described(Address, "Mail address of the account, in whatever case.", "mika@example.com")

/** Domain of the addresses of erased accounts, each made from the account's id. Nobody reads them. */
export const erasedDomain = "deleted.invalid"

/** Username of an erased account. */
export const erasedUsernameOf = (userId: string): string => `deleted-${userId.replaceAll("-", "")}`

/** Address of an erased account. No other account can have it: it is made of the account's own id. */
export const erasedEmailOf = (userId: string): string => `${erasedUsernameOf(userId)}@${erasedDomain}`

/** Whether the address belongs, or may one day belong, to an erased account. Case-insensitive. */
export const isErasedAddress = (address: string): boolean => address.toLowerCase().endsWith(`@${erasedDomain}`)

/**
 * What an account may have: not the one that another account is to be left with, whose id anybody may know. It could not
 * be erased any more.
 */
export const OwnEmailAddress = described(
  Address.pipe(Schema.filter((address) => !isErasedAddress(address), limitWording("must be a valid email address"))),
  "Mail address of the new account, which has to be proven. Its case makes no difference.",
  "mika@example.com"
)
