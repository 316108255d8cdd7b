/** Names of form fields and what they mean, before any schema. */
import { InvalidInput } from "@mentorkit/core/kernel"
import { inputBoundsOf } from "@mentorkit/core/kernel/ports"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { BadRequest } from "../../src/request/bad-request.js"
import { newNestedForm } from "../../src/request/nested-form.js"
import { pairsOf } from "../support/forms.js"

const bounds = inputBoundsOf({})

const fieldsOf = (pairs: ReadonlyArray<readonly [string, unknown]>, own = bounds) => {
  const form = newNestedForm(own)
  for (const pair of pairs) form.add(...pair)
  return form.fields()
}

const refusalOf = (names: ReadonlyArray<string>, own = bounds) => {
  try {
    return assert.fail(
      JSON.stringify(
        fieldsOf(
          names.map((name) => [name, "x"]),
          own
        )
      )
    )
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ message, path }) => `${path.join(".")}: ${message}`)[0]
    if (error instanceof BadRequest) return error.reply.status
    throw error
  }
}

const digits = /^(?:0|[1-9]\d*)$/
const reserved = ["__proto__", "constructor", "prototype"]
const key = fc
  .string({ minLength: 1, maxLength: 6, unit: "grapheme" })
  .filter((text) => !/[[\]\uFFFD]/.test(text) && !digits.test(text) && !reserved.includes(text))
/** Whatever a form can say: lists and objects that are not empty, with text in them. */
const { fields } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small", withCrossShrink: true }, fc.string(), tie("list"), tie("fields")),
  list: fc.array(tie("value"), { minLength: 1, maxLength: 5 }),
  fields: fc.dictionary(key, tie("value"), { minKeys: 1, maxKeys: 5 })
}))

describe("the names of a form", () => {
  it("say any text, list and object there is, in whatever order they come", () => {
    const shuffled = fc.tuple(fields, fc.infiniteStream(fc.nat()))
    fc.assert(
      fc.property(shuffled, ([value, random]) => {
        const pairs = pairsOf(value as object)
        assert.deepStrictEqual(fieldsOf(pairs), value)
        // Appended items have no place but their turn.
        const numbered = pairs.filter(([name]) => !name.endsWith("[]"))
        if (numbered.length < pairs.length) return
        const inAnyOrder = numbered.map((pair) => [random.next().value ?? 0, pair] as const).sort(([a], [b]) => a - b)
        assert.deepStrictEqual(fieldsOf(inAnyOrder.map(([, pair]) => pair)), value)
      })
    )
  })

  it("answer a value or a refusal, whatever they are", () => {
    const step = fc.constantFrom("a", "b", "0", "1", "[", "]", "[]", "[a]", "[0]", "[1]", "__proto__", "\0", "é")
    const name = fc.array(step, { maxLength: 6 }).map((steps) => steps.join(""))
    fc.assert(
      fc.property(fc.array(name, { maxLength: 6 }), (names) => {
        try {
          assert.isObject(fieldsOf(names.map((one) => [one, "x"])))
        } catch (error) {
          assert.isTrue(error instanceof InvalidInput, String(error))
        }
      }),
      { numRuns: 1000 }
    )
    assert.notProperty({}, "a")
  })

  it("that come twice are a list", () => {
    assert.deepStrictEqual(
      fieldsOf([
        ["a", 1],
        ["b[c]", 2],
        ["a", 3],
        ["b[c]", 4]
      ]),
      { a: [1, 3], b: { c: [2, 4] } }
    )
  })

  const notOne = "field must be one value, one list or one object."
  it.each([
    [["a", "a[b]"], `a: The a ${notOne}`],
    [["a[b]", "a"], `a: The a ${notOne}`],
    [["a", "a[]"], `a: The a ${notOne}`],
    [["a[]", "a[0]"], `a: The a ${notOne}`],
    [["a[0]", "a[b]"], `a: The a ${notOne}`],
    [["a[0]", "a[00]"], `a: The a ${notOne}`],
    [["p[q][r]", "p[q][r][s]"], `p.q.r: The p.q.r ${notOne}`],
    [["l[0][a]", "l[1][a]", "l[1][a][b]"], `l.1.a: The l.1.a ${notOne}`],
    [["a[1]"], "a: The a field must number its items from 0 on, without gaps."],
    [["a[0]", "a[999999999]"], "a: The a field must number its items from 0 on, without gaps."],
    [["a[99999999999999999999999999]"], "a: The a field must number its items from 0 on, without gaps."],
    [["a[][b]"], "a: The a field must number the items that have fields of their own."],
    [["a[][]"], "a: The a field must number the items that have fields of their own."],
    ...["a[", "a]", "a[b", "a[b]c", "a[[b]]", "a[b]]", "[a]", "", "[]", "a\uFFFD", "a[\uFFFD]"].map((name) => [
      [name],
      ': The names of form fields must be written like "name", "name[key]", "name[0]" or "name[]".'
    ]),
    ...reserved.flatMap((name) =>
      [name, `a[${name}]`, `a[0][${name}][b]`, `${name}[a]`].map((whole) => [
        [whole],
        `: The names of form fields must not contain "${name}".`
      ])
    ),
    [[`a${"[b]".repeat(64)}`], "a: The a field must not be nested deeper than 64 levels."],
    [["x".repeat(201)], 413],
    [[`a${"[]".repeat(1000)}`], 413]
  ] as ReadonlyArray<[ReadonlyArray<string>, string | number]>)("%j are refused", (names, said) => {
    assert.strictEqual(refusalOf(names), said)
  })

  it("may be 64 levels deep, which is as deep as an input is", () => {
    assert.property(fieldsOf([[`a${"[b]".repeat(63)}`, "x"]]), "a")
  })

  // Falls where only values are counted, or only branches.
  it.each([
    ["plain", (n: number) => `k${n}`, 1],
    ["repeated", () => "k", 1],
    ["appended", () => "k[]", 0],
    ["numbered", (n: number) => `k[${n}]`, 0],
    ["nested", (n: number) => `k[${n}][a]`, 0]
  ])("count: %s ones", (_what, nameOf, spared) => {
    const small = inputBoundsOf({ maxValues: 21 })
    const names = Array.from({ length: 20 + spared }, (_, n) => nameOf(n))
    const isNested = nameOf(0).endsWith("[a]")
    const fitting = isNested ? names.slice(0, 10) : names
    assert.isObject(
      fieldsOf(
        fitting.map((name) => [name, "x"]),
        small
      )
    )
    assert.match(String(refusalOf([...fitting, nameOf(fitting.length)], small)), /must not have more than 21 values\.$/)
  })
})
