/** Rules for options of select fields, nested ones included. Pure, for any input. */
import { fieldProblem, lengthOf, type Problem, prohibitedProblem, type RawInput } from "../kernel/index.js"
import { longestLabel, longestOptionValue, longestRoutingNumber, maxOptions } from "./limits.js"

/** A field before it is known to be one: what is of the wrong type is not there. */
export interface DraftField {
  readonly index: number
  readonly name: string | undefined
  readonly inputType: string | undefined
  readonly dependsOn: string | undefined
  readonly optionsKey: string | undefined
  readonly options: unknown
}
type Path = Problem["path"]

export const isRecord = (value: unknown): value is RawInput =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const own = ["value", "label", "routing_number"]

/** Where the options of a dependent field are; nothing where an option has something else there. */
export const keyOf = ({ optionsKey }: Pick<DraftField, "optionsKey">): string | undefined =>
  optionsKey === undefined || own.includes(optionsKey) ? undefined : optionsKey

interface Listed {
  readonly list: unknown
  readonly path: Path
}

/** Every list of options of a field, with its path in the input. */
const listsOf = (
  field: DraftField,
  fields: ReadonlyArray<DraftField>,
  above: ReadonlyArray<number> = []
): ReadonlyArray<Listed> => {
  if (field.inputType !== "select" || above.includes(field.index)) return []
  if (field.dependsOn === undefined) return [{ list: field.options, path: ["fields", field.index, "options"] }]
  const [key, controlling] = [keyOf(field), fields.find(({ name }) => name === field.dependsOn)]
  if (key === undefined || controlling === undefined) return []
  return listsOf(controlling, fields, [...above, field.index]).flatMap(
    ({ list, path }): Array<Listed> =>
      Array.isArray(list)
        ? list.flatMap((option: unknown, index) =>
            isRecord(option) && Object.hasOwn(option, key) ? [{ list: option[key], path: [...path, index, key] }] : []
          )
        : []
  )
}

const textProblems = (value: unknown, path: Path, longest: number): ReadonlyArray<Problem> => {
  if (value === undefined || value === null) return [fieldProblem(path, "is required")]
  if (typeof value !== "string") return [fieldProblem(path, "must be a string")]
  return lengthOf(value) <= longest ? [] : [fieldProblem(path, `must not be greater than ${longest} characters`)]
}

const ofOption = (option: unknown, path: Path, keys: ReadonlyArray<string | undefined>): ReadonlyArray<Problem> => {
  if (!isRecord(option)) return [fieldProblem(path, "must be an object")]
  const { label, routing_number: routingNumber = null, value } = option
  return [
    ...textProblems(value, [...path, "value"], longestOptionValue),
    ...textProblems(label, [...path, "label"], longestLabel),
    ...(routingNumber === null ? [] : textProblems(routingNumber, [...path, "routing_number"], longestRoutingNumber)),
    ...Object.keys(option)
      .filter((key) => !own.includes(key) && !keys.includes(key))
      .map((key) => prohibitedProblem([...path, key]))
  ]
}

const ofList = ({ list, path }: Listed, keys: ReadonlyArray<string | undefined>): ReadonlyArray<Problem> => {
  if (list === undefined) return []
  if (!Array.isArray(list)) return [fieldProblem(path, "must be an array")]
  const seen = new Set<unknown>()
  return list.flatMap((option: unknown, index): ReadonlyArray<Problem> => {
    const value = isRecord(option) ? option["value"] : undefined
    const isRepeated = value !== undefined && seen.has(value)
    seen.add(value)
    return [
      ...ofOption(option, [...path, index], keys),
      ...(isRepeated ? [fieldProblem([...path, index, "value"], "has a duplicate value")] : [])
    ]
  })
}

const sizeOf = (lists: ReadonlyArray<Listed>): number =>
  lists.reduce((sum, { list }) => sum + (Array.isArray(list) ? list.length : 0), 0)

const ofField = (field: DraftField, fields: ReadonlyArray<DraftField>, lists: ReadonlyArray<Listed>) => {
  const keys = fields.filter(({ dependsOn }) => dependsOn !== undefined && dependsOn === field.name).map(keyOf)
  const isNested = field.dependsOn !== undefined && keyOf(field) !== undefined
  return [
    ...lists.flatMap((one) => ofList(one, keys)),
    // A field that could never be filled in.
    ...(isNested && sizeOf(lists) === 0
      ? [fieldProblem(["fields", field.index, "options_key"], "must name a list of options of the controlling field")]
      : [])
  ]
}

export const optionProblems = (fields: ReadonlyArray<DraftField>): ReadonlyArray<Problem> => {
  const selects = fields
    .filter(({ inputType }) => inputType === "select")
    .map((field) => ({ field, lists: listsOf(field, fields) }))
  const count = selects.reduce((sum, { lists }) => sum + sizeOf(lists), 0)
  // So many are not looked at one by one.
  if (count > maxOptions) return [fieldProblem(["fields"], `must not have more than ${maxOptions} options`)]
  return selects.flatMap(({ field, lists }) => ofField(field, fields, lists))
}
