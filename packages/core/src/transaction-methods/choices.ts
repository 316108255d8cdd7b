/** Resolves chosen options of select fields. Pure. */
import { nestedIn } from "./definition.js"
import type { FieldOption, MethodField } from "./method-type.js"

export type Given = Readonly<Record<string, unknown>>

/** The raw value of a field; field names may equal those of an object's own methods. */
export const givenFor = (given: Given, { name }: MethodField): unknown =>
  Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined

export type Choice =
  | { readonly _tag: "Chosen"; readonly option: FieldOption }
  /** Nothing was chosen, and nothing was required. */
  | { readonly _tag: "None" }
  | { readonly _tag: "Missing" }
  | { readonly _tag: "Unknown" }
  /** The options are unknown, since the controlling field is missing or unknown. */
  | { readonly _tag: "Open" }

const none: Choice = { _tag: "None" }

/** If the chosen option nests nothing, the dependent field is not asked for. */
const optionsFor = (field: MethodField, controlling: Choice): ReadonlyArray<FieldOption> | undefined => {
  if (controlling._tag === "Chosen") return nestedIn(controlling.option, field.optionsKey ?? "")
  return controlling._tag === "None" ? [] : undefined
}

const choiceAmong = (field: MethodField, value: unknown, options: ReadonlyArray<FieldOption> | undefined): Choice => {
  const isOwed = field.isRequired && (options === undefined || options.length > 0)
  if (value === undefined) return isOwed ? { _tag: "Missing" } : options === undefined ? { _tag: "Open" } : none
  if (options === undefined) return { _tag: "Open" }
  const option = options.find((one) => one.value === value)
  return option === undefined ? { _tag: "Unknown" } : { _tag: "Chosen", option }
}

/** The choice of every select field, by name. A definition has no cycles. */
export const choicesOf = (fields: ReadonlyArray<MethodField>, given: Given): ReadonlyMap<string, Choice> => {
  const choices = new Map<string, Choice>()
  const choose = (field: MethodField): Choice => {
    const known = choices.get(field.name)
    if (known !== undefined) return known
    const controlling = fields.find(({ name }) => name === field.dependsOn)
    const options =
      field.dependsOn === null
        ? (field.options ?? [])
        : controlling === undefined
          ? []
          : optionsFor(field, choose(controlling))
    const choice = choiceAmong(field, givenFor(given, field), options)
    choices.set(field.name, choice)
    return choice
  }
  for (const field of fields) if (field.inputType === "select") choose(field)
  return choices
}
