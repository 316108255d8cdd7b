/** Inputs of payout method types, field by field; rules across fields are in `definition-rules.ts`. */
import { Schema } from "effect"
import { atMost, Currency, clearable, limitWording, optional, Text } from "../kernel/index.js"
import { InputType } from "./input-types.js"
import { longestLabel, longestName, longestTemplate, maxFields } from "./limits.js"

const named = (pattern: RegExp, said: string, example: string) =>
  Schema.String.pipe(
    atMost(longestName),
    Schema.filter((text) => pattern.test(text), {
      ...limitWording(said),
      jsonSchema: { pattern: pattern.source, examples: [example] },
      arbitrary: () => (fc) => fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/)
    })
  )

export const TypeSlug = named(
  /^[a-z][a-z0-9_-]*$/,
  "must be lower case letters, numbers, dashes and underscores",
  "nagad"
)
const fieldName = named(/^[A-Za-z][A-Za-z0-9_]*$/, "must be letters, numbers and underscores", "account_number")

const withDefault = <A, I>(schema: Schema.Schema<A, I>, value: NoInfer<A>) =>
  Schema.optionalWith(schema, { default: () => value, nullable: true })

export const FieldInput = Schema.Struct({
  /** Field name in requests and answers, case-sensitive. */
  name: fieldName,
  label: Text(longestLabel),
  input_type: InputType,
  is_required: withDefault(Schema.Boolean, true),
  /** The select field whose chosen option contains this field's options. */
  depends_on: optional(Schema.String),
  /** Key of the options within the chosen option: "branches". */
  options_key: optional(fieldName),
  /** `{value, label, routing_number?}`, and lists of such under the keys of fields that depend on this one. */
  options: optional(Schema.Array(Schema.Record({ key: Schema.String, value: Schema.Unknown })))
}).annotations({
  identifier: "TransactionMethodFieldInput",
  examples: [{ name: "account_number", label: "Account number", input_type: "account_number", is_required: true }]
})
export interface FieldInput extends Schema.Schema.Type<typeof FieldInput> {}

const fields = {
  name: Text(100),
  title_template: Text(longestTemplate),
  currencies: Schema.NonEmptyArray(Currency).pipe(Schema.maxItems(50)),
  is_active: Schema.Boolean,
  fields: Schema.NonEmptyArray(FieldInput).pipe(Schema.maxItems(maxFields))
}

export const NewMethodType = Schema.Struct({
  type: TypeSlug,
  name: fields.name,
  title_template: fields.title_template,
  /** Supported currencies; default: all. */
  currencies: optional(fields.currencies),
  is_active: withDefault(fields.is_active, true),
  fields: fields.fields
})

export const MethodTypeEdit = Schema.Struct({
  /** May be sent unchanged only: clients know the type by it. */
  type: Schema.optional(TypeSlug),
  name: Schema.optional(fields.name),
  title_template: Schema.optional(fields.title_template),
  currencies: clearable(fields.currencies),
  is_active: Schema.optional(fields.is_active),
  fields: Schema.optional(fields.fields)
})
export interface MethodTypeEdit extends Schema.Schema.Type<typeof MethodTypeEdit> {}
