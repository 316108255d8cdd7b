/** Wire schemas of payout methods. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Currency, Timestamp } from "../kernel/index.js"
import { TransactionMethodId, TransactionMethodTypeId } from "./ids.js"
import { InputType } from "./input-types.js"

/** Nested lists stand beside the three, under the keys that dependent fields name: not told to the codec, which is open. */
const MethodOption = Schema.Any.annotations({
  jsonSchema: {
    type: "object",
    required: ["value", "label"],
    properties: {
      value: { type: "string" },
      label: { type: "string" },
      routing_number: { anyOf: [{ type: "string" }, { type: "null" }] }
    },
    additionalProperties: {}
  },
  arbitrary: () => (fc) => fc.record({ value: fc.string(), label: fc.string() })
})

export const MethodFieldResource = Schema.Struct({
  /** In the admin's own casing. */
  name: Schema.String,
  label: Schema.String,
  input_type: InputType,
  is_required: Schema.Boolean,
  depends_on: Schema.NullOr(Schema.String),
  options_key: Schema.NullOr(Schema.String),
  options: Schema.NullOr(Schema.Array(MethodOption)),
  /** Deprecated: `is_required`. */
  required: Schema.Boolean,
  /** Deprecated: `depends_on`. */
  dependsOn: Schema.NullOr(Schema.String),
  /** Deprecated: `options_key`. */
  options_source: Schema.NullOr(Schema.String),
  /** Deprecated: `options_key`. */
  optionsSource: Schema.NullOr(Schema.String)
}).annotations({ identifier: "TransactionMethodField" })

export const MethodTypeResource = Schema.Struct({
  id: TransactionMethodTypeId,
  /** "nagad" */
  type: Schema.String,
  name: Schema.String,
  title_template: Schema.String,
  /** Supported currencies; null: all. */
  currencies: Schema.NullOr(Schema.Array(Currency)),
  /** False for cards, which are only shown. */
  is_payable: Schema.Boolean,
  is_active: Schema.Boolean,
  fields: Schema.Array(MethodFieldResource),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "TransactionMethodType" })
export interface MethodTypeResource extends Schema.Schema.Type<typeof MethodTypeResource> {}

export const TransactionMethodResource = Schema.Struct({
  id: TransactionMethodId,
  type: Schema.String,
  /** Masked: "BRAC Bank ****6789". */
  title: Schema.String,
  /** False for cards, which are only shown. */
  is_payable: Schema.Boolean,
  currencies: Schema.NullOr(Schema.Array(Currency)),
  /** Masked values. */
  fields: Schema.Array(Schema.Struct({ name: Schema.String, label: Schema.String, value: Schema.String })),
  card: Schema.NullOr(
    Schema.Struct({
      brand: Schema.String,
      last_four: Schema.String,
      /** "2028-12" */
      expiry: Schema.NullOr(Schema.String),
      holder_name: Schema.NullOr(Schema.String)
    })
  ),
  is_default: Schema.Boolean,
  created_at: Timestamp,
  /** Deprecated: `is_default`. */
  isDefault: Schema.Boolean,
  /** Deprecated: `created_at`. */
  createdAt: Timestamp
}).annotations({ identifier: "TransactionMethod" })
export interface TransactionMethodResource extends Schema.Schema.Type<typeof TransactionMethodResource> {}
