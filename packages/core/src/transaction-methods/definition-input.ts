/** Inputs of payout method types, field by field; rules across fields are in `definition-rules.ts`. */
import { Schema } from "effect"
import { atMost, Currency, clearable, described, limitWording, optional, Text } from "../kernel/index.js"
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
  name: described(
    fieldName,
    "Name of the field in requests and answers, in your own casing; no two fields of a type may differ only in that.",
    "account_number"
  ),
  label: described(Text(longestLabel), "Label of the field for people.", "Account number"),
  input_type: InputType,
  is_required: withDefault(
    described(Schema.Boolean, "Whether the field must be filled in. Left out: it must.", true),
    true
  ),
  depends_on: optional(
    described(
      Schema.String,
      "For a select field: name of the select field whose chosen option has the options of this one.",
      "bank_name"
    )
  ),
  options_key: optional(
    described(
      fieldName,
      "Only with `depends_on`, and required there: key of the options within the chosen option.",
      "branches"
    )
  ),
  options: optional(
    described(
      Schema.Array(Schema.Record({ key: Schema.String, value: Schema.Unknown })),
      "Of a select field without `depends_on`, and required there: `{value, label, routing_number?}`, and lists of such " +
        "under the `options_key` of the fields that depend on this one. At most 12,000 in a type.",
      [{ value: "millennium_bcp", label: "Millennium BCP" }]
    )
  )
}).annotations({
  identifier: "TransactionMethodFieldInput",
  description: "A field that a type of payout methods asks for.",
  examples: [{ name: "account_number", label: "Account number", input_type: "account_number", is_required: true }]
})
export interface FieldInput extends Schema.Schema.Type<typeof FieldInput> {}

const currencies = Schema.NonEmptyArray(Currency).pipe(Schema.maxItems(50))
const eur = Currency.make("EUR")

const fields = {
  name: described(Text(100), "Name of the type for people.", "Bank transfer"),
  title_template: described(
    Text(longestTemplate),
    "Title of the methods: names of fields in braces become their masked values. Not of a security code.",
    "{bank_name} {account_number}"
  ),
  fields: described(
    Schema.NonEmptyArray(FieldInput).pipe(Schema.maxItems(maxFields)),
    "What the type asks for. Fields of a card go with no other ones, and need its number.",
    [
      {
        name: "bank_name",
        label: "Bank",
        input_type: "select",
        options: [
          { value: "millennium_bcp", label: "Millennium BCP" },
          { value: "novo_banco", label: "Novo Banco" }
        ]
      },
      { name: "account_number", label: "Account number", input_type: "account_number" }
    ]
  )
}

export const NewMethodType = Schema.Struct({
  type: described(TypeSlug, "Key of the type in requests and answers; no other has it, and it stays.", "bank_transfer"),
  name: fields.name,
  title_template: fields.title_template,
  currencies: optional(described(currencies, "Currencies that can be paid out by it. Left out: all.", [eur])),
  is_active: withDefault(
    described(Schema.Boolean, "Whether mentors can choose it for new methods. Left out: they can.", true),
    true
  ),
  fields: fields.fields
})

export const MethodTypeEdit = Schema.Struct({
  type: Schema.optional(
    described(TypeSlug, "Only as it is: clients know the type by it. Left out: the same.", "bank_transfer")
  ),
  name: Schema.optional(fields.name),
  title_template: Schema.optional(fields.title_template),
  currencies: clearable(
    described(currencies, "Currencies that can be paid out by it; null: all. Left out: as before.", [eur])
  ),
  is_active: Schema.optional(
    described(Schema.Boolean, "Whether mentors can choose it for new methods. Left out: as before.", true)
  ),
  fields: Schema.optional(fields.fields)
})
export interface MethodTypeEdit extends Schema.Schema.Type<typeof MethodTypeEdit> {}
