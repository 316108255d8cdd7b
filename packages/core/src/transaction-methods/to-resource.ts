/** Maps types and methods to resources. Pure. */
import { isPayable } from "./definition.js"
import type { TransactionMethod } from "./method.js"
import type { MethodField, TransactionMethodType } from "./method-type.js"
import type { MethodTypeResource, TransactionMethodResource } from "./resources.js"

const toMethodFieldResource = (field: MethodField): MethodTypeResource["fields"][number] => ({
  name: field.name,
  label: field.label,
  input_type: field.inputType,
  is_required: field.isRequired,
  depends_on: field.dependsOn,
  options_key: field.optionsKey,
  options: field.options,
  required: field.isRequired,
  dependsOn: field.dependsOn,
  options_source: field.optionsKey,
  optionsSource: field.optionsKey
})

export const toMethodTypeResource = (type: TransactionMethodType): MethodTypeResource => ({
  id: type.id,
  type: type.type,
  name: type.name,
  title_template: type.titleTemplate,
  currencies: type.currencies,
  is_payable: isPayable(type),
  is_active: type.isActive,
  fields: type.fields.map(toMethodFieldResource),
  created_at: type.createdAt,
  updated_at: type.updatedAt
})

export const toMethodResource = (method: TransactionMethod): TransactionMethodResource => ({
  id: method.id,
  type: method.type,
  title: method.title,
  is_payable: method.isPayable,
  currencies: method.currencies,
  fields: method.masked,
  card: method.card && {
    brand: method.card.brand,
    last_four: method.card.lastFour,
    expiry: method.card.expiry,
    holder_name: method.card.holderName
  },
  is_default: method.isDefault,
  created_at: method.createdAt,
  isDefault: method.isDefault,
  createdAt: method.createdAt
})
