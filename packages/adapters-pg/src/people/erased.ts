/** What an erased account is left with, in SQL: the one place for it. `account` is the name that rows of `users` have. */
import { erasedEmailOf, erasedUsernameOf } from "@mentorkit/core/identity/ports"

/** Stands for the id where core's function is asked for the rest of the text. */
const place = "00000000000000000000000000000000"

/** A text of core's that is made of the account's id, for the account of the row. */
const madeOfId = (text: (id: string) => string, account: string): string => {
  const [before = "", after = ""] = text(place).split(place)
  return `('${before}' || replace(${account}.id::text, '-', '') || '${after}')`
}

export const erasedUsername = (account = "users"): string => madeOfId(erasedUsernameOf, account)
export const erasedEmail = (account = "users"): string => madeOfId(erasedEmailOf, account)

export const isErased = (account = "users"): string => `(${account}.email = ${erasedEmail(account)})`
