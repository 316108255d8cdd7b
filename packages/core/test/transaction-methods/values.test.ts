/** What mentors fill in, against any definition. */
import { assert, describe, it } from "@effect/vitest"
import type { MethodDefinition, MethodField } from "@mentorkit/core/internal/transaction-methods"
import type { FieldOption, InputType } from "@mentorkit/core/transaction-methods/ports"
import { DateTime, Either, FastCheck as fc } from "effect"
import { keptOf } from "../../src/transaction-methods/new-method.js"
import { filledFields } from "../../src/transaction-methods/values.js"
import { bank, card, definition, definitions, field, valueFor } from "./definitions.js"

const now = DateTime.unsafeMake("2028-12-15T10:00:00Z")
const fill = ({ fields }: MethodDefinition, given: Readonly<Record<string, unknown>>) =>
  filledFields(fields, given, now)

const told = (
  definition: MethodDefinition,
  given: Readonly<Record<string, unknown>>
): Readonly<Record<string, string>> =>
  Either.match(fill(definition, given), {
    onLeft: ({ problems }) => Object.fromEntries(problems.map(({ message, path }) => [path.join("."), message])),
    onRight: () => ({})
  })

/** Of one field alone. */
const said = (inputType: InputType, value: unknown) =>
  told(definition([field("it", inputType)]), { it: value })["fields.it"]

/** Something that the definition takes: of each list of options the one at `pick`. */
const goodFor = ({ fields }: MethodDefinition) =>
  fc.tuple(fc.nat(), ...fields.map(({ inputType }) => valueFor(inputType))).map(([pick, ...texts]) => {
    const chosen = new Map<string, FieldOption | undefined>()
    const choose = (one: MethodField): FieldOption | undefined => {
      const above = fields.find(({ name }) => name === one.dependsOn)
      const list = above === undefined ? one.options : choose(above)?.[one.optionsKey ?? ""]
      const option = Array.isArray(list) ? list[pick % list.length] : undefined
      chosen.set(one.name, option)
      return option
    }
    return Object.fromEntries(
      fields.map((one, index) => [one.name, one.inputType === "select" ? choose(one)?.value : texts[index]])
    )
  })
const filledIn = definitions.chain((one) => goodFor(one).map((given) => [one, given] as const))

/** Random definitions take their time. */
const some = { numRuns: 30 }

describe("values", () => {
  it("that fit are stored as they were given, and nothing else is", () => {
    fc.assert(
      fc.property(filledIn, ([one, given]) => {
        const filled = Either.getOrThrow(fill(one, { ...given, stray: "nobody asked", isAdmin: true }))
        const { values, masked } = keptOf(one, filled)
        assert.deepStrictEqual(Object.fromEntries((values ?? []).map(({ name, value }) => [name, value])), given)
        assert.deepStrictEqual(
          masked.map(({ name }) => name),
          one.fields.map(({ name }) => name)
        )
      }),
      some
    )
  })

  it("that are missing are told all at once, each by its name", () => {
    fc.assert(
      fc.property(definitions, (one) => {
        const problems = told(one, {})
        assert.sameMembers(
          Object.keys(problems),
          one.fields.map(({ name }) => `fields.${name}`)
        )
        for (const { name } of one.fields) assert.match(problems[`fields.${name}`] ?? "", /field is required\.$/)
      }),
      some
    )
  })

  it("one that does not fit is told alone, whatever it is", () => {
    const wrong = fc.oneof(fc.constant({}), fc.constant([]), fc.constant(true), fc.constant("?"), fc.double())
    fc.assert(
      fc.property(filledIn, fc.nat(), wrong, ([one, given], place, value) => {
        const broken = one.fields[place % one.fields.length]
        const last = one.fields.every(({ dependsOn }) => dependsOn !== broken?.name)
        // A question mark is text, and a whole number is one.
        if (broken === undefined || !last || broken.inputType === "text" || broken.inputType === "number") return
        assert.deepStrictEqual(Object.keys(told(one, { ...given, [broken.name]: value })), [`fields.${broken.name}`])
      }),
      some
    )
  })

  it("are refused in the words that clients know", () => {
    const format = "The fields.it field format is invalid."
    for (const [inputType, value, text] of [
      ["text", "a\nb", format],
      ["text", "x".repeat(256), "The fields.it field must not be greater than 255 characters."],
      ["text", 7, "The fields.it field must be a string."],
      ["number", "12a", "The fields.it field must be a number."],
      ["number", 1e21, "The fields.it field must be a string."],
      ["account_number", "123", format],
      ["account_number", "1234*", format],
      ["account_number", "1".repeat(35), format],
      ["phone", "12345", format],
      ["phone", "1".repeat(16), format],
      ["phone", "call me", format],
      ["email", "ada@", "The fields.it field must be a valid email address."],
      ["card_holder", "4111111111111111", format],
      ["card_holder", "Ada 4", format],
      ["card_holder", "Ada ٤١١١", format],
      ["security_code", "12", "The fields.it field must be between 3 and 4 digits."],
      ["security_code", "12345", "The fields.it field must be between 3 and 4 digits."],
      ["card_number", "411111111111", "The fields.it field must be between 13 and 19 digits."],
      ["card_number", "41111111111111111111", "The fields.it field must be between 13 and 19 digits."],
      ["card_number", "4111111111111112", "The fields.it field must be a valid card number."],
      ["card_number", 4111111111111111, "The fields.it field must be a string."],
      ["card_expiry", "13/30", "The fields.it field must match the format m/Y."],
      ["card_expiry", "11/28", "The fields.it field must not be in the past."]
    ] as const)
      assert.strictEqual(said(inputType, value), text, `${inputType} ${String(value)}`)
    for (const [inputType, value] of [
      ["number", 42],
      ["phone", "+880 (17) 12-345.678"],
      ["account_number", "GB29 NWBK 6016 1331 9268 19"],
      ["card_number", "4111 1111 1111 1111"],
      ["card_expiry", "12/28"],
      ["card_holder", "José Ñáñez-O’Hara Jr."]
    ] as const)
      assert.isUndefined(said(inputType, value), `${inputType} ${value}`)
  })

  it("named as an object's own methods are asked for as any other", () => {
    const one = definition([field("constructor", "text"), field("toString", "text", { isRequired: false })])
    assert.deepStrictEqual(Object.keys(told(one, {})), ["fields.constructor"])
  })

  it("what is not required may be left out, and is not kept", () => {
    const one = definition([field("a", "text"), field("b", "text", { isRequired: false })])
    const filled = Either.getOrThrow(fill(one, { a: "x", b: null }))
    assert.deepStrictEqual(keptOf(one, filled).title, "x")
    assert.strictEqual(filled.length, 1)
  })
})

