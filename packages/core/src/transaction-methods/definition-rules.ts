/** Rules across a type's definition. Pure; it sees undecoded input. */
import { Schema } from "effect"
import { fieldProblem, invalidProblem, type Problem, prohibitedProblem, type RawInput } from "../kernel/index.js"
import { InputType, isOfCards } from "./input-types.js"
import { maxFields } from "./limits.js"
import { type DraftField, isRecord, keyOf, optionProblems } from "./option-rules.js"
import { hasStrayBrace, namesIn } from "./title.js"

const isInputType = Schema.is(InputType)
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const draftOf = (raw: unknown, index: number): DraftField => {
  const field = isRecord(raw) ? raw : {}
  return {
    index,
    name: textOf(field["name"]),
    inputType: textOf(field["input_type"]),
    dependsOn: textOf(field["depends_on"]),
    optionsKey: textOf(field["options_key"]),
    options: field["options"] ?? undefined
  }
}

const at = ({ index }: DraftField, key: string) => ["fields", index, key]
const duplicate = (field: DraftField, key: string) => fieldProblem(at(field, key), "has a duplicate value")

/** Case-insensitive: names that differ in nothing else confuse people. */
const nameProblems = (fields: ReadonlyArray<DraftField>): ReadonlyArray<Problem> =>
  fields.flatMap((field) =>
    field.name !== undefined &&
    fields.slice(0, field.index).some((one) => one.name?.toLowerCase() === field.name?.toLowerCase())
      ? [duplicate(field, "name")]
      : []
  )

const dependsOnItself = (field: DraftField, fields: ReadonlyArray<DraftField>): boolean => {
  const seen = new Set<string>()
  let next = field.dependsOn
  while (next !== undefined && !seen.has(next)) {
    if (next === field.name) return true
    seen.add(next)
    next = fields.find(({ name }) => name === next)?.dependsOn
  }
  return false
}

/** Of a select field that depends on another. */
const dependencyProblems = (field: DraftField, fields: ReadonlyArray<DraftField>): ReadonlyArray<Problem> => {
  const path = at(field, "depends_on")
  const isControlled = fields.some((one) => one.name === field.dependsOn && one.inputType === "select")
  const key = keyOf(field)
  const others = fields.slice(0, field.index).filter(({ dependsOn }) => dependsOn === field.dependsOn)
  return [
    ...(isControlled ? [] : [invalidProblem(path)]),
    ...(dependsOnItself(field, fields) ? [fieldProblem(path, "must not depend on itself")] : []),
    ...(field.options === undefined ? [] : [prohibitedProblem(at(field, "options"))]),
    ...(field.optionsKey === undefined
      ? [fieldProblem(at(field, "options_key"), "is required when depends on is present")]
      : key === undefined
        ? [invalidProblem(at(field, "options_key"))]
        : others.some(({ optionsKey }) => optionsKey === key)
          ? [duplicate(field, "options_key")]
          : [])
  ]
}

const given = (field: DraftField, key: "dependsOn" | "options" | "optionsKey", path: string) =>
  field[key] === undefined ? [] : [prohibitedProblem(at(field, path))]

const choiceProblems = (field: DraftField, fields: ReadonlyArray<DraftField>): ReadonlyArray<Problem> => {
  if (!isInputType(field.inputType)) return []
  if (field.inputType !== "select") {
    return [
      ...given(field, "dependsOn", "depends_on"),
      ...given(field, "optionsKey", "options_key"),
      ...given(field, "options", "options")
    ]
  }
  if (field.dependsOn !== undefined) return dependencyProblems(field, fields)
  const isEmpty = field.options === undefined || (Array.isArray(field.options) && field.options.length === 0)
  return [
    ...(isEmpty ? [fieldProblem(at(field, "options"), "is required")] : []),
    ...given(field, "optionsKey", "options_key")
  ]
}

const isOfCard = ({ inputType }: DraftField): boolean => isInputType(inputType) && isOfCards(inputType)

/** A card type must have card fields only: nothing else of a card may be kept. */
const cardProblems = (fields: ReadonlyArray<DraftField>): ReadonlyArray<Problem> => {
  if (!fields.some(isOfCard)) return []
  return [
    ...(fields.some(({ inputType }) => inputType === "card_number")
      ? []
      : [fieldProblem(["fields"], "must have a card_number")]),
    ...fields.flatMap((field) =>
      field.inputType !== undefined && !isOfCard(field)
        ? [fieldProblem(at(field, "input_type"), "must not stand beside those of a card")]
        : fields.slice(0, field.index).some(({ inputType }) => inputType === field.inputType && isOfCard(field))
          ? [duplicate(field, "input_type")]
          : []
    )
  ]
}

const templateProblems = (template: string, fields: ReadonlyArray<DraftField>): ReadonlyArray<Problem> => {
  const path = ["title_template"]
  const shown = fields.filter(({ inputType }) => inputType !== "security_code").map(({ name }) => name)
  const isKnown = (name: string) => shown.includes(name)
  return [
    ...(hasStrayBrace(template) ? [fieldProblem(path, "format is invalid")] : []),
    ...(namesIn(template).every(isKnown) ? [] : [fieldProblem(path, "must name fields that may be shown")])
  ]
}

/** For an edit: checks the given parts. */
export const definitionProblems = (raw: RawInput): ReadonlyArray<Problem> => {
  const { fields, title_template: template } = raw
  // Too many are told by their schema, and not looked at one by one.
  if (!Array.isArray(fields) || fields.length > maxFields) return []
  const drafts = fields.map(draftOf)
  return [
    ...(typeof template === "string" ? templateProblems(template, drafts) : []),
    ...nameProblems(drafts),
    ...drafts.flatMap((field) => choiceProblems(field, drafts)),
    ...cardProblems(drafts),
    ...optionProblems(drafts)
  ]
}
