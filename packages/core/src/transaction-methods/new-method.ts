/** Splits a filled form into stored values and masked ones. Pure. */
import { brandOf, type Card } from "./cards.js"
import { isPayable } from "./definition.js"
import type { InputType } from "./input-types.js"
import { masked } from "./masking.js"
import type { TransactionMethod } from "./method.js"
import type { MethodDefinition } from "./method-type.js"
import { titleOf } from "./title.js"
import type { FilledField } from "./values.js"

const lastFour = (digits: string) => digits.slice(-4)

/** "2028-12" as people know it from their cards: "12/2028". */
const expiryText = (month: string) => month.split("-").reverse().join("/")

const shownOf = ({ field, option, value }: FilledField): string => {
  switch (field.inputType) {
    case "card_number":
      return `${brandOf(value)} **** ${lastFour(value)}`
    case "card_expiry":
      return expiryText(value)
    default:
      return masked(field.inputType, option?.label ?? value)
  }
}

const cardOf = (filled: ReadonlyArray<FilledField>): Card | null => {
  const valueOf = (wanted: InputType) => filled.find(({ field }) => field.inputType === wanted)?.value ?? null
  const digits = valueOf("card_number")
  if (digits === null) return null
  return {
    brand: brandOf(digits),
    lastFour: lastFour(digits),
    expiry: valueOf("card_expiry"),
    holderName: valueOf("card_holder")
  }
}

type Kept = Pick<TransactionMethod, "card" | "isPayable" | "masked" | "title" | "values">

/** Card number and code are dropped here. */
export const keptOf = (definition: MethodDefinition, filled: ReadonlyArray<FilledField>): Kept => {
  const shown = filled
    .filter(({ field }) => field.inputType !== "security_code")
    .map((one) => ({ name: one.field.name, label: one.field.label, value: shownOf(one) }))
  const canBePaid = isPayable(definition)
  return {
    title: titleOf(definition.titleTemplate, new Map(shown.map(({ name, value }) => [name, value])), definition.name),
    isPayable: canBePaid,
    masked: shown,
    card: cardOf(filled),
    values: canBePaid
      ? filled.map(({ field, option, value }) => ({
          name: field.name,
          label: field.label,
          value,
          text: option?.label ?? value,
          routingNumber: option?.routing_number ?? null
        }))
      : null
  }
}
