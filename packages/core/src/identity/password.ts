/** What a password may look like. No rules of composition: length is what counts (NIST 800-63B, 3.1.1.2). */
import { Schema } from "effect"
import {
  atMost,
  fieldProblem,
  lengthOf,
  type Problem,
  type RawInput,
  requiredProblem,
  unconfirmedProblem
} from "../kernel/index.js"

const shortest = 8
const longest = 256

// The longest password that anybody can have: hashing more would only be work for us.
export const Password = Schema.String.pipe(atMost(longest))

export const NewPassword = Password.pipe(
  // Nothing at all is not too short but missing; `missingPasswords` says so.
  Schema.filter((text) => text === "" || lengthOf(text) >= shortest, { jsonSchema: { minLength: shortest } })
)

/** Passwords are left as they are typed, so an empty one is no null yet. */
export const missingPasswords =
  (...fields: ReadonlyArray<string>) =>
  (raw: RawInput): ReadonlyArray<Problem> =>
    fields.filter((field) => raw[field] === "").map((field) => requiredProblem([field]))

/** The same text, however a keyboard composes it, is the same password (see `PasswordHasher`). */
const isSame = (one: string, other: string) => one.normalize("NFKC") === other.normalize("NFKC")

/** A change that changes nothing. */
export const unchangedPassword = ({ current_password: current, password }: RawInput): ReadonlyArray<Problem> =>
  typeof password === "string" && typeof current === "string" && password !== "" && isSame(password, current)
    ? [fieldProblem(["password"], "and current password must be different")]
    : []

/** The repetition of `password` in `password_confirmation`; what is wrong is said about the password. */
export const unconfirmedPassword = ({ password, password_confirmation }: RawInput): ReadonlyArray<Problem> =>
  typeof password === "string" && password !== "" && password !== password_confirmation
    ? [unconfirmedProblem(["password"])]
    : []
