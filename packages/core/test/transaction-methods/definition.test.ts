/** What admins may define, and what they are told where it does not hold together. */
import { assert, describe, it } from "@effect/vitest"
import type { TransactionMethodType } from "@mentorkit/core/transaction-methods/ports"
import { DateTime, Either, FastCheck as fc } from "effect"
import { editedType, fieldsOf } from "../../src/transaction-methods/definition.js"
import { definitionProblems } from "../../src/transaction-methods/definition-rules.js"
import { asSent, bank, banks, card, definition, definitions, field } from "./definitions.js"

type Sent = ReturnType<typeof asSent>["fields"][number]

/** The texts, by the key of the field that each is about. */
const told = (raw: Readonly<Record<string, unknown>>) =>
  definitionProblems(raw).map(({ message, path }) => [path.join("."), message])

/** Of the bank's definition with one of its fields changed. */
const changed = (index: number, more: Readonly<Record<string, unknown>>) => {
  const { fields, title_template } = asSent(bank)
  return told({ title_template, fields: fields.map((one, at) => (at === index ? { ...one, ...more } : one)) })
}
const options = (...list: ReadonlyArray<unknown>) => changed(0, { options: [...banks, ...list] })
const cardAnd = (...more: ReadonlyArray<Partial<Sent>>) =>
  told({ title_template: "x", fields: [...asSent(card).fields, ...more] })

/** Random definitions take their time. */
const some = { numRuns: 30 }

