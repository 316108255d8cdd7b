/** Checks an admin's setting changes against the declared settings. Pure. */
import { Either, Option, Schema } from "effect"
import { type AnySetting, type Problem, problemsOf } from "../kernel/index.js"

export interface SettingChange {
  readonly setting: AnySetting
  /** None resets it to its default. */
  readonly value: Option.Option<unknown>
}

const pathOf = (key: string): Problem["path"] => ["settings", key]

/** Keys are written as they are: whoever has them in a file looks for them like that. */
const worded = (key: string, { message, path }: Problem): Problem => ({
  path,
  message: message.replace(`settings.${key.replaceAll("_", " ")}`, key)
})

const changeOf = (setting: AnySetting, raw: unknown): Either.Either<SettingChange, ReadonlyArray<Problem>> => {
  if (raw === null) return Either.right({ setting, value: Option.none() })
  // A part that is not known must not be left out silently.
  return Schema.decodeUnknownEither(setting.schema, { errors: "all", onExcessProperty: "error" })(raw).pipe(
    Either.map((value) => ({ setting, value: Option.some(value) })),
    Either.mapLeft(({ issue }) => problemsOf(issue, pathOf(setting.key)).map((one) => worded(setting.key, one)))
  )
}

/** All changes, or all problems found in them. */
export const changesOf = (
  list: ReadonlyArray<AnySetting>,
  wanted: Readonly<Record<string, unknown>>
): Either.Either<ReadonlyArray<SettingChange>, ReadonlyArray<Problem>> => {
  const known = new Map(list.map((one) => [one.key, one]))
  const results = Object.entries(wanted).map(([key, raw]) => {
    const setting = known.get(key)
    return setting === undefined
      ? Either.left([{ path: pathOf(key), message: `There is no setting ${key}.` }])
      : changeOf(setting, raw)
  })
  const problems = results.flatMap((one) => (Either.isLeft(one) ? one.left : []))
  return problems.length > 0
    ? Either.left(problems)
    : Either.right(results.flatMap((one) => (Either.isRight(one) ? [one.right] : [])))
}
