/** Input types of payout method fields. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export const InputType = described(
  Schema.Literal(
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
  ),
  "What the field takes, and how it is masked: `account_number` has 4 to 34 letters and digits, `number` up to 34 digits, " +
    "`select` one of `options`. A card's number and security code are checked and not kept.",
  "account_number"
)
export type InputType = typeof InputType.Type

/** A type that asks for any of these asks for nothing else, as of a card nothing else may be kept. */
const ofCards: ReadonlyArray<InputType> = ["card_number", "card_expiry", "card_holder", "security_code"]

export const isOfCards = (inputType: InputType): boolean => ofCards.includes(inputType)
