/** Checks a filled form against the type's definition, all problems at once. Pure. */
import { type DateTime, Either, Schema } from "effect"
import { EmailAddress } from "../identity/index.js"
import {
  fieldProblem,
  type InvalidInput,
  invalidProblem,
  lengthOf,
  type Problem,
  refuseProblems,
  requiredProblem
} from "../kernel/index.js"
import { cardDigits, cardMonth, isPast, monthText, passesLuhn } from "./cards.js"
import { type Choice, choicesOf, type Given, givenFor } from "./choices.js"
import type { InputType } from "./input-types.js"
import { longestText } from "./limits.js"
import type { FieldOption, MethodField } from "./method-type.js"

export interface FilledField {
  readonly field: MethodField
  /** In stored form; for an option its value. */
  readonly value: string
  readonly option: FieldOption | null
}

/** The stored form, or the problem after the field's name. */
type Read = Either.Either<string, string>
type Reader = (text: string, now: DateTime.Utc) => Read

const matching =
  (pattern: RegExp, said: string): Reader =>
  (text) =>
    pattern.test(text) ? Either.right(text) : Either.left(said)

const isEmail = Schema.is(EmailAddress)
const countOf = (text: string, wanted: RegExp): number => text.match(wanted)?.length ?? 0
const badFormat = Either.left("format is invalid")

const readers: { readonly [K in Exclude<InputType, "select">]: Reader } = {
  // One line, as it may stand in a title.
  text: matching(/^\P{Cc}*$/u, "format is invalid"),
  number: matching(/^\d{1,34}$/, "must be a number"),
  // An IBAN has 34 characters.
  account_number: (text) => {
    const count = countOf(text, /[A-Za-z0-9]/g)
    return /^[A-Za-z0-9 ./-]+$/.test(text) && count >= 4 && count <= 34 ? Either.right(text) : badFormat
  },
  phone: (text) => {
    const count = countOf(text, /\d/g)
    return /^\+?[\d ().-]+$/.test(text) && count >= 6 && count <= 15 ? Either.right(text) : badFormat
  },
  email: (text) => (isEmail(text) ? Either.right(text) : Either.left("must be a valid email address")),
  card_number: (text) => {
    const digits = cardDigits(text)
    if (digits === undefined) return Either.left("must be between 13 and 19 digits")
    return passesLuhn(digits) ? Either.right(digits) : Either.left("must be a valid card number")
  },
  card_expiry: (text, now) => {
    const month = cardMonth(text)
    if (month === undefined) return Either.left("must match the format m/Y")
    return isPast(month, now) ? Either.left("must not be in the past") : Either.right(monthText(month))
  },
  // Letters: nobody's name has digits, and no number of a card may slip in.
  card_holder: matching(/^\p{L}[\p{L}\p{M} .,'’-]*$/u, "format is invalid"),
  security_code: matching(/^\d{3,4}$/, "must be between 3 and 4 digits")
}

const ofText = (field: MethodField, inputType: Exclude<InputType, "select">, given: unknown, now: DateTime.Utc) => {
  const path = ["fields", field.name]
  // What a form's number field may send; more digits than these have lost some on the way.
  const text = inputType === "number" && Number.isSafeInteger(given) ? String(given) : given
  if (text === undefined) return field.isRequired ? Either.left(requiredProblem(path)) : Either.right(null)
  if (typeof text !== "string") return Either.left(fieldProblem(path, "must be a string"))
  if (lengthOf(text) > longestText) {
    return Either.left(fieldProblem(path, `must not be greater than ${longestText} characters`))
  }
  return Either.mapBoth(readers[inputType](text, now), {
    onLeft: (said) => fieldProblem(path, said),
    onRight: (value): FilledField => ({ field, value, option: null })
  })
}

const ofChoice = (field: MethodField, choice: Choice | undefined): Either.Either<FilledField | null, Problem> => {
  const path = ["fields", field.name]
  switch (choice?._tag) {
    case "Chosen":
      return Either.right({ field, value: choice.option.value, option: choice.option })
    case "Missing":
      return Either.left(requiredProblem(path))
    case "Unknown":
      return Either.left(invalidProblem(path))
    default:
      return Either.right(null)
  }
}

/** Fields that the type does not ask for are left out. */
export const filledFields = (
  fields: ReadonlyArray<MethodField>,
  given: Given,
  now: DateTime.Utc
): Either.Either<ReadonlyArray<FilledField>, InvalidInput> => {
  const choices = choicesOf(fields, given)
  const read = fields.map((field): Either.Either<FilledField | null, Problem> => {
    const { inputType, name } = field
    return inputType === "select"
      ? ofChoice(field, choices.get(name))
      : ofText(field, inputType, givenFor(given, field), now)
  })
  const problems = read.flatMap((one) => (Either.isLeft(one) ? [one.left] : []))
  return Either.map(refuseProblems(problems), () =>
    read.flatMap((one) => (Either.isRight(one) && one.right !== null ? [one.right] : []))
  )
}
