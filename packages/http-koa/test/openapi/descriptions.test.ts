/** Every field of the document says what it is, and has an example that is no filler. */
import { assert, describe, it } from "vitest"
import { document } from "../../src/openapi/document.js"
import type { JsonSchema } from "../../src/openapi/json-schema.js"
import { dereferenced } from "../support/dereferenced.js"

const { components, paths } = dereferenced(JSON.parse(JSON.stringify(document)) as typeof document)

interface Field {
  readonly at: string
  readonly schema: JsonSchema
}

const nested = (
  { additionalProperties, anyOf = [], items, properties }: JsonSchema,
  at: string
): ReadonlyArray<Field> => [
  ...Object.entries(properties ?? {}).flatMap(([name, schema]) => [
    { at: `${at}.${name}`, schema },
    ...nested(schema, `${at}.${name}`)
  ]),
  ...(items ? nested(items, `${at}[]`) : []),
  ...(typeof additionalProperties === "object" ? nested(additionalProperties, `${at}{}`) : []),
  ...anyOf.flatMap((one) => nested(one, at))
]

/** What `exampleOf` puts where there is no example. */
const isFiller = (example: unknown) => typeof example === "string" && /^textx*$/.test(example)

const fields: ReadonlyArray<Field> = [
  ...Object.entries(components.schemas).flatMap(([name, schema]) => nested(schema, name)),
  ...Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, parameters }) =>
      parameters.map(({ description, example, name, schema }) => ({
        at: `${operationId}?${name}`,
        schema: {
          ...schema,
          ...(description !== undefined && { description }),
          ...(example !== undefined && !isFiller(example) && { examples: [example] })
        }
      }))
    )
  )
]

/** With what stands where it refers to. */
const opened = (schema: JsonSchema): JsonSchema => {
  const $ref = schema.$ref ?? schema.anyOf?.find((one) => one.$ref !== undefined)?.$ref
  return { ...($ref === undefined ? {} : components.schemas[$ref.split("/").at(-1) ?? ""]), ...schema }
}

/** A text without a format or a list of values needs one that is true. */
const needsExample = (schema: JsonSchema): boolean => {
  const { anyOf, const: only, enum: choices, examples, format, items, type } = opened(schema)
  if (examples !== undefined || anyOf !== undefined || only !== undefined || choices !== undefined) return false
  const types = [type ?? []].flat()
  if (types.includes("array") && items) return items.description === undefined && needsExample(items)
  return types.includes("string") && format === undefined
}

describe("fields of the document", () => {
  it("are described", () => {
    const silent = fields.filter(({ schema }) => opened(schema).description === undefined).map(({ at }) => at)
    assert.deepStrictEqual(silent, [], "`described` in the schema of core says what a field is")
  })

  it("have examples that are true", () => {
    // A cursor is only ever copied from an answer.
    const missing = fields
      .filter(({ at, schema }) => !at.endsWith("?cursor") && needsExample(schema))
      .map(({ at }) => at)
    assert.deepStrictEqual(missing, [], "the third argument of `described` is an example")
  })

  // Falls where a text has neither an example nor a format: `needsExample` knows of fields, not of what is put together of them.
  it("have no filler in examples of whole requests", () => {
    const fillers: Array<string> = []
    for (const { operationId, parameters, requestBody } of Object.values(paths).flatMap((item) =>
      Object.values(item)
    )) {
      const examples = [
        ...parameters.filter(({ name }) => name !== "cursor"),
        ...Object.values(requestBody?.content ?? {})
      ].map(({ example }) => example)
      JSON.stringify(examples, (_, value) => {
        if (isFiller(value)) fillers.push(operationId)
        return value
      })
    }
    assert.deepStrictEqual(fillers, [])
  })

  it("say nothing of the implementation", () => {
    for (const { at, schema } of fields) {
      assert.notMatch(schema.description ?? "", /Effect|DateTime|Schema|maxItems|brand/, at)
      assert.match(schema.description ?? "A.", /^[A-Z"`0-9].*[.)]$/s, at)
    }
  })
})
