/** Maps definitions between wire and domain. Pure. */
import { Either } from "effect"
import { fieldProblem, type InvalidInput, refuseProblems } from "../kernel/index.js"
import type { FieldInput, MethodTypeEdit } from "./definition-input.js"
import { definitionProblems } from "./definition-rules.js"
import { isOfCards } from "./input-types.js"
import type { FieldOption, MethodDefinition, MethodField, TransactionMethodType } from "./method-type.js"
import { isRecord } from "./option-rules.js"

/** Options nested in an option. */
export const nestedIn = (option: FieldOption, key: string): ReadonlyArray<FieldOption> => {
  const nested = Object.hasOwn(option, key) ? option[key] : undefined
  return typeof nested === "object" && nested !== null ? nested : []
}

const optionOf = (
  raw: unknown,
  field: Pick<MethodField, "name" | "dependsOn">,
  fields: ReadonlyArray<MethodField>
): FieldOption => {
  // What `definitionProblems` has found nothing wrong with.
  const option = isRecord(raw) ? raw : {}
  const routingNumber = option["routing_number"] ?? null
  const dependents = fields.filter(({ dependsOn }) => dependsOn === field.name)
  const nested = dependents.flatMap((one) => {
    const list = Object.hasOwn(option, one.optionsKey ?? "") ? option[one.optionsKey ?? ""] : undefined
    return Array.isArray(list) ? [[one.optionsKey, list.map((each) => optionOf(each, one, fields))]] : []
  })
  return {
    value: String(option["value"]),
    label: String(option["label"]),
    ...((field.dependsOn !== null || routingNumber !== null) && { routing_number: routingNumber }),
    ...Object.fromEntries(nested)
  }
}

/** Only for input without `definitionProblems`. */
export const fieldsOf = (input: ReadonlyArray<FieldInput>): ReadonlyArray<MethodField> => {
  const fields = input.map(
    (one): MethodField => ({
      name: one.name,
      label: one.label,
      inputType: one.input_type,
      isRequired: one.is_required,
      dependsOn: one.depends_on ?? null,
      optionsKey: one.options_key ?? null,
      options: null
    })
  )
  return fields.map((field, index) => ({
    ...field,
    options: input[index]?.options?.map((option) => optionOf(option, field, fields)) ?? null
  }))
}

/** The fields as an admin would send them. */
const asInput = (fields: ReadonlyArray<MethodField>) =>
  fields.map((one) => ({
    name: one.name,
    input_type: one.inputType,
    depends_on: one.dependsOn,
    options_key: one.optionsKey,
    options: one.options
  }))

/** The type after an edit. Given and stored parts are checked together. */
export const editedType = (
  type: TransactionMethodType,
  edit: MethodTypeEdit
): Either.Either<TransactionMethodType, InvalidInput> => {
  const edited = {
    ...type,
    name: edit.name ?? type.name,
    titleTemplate: edit.title_template ?? type.titleTemplate,
    currencies: edit.currencies === undefined ? type.currencies : edit.currencies,
    isActive: edit.is_active ?? type.isActive,
    fields: edit.fields === undefined ? type.fields : fieldsOf(edit.fields)
  }
  const problems = definitionProblems({ fields: asInput(edited.fields), title_template: edited.titleTemplate })
  const renamed =
    edit.type === undefined || edit.type === type.type ? [] : [fieldProblem(["type"], "must not be changed")]
  return Either.map(refuseProblems([...renamed, ...problems]), () => edited)
}

/** False for cards, which are only shown. */
export const isPayable = ({ fields }: Pick<MethodDefinition, "fields">): boolean =>
  !fields.some(({ inputType }) => isOfCards(inputType))
