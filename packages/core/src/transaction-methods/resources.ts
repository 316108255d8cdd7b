/** Wire schemas of payout methods. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Currency, described, Timestamp } from "../kernel/index.js"
import { TransactionMethodId, TransactionMethodTypeId } from "./ids.js"
import { InputType } from "./input-types.js"

const text = (description: string, example: string) => described(Schema.String, description, example)
const eur = Currency.make("EUR")
const bankName = "Millennium BCP"

/** Nested lists stand beside the three, under the keys that dependent fields name: not told to the codec, which is open. */
const MethodOption = Schema.Any.annotations({
  jsonSchema: {
    type: "object",
    required: ["value", "label"],
    properties: {
      value: { type: "string", "x-description": "What is sent for this option.", examples: ["millennium_bcp"] },
      label: { type: "string", "x-description": "Label of the option for people.", examples: [bankName] },
      routing_number: {
        anyOf: [{ type: "string" }, { type: "null" }],
        "x-description": "Routing number of a branch of a bank; null until it is known.",
        examples: ["0020"]
      }
    },
    additionalProperties: {}
  },
  arbitrary: () => (fc) => fc.record({ value: fc.string(), label: fc.string() })
})

/** By name, since these fields stand twice, in two spellings: generators would make one name of both. */
const named = (identifier: string, what: string, example: string) =>
  Schema.NullOr(text(what, example)).annotations({ identifier })
const ControllingField = named("ControllingField", "The field that another one depends on.", "bank_name")
const OptionsKey = named("OptionsKey", "Where a chosen option has the options of another field.", "branches")
const dependsOn = (description: string) => described(ControllingField, description)
const optionsKey = (description: string) => described(OptionsKey, description)

export const MethodFieldResource = Schema.Struct({
  name: text("Name of the field in requests and answers, in the admin's own casing.", "account_number"),
  label: text("Label of the field for people.", "Account number"),
  input_type: InputType,
  is_required: described(Schema.Boolean, "Whether the field must be filled in.", true),
  depends_on: dependsOn("The select field whose chosen option has the options of this one; null for all other fields."),
  options_key: optionsKey("Where in that option they are; null where `depends_on` is."),
  options: Schema.NullOr(
    described(
      Schema.Array(MethodOption),
      "What can be chosen; null but for a select field without `depends_on`. An option has the options of dependent " +
        "fields under their `options_key`."
    )
  ),
  required: described(Schema.Boolean, "Deprecated: the same as `is_required`.", true),
  dependsOn: dependsOn("Deprecated: the same as `depends_on`."),
  options_source: optionsKey("Deprecated: the same as `options_key`."),
  optionsSource: optionsKey("Deprecated: the same as `options_key`.")
}).annotations({
  identifier: "TransactionMethodField",
  description: "A field that a type of payout methods asks for."
})

const shownField = (
  name: string,
  label: string,
  input_type: InputType,
  options: ReadonlyArray<{ readonly value: string; readonly label: string }> | null
) => ({
  name,
  label,
  input_type,
  is_required: true,
  depends_on: null,
  options_key: null,
  options,
  required: true,
  dependsOn: null,
  options_source: null,
  optionsSource: null
})

export const MethodTypeResource = Schema.Struct({
  id: TransactionMethodTypeId,
  type: text("Key of the type in requests and answers.", "bank_transfer"),
  name: text("Name of the type for people.", "Bank transfer"),
  title_template: text(
    "Title of its methods: names of fields in braces become their masked values.",
    "{bank_name} {account_number}"
  ),
  currencies: Schema.NullOr(
    described(Schema.Array(Currency), "Currencies that can be paid out by it; null: all.", [eur])
  ),
  is_payable: described(
    Schema.Boolean,
    "Whether money can be sent there: false for cards, which are only shown.",
    true
  ),
  is_active: described(
    Schema.Boolean,
    "Whether mentors can choose it for new methods; those that there are stay.",
    true
  ),
  fields: described(Schema.Array(MethodFieldResource), "What it asks for, in this order.", [
    shownField("bank_name", "Bank", "select", [{ value: "millennium_bcp", label: bankName }]),
    shownField("account_number", "Account number", "account_number", null)
  ]),
  created_at: described(Timestamp, "When an admin defined it."),
  updated_at: described(Timestamp, "When an admin changed it last; at first when it was defined.")
}).annotations({
  identifier: "TransactionMethodType",
  description: "A type of payout methods, with the fields that it asks mentors for."
})
export interface MethodTypeResource extends Schema.Schema.Type<typeof MethodTypeResource> {}

const MaskedField = Schema.Struct({
  name: text("Name of the field in the type.", "account_number"),
  label: text("Label of the field for people, as it was when it was filled in.", "Account number"),
  value: text("The value, masked; of a choice the label of the option.", "****0154")
})

const Card = Schema.Struct({
  brand: text("Brand of the card, by its number; `Card` where it is none that we know.", "Visa"),
  last_four: text("The last four digits of its number.", "4242"),
  expiry: Schema.NullOr(text("Month through which it is good; null where the type does not ask for it.", "2028-12")),
  holder_name: Schema.NullOr(text("Name on the card; null where the type does not ask for it.", "Ana Duarte"))
})

export const TransactionMethodResource = Schema.Struct({
  id: TransactionMethodId,
  type: text("Key of the method's type.", "bank_transfer"),
  title: text("Title for people by the type's template, masked.", `${bankName} ****0154`),
  is_payable: described(
    Schema.Boolean,
    "Whether money can be sent there: false for cards, which are only shown.",
    true
  ),
  currencies: Schema.NullOr(
    described(Schema.Array(Currency), "Currencies that can be paid out by its type at present; null: all.", [eur])
  ),
  fields: described(Schema.Array(MaskedField), "What was filled in, masked. Without a card's security code.", [
    { name: "bank_name", label: "Bank", value: bankName },
    { name: "account_number", label: "Account number", value: "****0154" }
  ]),
  card: described(Schema.NullOr(Card), "All that is kept of a card; null for other methods.", null),
  is_default: described(
    Schema.Boolean,
    "Whether a withdrawal that names no method goes there. One of a mentor's methods is that.",
    true
  ),
  created_at: described(Timestamp, "When the mentor added it."),
  isDefault: described(Schema.Boolean, "Deprecated: the same as `is_default`.", true),
  createdAt: described(Timestamp, "Deprecated: the same as `created_at`.")
}).annotations({
  identifier: "TransactionMethod",
  description: "A mentor's payout method, masked, for that mentor."
})
export interface TransactionMethodResource extends Schema.Schema.Type<typeof TransactionMethodResource> {}
