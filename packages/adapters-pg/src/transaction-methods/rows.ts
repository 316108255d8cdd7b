import { Currency, MentorId } from "@mentorkit/core/kernel"
import { TransactionMethodId, TransactionMethodTypeId } from "@mentorkit/core/transaction-methods"
import { type FieldOption, InputType } from "@mentorkit/core/transaction-methods/ports"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

/** The domain made it, so it is not checked again: there may be thousands of options. */
const StoredOption = Schema.declare((value): value is FieldOption => typeof value === "object" && value !== null)

export const MethodTypeRow = Schema.Struct({
  id: TransactionMethodTypeId,
  type: Schema.String,
  name: Schema.String,
  titleTemplate: Schema.String,
  currencies: Schema.NullOr(Schema.Array(Currency)),
  fields: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      label: Schema.String,
      inputType: InputType,
      isRequired: Schema.Boolean,
      dependsOn: Schema.NullOr(Schema.String),
      optionsKey: Schema.NullOr(Schema.String),
      options: Schema.NullOr(Schema.Array(StoredOption))
    })
  ),
  isActive: Schema.Boolean,
  createdAt: Moment,
  updatedAt: Moment
})

const maskedFields = { name: Schema.String, label: Schema.String, value: Schema.String }

export const MethodRow = Schema.Struct({
  id: TransactionMethodId,
  mentorId: MentorId,
  typeId: TransactionMethodTypeId,
  type: Schema.String,
  title: Schema.String,
  isPayable: Schema.Boolean,
  currencies: Schema.NullOr(Schema.Array(Currency)),
  masked: Schema.Array(Schema.Struct(maskedFields)),
  card: Schema.NullOr(
    Schema.Struct({
      brand: Schema.String,
      lastFour: Schema.String,
      expiry: Schema.NullOr(Schema.String),
      holderName: Schema.NullOr(Schema.String)
    })
  ),
  sealedValues: Schema.NullOr(Schema.String),
  isDefault: Schema.Boolean,
  createdAt: Moment,
  deletedAt: Schema.NullOr(Moment)
})
export interface MethodRow extends Schema.Schema.Type<typeof MethodRow> {}

/** The sealed values of a method. */
export const Values = Schema.parseJson(
  Schema.Array(Schema.Struct({ ...maskedFields, text: Schema.String, routingNumber: Schema.NullOr(Schema.String) }))
)