describe("dependent choices", () => {
  const given = { bankName: "brac", branch: "gulshan", accountNumber: "12345678" }

  it("are among those of the controlling choice", () => {
    assert.deepStrictEqual(told(bank, given), {})
    assert.deepStrictEqual(told(bank, { ...given, branch: "dhanmondi" }), {
      "fields.branch": "The selected fields.branch is invalid."
    })
    assert.deepStrictEqual(told(bank, { ...given, bankName: "nobody" }), {
      "fields.bankName": "The selected fields.bankName is invalid."
    })
    assert.deepStrictEqual(Object.keys(told(bank, { accountNumber: "12345678" })), ["fields.bankName", "fields.branch"])
  })

  it("are asked for only where there are any", () => {
    const online = { bankName: "online", accountNumber: "12345678" }
    assert.deepStrictEqual(told(bank, online), {})
    assert.deepStrictEqual(Object.keys(told(bank, { ...online, branch: "gulshan" })), ["fields.branch"])
  })

  it("are kept by what they are called, with the routing number", () => {
    const { values } = keptOf(bank, Either.getOrThrow(fill(bank, given)))
    assert.deepStrictEqual(values?.[1], {
      name: "branch",
      label: "branch",
      value: "gulshan",
      text: "GULSHAN",
      routingNumber: "060261726"
    })
  })
})

describe("cards", () => {
  const cards = fc.record({
    number: valueFor("card_number"),
    expiry: valueFor("card_expiry"),
    code: valueFor("security_code"),
    holder: valueFor("card_holder")
  })

  it("of their number and code nothing is kept but the last four", () => {
    fc.assert(
      fc.property(cards, (given) => {
        const kept = keptOf(card, Either.getOrThrow(fill(card, given)))
        assert.isFalse(kept.isPayable)
        assert.isNull(kept.values)
        assert.strictEqual(kept.card?.lastFour, given.number.slice(-4))
        assert.strictEqual(kept.card?.holderName, given.holder)
        assert.deepStrictEqual(
          kept.masked.map(({ name }) => name),
          ["number", "expiry", "holder"]
        )
        // Years and months apart, every digit that is left is one of the four.
        const without = JSON.stringify(kept).replaceAll(/20\d\d-\d\d|\d\d\/20\d\d/g, "")
        assert.isTrue((without.match(/\d+/g) ?? []).every((digits) => digits === given.number.slice(-4)))
        assert.match(kept.title, /^[A-Z][A-Za-z ]+ \*{4} \d{4}$/)
      })
    )
  })
})
