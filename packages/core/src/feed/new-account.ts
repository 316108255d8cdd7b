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

export const mayWriteAsNew = (
  body: string,
  written: Written,
  limits: NewAccountLimits,
  beside: ReadonlyArray<string> = []
): Either.Either<void, InvalidInput | NewAccountLimited> =>
  written.texts < limits.textsPerDay
    ? mayEditAsNew(body, written, limits, beside)
    : Either.left(new NewAccountLimited({ limit: limits.textsPerDay }))

/**
 * A post without words is repeated as often as its author likes: its pictures differ. `beside` is what is read with the body, a
 * poll's words and those of pictures: links there are links.
 */
export const mayEditAsNew = (
  body: string,
  { same }: Pick<Written, "same">,
  { links, repetitions }: Omit<NewAccountLimits, "textsPerDay">,
  beside: ReadonlyArray<string> = []
): Either.Either<void, InvalidInput> => {
  if (countLinks([body, ...beside].join(" ")) > links)
    return refused(`must not have more than ${links} links while your account is new`)
  if (body !== "" && same >= repetitions)
    return refused(`was written by you ${repetitions} times today, and your account is new`)
  return Either.void
}
