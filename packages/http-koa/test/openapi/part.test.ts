/** The parts of the contract in which the reference shows it. */
import { Validator } from "@seriousme/openapi-schema-validator"
import { assert, describe, it } from "vitest"
import { document } from "../../src/openapi/document.js"
import { partOf, withoutSuggestions } from "../../src/pages/reference/part.js"

type Paths = typeof document.paths
const operationsOf = (paths: Paths) => Object.values(paths).flatMap((item) => Object.values(item))

/** Every place that is referred to. */
const referencesOf = (value: unknown) => new Set(JSON.stringify(value).match(/(?<="\$ref":")[^"]+/g))

const componentsOf = ({ securitySchemes: _, ...components }: (typeof document)["components"]) =>
  Object.entries(components).flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`))

describe("the contract in parts", () => {
  const parts = document.tags.map(({ name }) => ({ name, part: partOf(document, name) }))

  it("has every operation in one part, as it is in the whole", () => {
    const ids = (paths: Paths) => operationsOf(paths).map(({ operationId }) => operationId)
    assert.deepStrictEqual(parts.flatMap(({ part }) => ids(part.paths)).sort(), ids(document.paths).sort())
    for (const { part } of parts) {
      assert.isNotEmpty(part.paths)
      for (const [path, item] of Object.entries(part.paths)) {
        for (const [method, operation] of Object.entries(item)) {
          assert.strictEqual(operation, document.paths[path]?.[method])
        }
      }
    }
  })

  it("is valid OpenAPI 3.1 in each part", async () => {
    for (const { name, part } of parts) {
      const { errors, valid } = await new Validator().validate(JSON.parse(JSON.stringify(withoutSuggestions(part))))
      assert.isTrue(valid, `${name} ${JSON.stringify(errors)}`)
    }
  })

  // Falls where a component reached by another one only is left out, and where one that nobody reaches stays.
  it("has what a part refers to, and nothing else", () => {
    for (const { name, part } of parts) {
      assert.sameMembers(componentsOf(part.components), [...referencesOf(part)], name)
    }
  })
})

// Falls where the example of an optional parameter stays, in a component too.
it("suggests values for parameters that have to be given, and tells of the others in words", () => {
  const text = JSON.stringify(withoutSuggestions(partOf(document, "bookings")))
  assert.include(text, "For example `booking-7f3c1d`.")
  assert.notInclude(text, '"example":"booking-7f3c1d"')
  let required = 0
  JSON.parse(text, (_, value) => {
    if (value === null || typeof value.in !== "string") return value
    if (value.required === true) required++
    assert.strictEqual(value.example !== undefined, value.required === true, value.name)
    return value
  })
  assert.isAbove(required, 0)
})
