/** Rules for new passwords. Length only, no composition rules (NIST 800-63B, 3.1.1.2). */
import { Schema } from "effect"
import {
  atMost,
  described,
  fieldProblem,
  lengthOf,
  type Problem,
  type RawInput,
  unconfirmedProblem
} from "../kernel/index.js"

const shortest = 8
const longest = 256

// No longer passwords exist: hashing more would waste work.
const AnyPassword = Schema.String.pipe(atMost(longest))
export const Password = described(AnyPassword, "The account's password.", "correct horse battery")

export const NewPassword = described(
  AnyPassword.pipe(Schema.filter((text) => lengthOf(text) >= shortest, { jsonSchema: { minLength: shortest } })),
  "The new password, of any characters. A host may refuse one that many people have.",
  "correct horse battery"
)

/** Its problem is reported on the password. */
export const PasswordConfirmation = described(Password, "The same as `password`.", "correct horse battery")

/** Compares after Unicode normalisation (see `PasswordHasher`). */
const isSame = (one: string, other: string) => one.normalize("NFKC") === other.normalize("NFKC")

/** Reports a new password equal to the current one. */
export const unchangedPassword = ({ current_password: current, password }: RawInput): ReadonlyArray<Problem> =>
  typeof password === "string" && typeof current === "string" && isSame(password, current)
    ? [fieldProblem(["password"], "and current password must be different")]
    : []

/** Compares `password_confirmation`; the problem is reported on the password. */
export const unconfirmedPassword = ({ password, password_confirmation }: RawInput): ReadonlyArray<Problem> =>
  typeof password === "string" && password !== password_confirmation ? [unconfirmedProblem(["password"])] : []
