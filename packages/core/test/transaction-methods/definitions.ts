/** Definitions to fill in: some by hand, and any number at random. */

import type { MethodDefinition, MethodField } from "@mentorkit/core/internal/transaction-methods"
import type { FieldOption, InputType } from "@mentorkit/core/transaction-methods/ports"
import { FastCheck as fc } from "effect"

export const field = (name: string, inputType: InputType, more: Partial<MethodField> = {}): MethodField => ({
  name,
  label: name,
  inputType,
  isRequired: true,
  dependsOn: null,
  optionsKey: null,
  options: null,
  ...more
})

export const definition = (
  fields: ReadonlyArray<MethodField>,
  titleTemplate = fields.map(({ name }) => `{${name}}`).join(" ")
): MethodDefinition => ({ name: "Some way", titleTemplate, currencies: null, fields })

export const branch = (value: string, routingNumber: string | null = null): FieldOption => ({
  value,
  label: value.toUpperCase(),
  routing_number: routingNumber
})

export const banks: ReadonlyArray<FieldOption> = [
  { value: "brac", label: "BRAC Bank", branches: [branch("gulshan", "060261726"), branch("uttara")] },
  { value: "dbbl", label: "Dutch-Bangla", branches: [branch("dhanmondi")] },
  // A bank without branches: nobody is asked for one.
  { value: "online", label: "Online Bank" }
]

export const bank = definition([
  field("bankName", "select", { options: banks }),
  field("branch", "select", { dependsOn: "bankName", optionsKey: "branches" }),
  field("accountNumber", "account_number")
])

export const card = definition(
  [
    field("number", "card_number"),
    field("expiry", "card_expiry"),
    field("code", "security_code"),
    field("holder", "card_holder")
  ],
  "{number}"
)

/** As an admin would send it. */
export const asSent = ({ fields, titleTemplate }: MethodDefinition) => ({
  title_template: titleTemplate,
  fields: fields.map((one) => ({
    name: one.name,
    label: one.label,
    input_type: one.inputType,
    is_required: one.isRequired,
    depends_on: one.dependsOn,
    options_key: one.optionsKey,
    options: one.options
  }))
})

/** Written by the book (ISO/IEC 7812-1, annex B), and not as the product does it: the check digit is what is missing to ten. */
export const checkDigit = (payload: string): string => {
  const doubled: Readonly<Record<string, number>> = { 0: 0, 1: 2, 2: 4, 3: 6, 4: 8, 5: 1, 6: 3, 7: 5, 8: 7, 9: 9 }
  let sum = 0
  let double = true
  for (let i = payload.length - 1; i >= 0; i--) {
    const digit = payload.charAt(i)
    sum += double ? (doubled[digit] ?? 0) : Number(digit)
    double = !double
  }
  return String((10 - (sum % 10)) % 10)
}

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`))

export const cardNumbers = digits(12, 18).map((payload) => payload + checkDigit(payload))

const plain = fc.constantFrom<InputType>("text", "number", "account_number", "phone", "email")

/** A value that its field takes. */
export const valueFor = (inputType: InputType): fc.Arbitrary<string> => {
  switch (inputType) {
    case "number":
      return digits(1, 34)
    case "account_number":
      return fc.stringMatching(/^[A-Z0-9]{4,34}$/)
    case "phone":
      return fc.tuple(fc.constantFrom("", "+"), digits(6, 15)).map((parts) => parts.join(""))
    case "email":
      return fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/).map((local) => `${local}@example.com`)
    case "card_number":
      return cardNumbers
    case "security_code":
      return digits(3, 4)
    case "card_expiry":
      return fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 30, max: 99 })).map(([month, year]) => {
        return `${String(month).padStart(2, "0")}/${year}`
      })
    case "card_holder":
      return fc.stringMatching(/^[A-Za-z][A-Za-z .'-]{0,30}[A-Za-z]$/)
    default:
      return fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,40}[a-z0-9]$/)
  }
}

const options = (depth: number): fc.Arbitrary<ReadonlyArray<FieldOption>> =>
  fc
    .uniqueArray(fc.constantFrom("a", "b2", "gulshan", "no value", "x-y"), { minLength: 1, maxLength: 3 })
    .chain((values) =>
      fc.tuple(
        ...values.map((value) =>
          depth === 0
            ? fc.constant<FieldOption>({ value, label: value })
            : options(depth - 1).map((nested): FieldOption => ({ value, label: value, [`under${depth}`]: nested }))
        )
      )
    )

/** A chain of select fields, each of which depends on the one before, in any order among others. */
export const definitions = fc
  .tuple(fc.array(plain, { maxLength: 5 }), fc.integer({ min: 0, max: 2 }))
  .chain(([types, depth]) =>
    options(depth).chain((roots) => {
      const chain = Array.from({ length: depth + 1 }, (_, index) =>
        index === 0
          ? field("choice0", "select", { options: roots })
          : field(`choice${index}`, "select", {
              dependsOn: `choice${index - 1}`,
              optionsKey: `under${depth - index + 1}`
            })
      )
      const others = types.map((inputType, index) => field(`fieldNo${index}`, inputType))
      return fc.shuffledSubarray([...chain, ...others], { minLength: chain.length + others.length })
    })
  )
  .map((fields) => definition(fields))