describe("definitions", () => {
  it("that hold together are fine, whatever their fields are", () => {
    fc.assert(
      fc.property(definitions, (one) => assert.deepStrictEqual(told(asSent(one)), [])),
      some
    )
    assert.deepStrictEqual([told(asSent(bank)), told(asSent(card))], [[], []])
  })

  it("come back from the domain as they were sent, with routing numbers to be sourced", () => {
    fc.assert(
      fc.property(definitions, (one) => {
        // What was decoded is what is sent, but for what is absent.
        const decoded = asSent(one).fields.map((each) =>
          Object.fromEntries(Object.entries(each).filter(([, value]) => value !== null))
        ) as unknown as Parameters<typeof fieldsOf>[0]
        const without = (text: string) =>
          text.replaceAll('"routing_number":null,', "").replaceAll(',"routing_number":null', "")
        const fields = fieldsOf(decoded)
        assert.deepStrictEqual(without(JSON.stringify(fields)), without(JSON.stringify(one.fields)))
        assert.deepStrictEqual(told(asSent({ ...one, fields })), [])
      }),
      some
    )
    const [online] = fieldsOf(asSent(bank).fields as unknown as Parameters<typeof fieldsOf>[0])
    assert.deepStrictEqual(online?.options, banks)
  })

  it("names differ in more than their casing", () => {
    const fields = [field("account", "text"), field("Account", "text")]
    assert.deepStrictEqual(told(asSent(definition(fields, "x"))), [
      ["fields.1.name", "The fields.1.name field has a duplicate value."]
    ])
  })

  it("a field depends on a select field of the same type, and not on itself", () => {
    const invalid = ["fields.1.depends_on", "The selected fields.1.depends on is invalid."]
    const empty = [
      "fields.1.options_key",
      "The fields.1.options key field must name a list of options of the controlling field."
    ]
    const orphans = ["branches"].flatMap((key) =>
      [0, 1].map((at) => [`fields.0.options.${at}.${key}`, `The fields.0.options.${at}.${key} field is prohibited.`])
    )
    assert.deepStrictEqual(changed(1, { depends_on: "nobody" }), [invalid, ...orphans, empty])
    assert.deepStrictEqual(changed(1, { depends_on: "accountNumber" }), [invalid, ...orphans, empty])
    assert.deepInclude(changed(1, { depends_on: "branch" }), [
      "fields.1.depends_on",
      "The fields.1.depends on field must not depend on itself."
    ])
    const around = changed(0, { depends_on: "branch", options_key: "banks", options: null })
    for (const at of [0, 1]) {
      assert.deepInclude(around, [
        `fields.${at}.depends_on`,
        `The fields.${at}.depends on field must not depend on itself.`
      ])
    }
  })

  it("a dependent field has a key that some option has a list under", () => {
    const key = "fields.1.options_key"
    assert.deepInclude(changed(1, { options_key: null }), [
      key,
      "The fields.1.options key field is required when depends on is present."
    ])
    assert.deepInclude(changed(1, { options_key: "label" }), [key, "The selected fields.1.options key is invalid."])
    assert.deepInclude(changed(1, { options_key: "towns" }), [
      key,
      "The fields.1.options key field must name a list of options of the controlling field."
    ])
    assert.deepInclude(changed(1, { options: [{ value: "a", label: "A" }] }), [
      "fields.1.options",
      "The fields.1.options field is prohibited."
    ])
    const twice = [...bank.fields, field("town", "select", { dependsOn: "bankName", optionsKey: "branches" })]
    assert.deepInclude(told(asSent(definition(twice, "x"))), [
      "fields.3.options_key",
      "The fields.3.options key field has a duplicate value."
    ])
  })

  it("only a select field has options, and it has some", () => {
    for (const none of [null, []]) {
      assert.deepInclude(changed(0, { options: none }), ["fields.0.options", "The fields.0.options field is required."])
    }
    const chosen = { options: banks, depends_on: "bankName", options_key: "branches" }
    assert.deepStrictEqual(
      changed(2, chosen).map(([key]) => key),
      ["fields.2.depends_on", "fields.2.options_key", "fields.2.options"]
    )
    assert.deepStrictEqual(changed(0, { options_key: "branches" }), [
      ["fields.0.options_key", "The fields.0.options key field is prohibited."]
    ])
  })

  it("every option has a value of its own and a label, and nothing that nobody asks for", () => {
    const at = "fields.0.options.3"
    assert.deepStrictEqual(options({ value: "x", label: "X", colour: "red" }), [
      [`${at}.colour`, `The ${at}.colour field is prohibited.`]
    ])
    assert.deepStrictEqual(options({ value: "brac", label: "X" }), [
      [`${at}.value`, `The ${at}.value field has a duplicate value.`]
    ])
    assert.deepStrictEqual(options({ value: null, label: 7, routing_number: "0".repeat(35) }), [
      [`${at}.value`, `The ${at}.value field is required.`],
      [`${at}.label`, `The ${at}.label field must be a string.`],
      [`${at}.routing_number`, `The ${at}.routing number field must not be greater than 34 characters.`]
    ])
    assert.deepStrictEqual(options("x"), [[at, `The ${at} field must be an object.`]])
    assert.deepStrictEqual(options({ value: "x", label: "X", branches: "many" }), [
      [`${at}.branches`, `The ${at}.branches field must be an array.`]
    ])
    assert.deepStrictEqual(options({ value: "x", label: "X", branches: [{ value: "y", label: "Y", towns: [] }] }), [
      [`${at}.branches.0.towns`, `The ${at}.branches.0.towns field is prohibited.`]
    ])
  })

  it("there are not more options than can be sent to everybody", () => {
    const many = Array.from({ length: 12_000 - 6 }, (_, index) => ({ value: `v${index}`, label: "x" }))
    assert.deepStrictEqual(options(...many), [])
    assert.deepStrictEqual(options(...many, { value: "one too many", label: "x" }), [
      ["fields", "The fields field must not have more than 12000 options."]
    ])
  })

  it("a title names what may be shown", () => {
    const { fields } = asSent(card)
    const shown = "The title template field must name fields that may be shown."
    for (const [template, text] of [
      ["{code}", shown],
      ["{nobody}", shown],
      ["{constructor}", shown],
      ["{number", "The title template field format is invalid."]
    ])
      assert.deepStrictEqual(told({ title_template: template, fields }), [["title_template", text]])
  })

  it("beside the fields of a card nothing stands in which its number could be kept", () => {
    assert.deepStrictEqual(cardAnd({ name: "note", input_type: "text" }), [
      ["fields.4.input_type", "The fields.4.input type field must not stand beside those of a card."]
    ])
    assert.deepStrictEqual(cardAnd({ name: "another", input_type: "card_number" }), [
      ["fields.4.input_type", "The fields.4.input type field has a duplicate value."]
    ])
    assert.deepStrictEqual(told({ title_template: "x", fields: asSent(card).fields.slice(1) }), [
      ["fields", "The fields field must have a card_number."]
    ])
  })

  it("any other input is borne", () => {
    const anything = fc.anything({ withNullPrototype: true })
    const almost = fc.record({
      name: anything,
      input_type: fc.oneof(anything, fc.constant("select")),
      options: anything
    })
    fc.assert(
      fc.property(fc.oneof(anything, fc.array(fc.oneof(anything, almost))), anything, (fields, title_template) => {
        definitionProblems({ fields, title_template })
      })
    )
  })
})

describe("edits", () => {
  const now = DateTime.unsafeMake("2026-11-22T10:00:00Z")
  const type = { ...bank, type: "bank", isActive: true, createdAt: now, updatedAt: now } as TransactionMethodType

  const refusal = (edit: Parameters<typeof editedType>[1]) =>
    Either.match(editedType(type, edit), { onLeft: ({ message }) => message, onRight: () => "fine" })

  it("leave alone what they do not name", () => {
    assert.deepStrictEqual(Either.getOrThrow(editedType(type, {})), type)
    assert.deepStrictEqual(Either.getOrThrow(editedType(type, { type: "bank", is_active: false, currencies: null })), {
      ...type,
      isActive: false
    })
  })

  it("must hold together with what they leave alone", () => {
    assert.strictEqual(
      refusal({ title_template: "{nobody}" }),
      "The title template field must name fields that may be shown."
    )
    const [number] = fieldsOf([{ name: "number", label: "Number", input_type: "text", is_required: true }])
    assert.strictEqual(number?.options, null)
    assert.strictEqual(
      refusal({ fields: [{ name: "number", label: "Number", input_type: "text", is_required: true }] }),
      "The title template field must name fields that may be shown."
    )
    assert.strictEqual(refusal({ type: "bank2" }), "The type field must not be changed.")
  })
})
