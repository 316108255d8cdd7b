/** What a new account may write. Pure. */
import { DateTime, Either } from "effect"
import { fieldProblem, InvalidInput } from "../kernel/index.js"
import { countLinks } from "../text/index.js"
import { NewAccountLimited } from "./errors.js"

export interface NewAccountLimits {
  readonly textsPerDay: number
  readonly links: number
  readonly repetitions: number
}

/** By one person within a day. */
export interface Written {
  /** Posts, shares and comments. */
  readonly texts: number
  /** Those with the text that is to be written. */
  readonly same: number
}

export const isNewAt = (createdAt: DateTime.Utc, now: DateTime.Utc, days: number): boolean =>
  DateTime.lessThan(now, DateTime.add(createdAt, { days }))

const refused = (text: string) => Either.left(new InvalidInput({ problems: [fieldProblem(["body"], text)] }))

/** A text without words is repeated as often as it likes: a picture is not. */
export const mayWriteAsNew = (
  body: string,
  { same, texts }: Written,
  { links, repetitions, textsPerDay }: NewAccountLimits
): Either.Either<void, InvalidInput | NewAccountLimited> => {
  if (texts >= textsPerDay) return Either.left(new NewAccountLimited({ limit: textsPerDay }))
  if (countLinks(body) > links) return refused(`must not have more than ${links} links while your account is new`)
  if (body !== "" && same >= repetitions)
    return refused(`was written by you ${repetitions} times today, and your account is new`)
  return Either.void
}
