/** Text becomes what the input asks for, at whatever depth. */
import { namedOperations, operation } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { assert, describe, it } from "vitest"
import { coercer, formCoercer } from "../../src/request/coerce.js"

interface Node {
  readonly weight: number
  readonly inner?: ReadonlyArray<Node>
}
const Node: Schema.Schema<Node> = Schema.Struct({
  weight: Schema.Number,
  inner: Schema.optionalWith(Schema.Array(Schema.suspend(() => Node)), { exact: true })
})
const { take } = namedOperations("demo", {
  take: operation({
    access: "public",
    input: Schema.Struct({
      node: Node,
      maybe: Schema.optionalWith(Schema.Struct({ is_on: Schema.Boolean }), { nullable: true }),
      of: Schema.Record({ key: Schema.String, value: Schema.Int }),
      lists: Schema.Array(Schema.Array(Schema.Int)),
      either: Schema.Union(
        Schema.Struct({ type: Schema.Literal("a"), value: Schema.String }),
        Schema.Struct({ type: Schema.Literal("b"), value: Schema.Number })
      ),
      when: Schema.Struct({ at: Schema.DateFromString, level: Schema.Literal(1, 2) }),
      anything: Schema.Unknown
    }),
    success: Schema.Struct({}),
    failures: []
  })
})

describe("a form's text", () => {
  it.each([
    [
      "node",
      { weight: "1", inner: [{ weight: "2.5", inner: [{ weight: "-3e-7" }] }] },
      { weight: 1, inner: [{ weight: 2.5, inner: [{ weight: -3e-7 }] }] }
    ],
    ["node", { weight: "x", inner: { weight: "1" } }, { weight: "x", inner: { weight: "1" } }],
    ["maybe", { is_on: "1", other: "1" }, { is_on: true, other: "1" }],
    ["of", { a: "1", b: "x" }, { a: 1, b: "x" }],
    ["lists", [["1", "2"], ["3"]], [[1, 2], [3]]],
    ["lists", "1", ["1"]],
    ["either", { type: "a", value: "1" }, { type: "a", value: "1" }],
    ["either", { type: "b", value: "1" }, { type: "b", value: 1 }],
    ["when", { at: "2027", level: "2" }, { at: "2027", level: 2 }],
    ["anything", { a: "1" }, { a: "1" }],
    ["unknown", { a: ["1"] }, { a: ["1"] }]
  ])("%s: %j", (field, given, wanted) => {
    assert.deepStrictEqual(formCoercer(take)({ [field]: given }), { [field]: wanted })
  })

  it("keeps names that objects have anyway to themselves", () => {
    const raw = JSON.parse('{"of":{"__proto__":"1"}}')
    const { of } = coercer(take)(raw)
    assert.deepStrictEqual(Object.keys(of as object), ["__proto__"])
  })
})

it("a query says no exponents", () => {
  assert.deepStrictEqual(coercer(take)({ of: { a: "1e1" } }), { of: { a: "1e1" } })
})
