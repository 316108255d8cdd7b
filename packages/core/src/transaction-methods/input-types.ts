/** Input types of payout method fields. */
import { Schema } from "effect"

export const InputType = Schema.Literal(
  "text",
  "number",
  "account_number",
  "phone",
  "email",
  "select",
  "card_number",
  "card_expiry",
  "card_holder",
  "security_code"
)
export type InputType = typeof InputType.Type

/** A type that asks for any of these asks for nothing else, as of a card nothing else may be kept. */
const ofCards: ReadonlyArray<InputType> = ["card_number", "card_expiry", "card_holder", "security_code"]

export const isOfCards = (inputType: InputType): boolean => ofCards.includes(inputType)
