/** The document that is served: valid, complete, and with examples that fit their own schemas. */
import { Validator } from "@seriousme/openapi-schema-validator"
import { Ajv2020 } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { assert, describe, it } from "vitest"
import { document } from "../../src/openapi/document.js"
import { exampleOf } from "../../src/openapi/examples.js"
import { endpoints } from "../../src/routes/index.js"
import { dereferenced } from "../support/dereferenced.js"

const json = JSON.stringify(document)
const plain = dereferenced(document)
const operations = Object.entries(plain.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation }))
)
const byId = new Map(operations.map(({ operation }) => [operation.operationId, operation]))
const find = (id: string) => byId.get(id) ?? assert.fail(`no operation ${id}`)

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const { errors, valid } = await new Validator().validate(JSON.parse(json))
    assert.isTrue(valid, JSON.stringify(errors))
    assert.strictEqual(plain.openapi, "3.1.0")
    for (const stray of ["$id", "HttpApiDecodeError", "undefined"]) assert.notInclude(json, stray)
  })

  it("has every endpoint under its whole path, by the operation's name", () => {
    assert.strictEqual(operations.length, endpoints.length)
    for (const { isAbsolute, method, operationId, path } of endpoints) {
      const whole = (isAbsolute ? path : `/api/v1${path}`).replace(/:(\w+)/g, "{$1}")
      assert.strictEqual(plain.paths[whole]?.[method.toLowerCase()]?.operationId, operationId, whole)
    }
  })

  // Falls where a binding leaves its summary out: the message of its success would stand there.
  it("says of every operation what it does", () => {
    for (const { message, operationId, summary } of endpoints) {
      assert.notStrictEqual(summary, message, operationId)
      assert.match(summary, /^[A-Z].+\.$/, operationId)
      assert.strictEqual(find(operationId).summary, summary)
    }
  })

  it("has examples that fit their schemas, for every request and every answer", () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    formats.default(ajv)
    ajv.addFormat("binary", true)
    ajv.addSchema({ $id: "doc", components: plain.components })
    const check = (what: string, schema: object, example: unknown) => {
      // References of the document become references into the schema that ajv was given.
      const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')))
      assert.isTrue(validate(example), `${what}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(example)}`)
    }
    let count = 0
    for (const { operation } of operations) {
      const { operationId, parameters, requestBody, responses } = operation
      for (const { example, name, schema } of parameters) {
        if (example !== undefined) check(`${operationId} ${name}`, schema, example)
      }
      for (const { example, schema } of Object.values(requestBody?.content ?? {})) {
        assert.isDefined(example, operationId)
        check(operationId, schema, example)
        count++
      }
      // Readers put the answer together from the examples of its fields.
      for (const [status, { content }] of Object.entries(responses)) {
        for (const { schema } of Object.values(content ?? {})) {
          check(`${operationId} ${status}`, schema, exampleOf(schema, plain.components.schemas))
          count++
        }
      }
    }
    assert.isAbove(count, operations.length)
  })

  it("says who may call: nobody in particular, a full token", () => {
    assert.hasAllKeys(plain.components.securitySchemes, ["bearer", "pendingToken"])
    assert.deepStrictEqual(find("scheduling.holdSlots").security, [{ bearer: [] }])
    assert.deepStrictEqual(find("scheduling.listPublicSlots").security, [])
  })

  it("names every status with its codes", () => {
    const statuses = (id: string) => Object.keys(find(id).responses)
    assert.sameMembers(statuses("scheduling.holdSlots"), [
      "200",
      "400",
      "401",
      "403",
      "408",
      "409",
      "413",
      "415",
      "422",
      "429",
      "500",
      "503"
    ])
    const ofBodies = ["200", "400", "408", "413", "415", "422", "429", "500", "503"]
    assert.sameMembers(statuses("identity.login"), [...ofBodies, "401"])
    assert.sameMembers(statuses("payments.receiveGatewayEvent"), ofBodies)
    const [conflict, tooMany] = [find("scheduling.holdSlots").responses["409"], find("identity.login").responses["429"]]
    assert.deepNestedInclude(conflict, {
      "headers.X-Error-Code.schema.enum": ["SlotsNotFound", "SlotsUnavailable", "IdempotencyKeyInFlight"]
    })
    assert.deepNestedInclude(tooMany, { "headers.Retry-After.schema.type": "integer" })
  })

  // Falls where an answer with a tag promises no 304, or something else has no content.
  it("has 304, and no other status, without content, wherever an answer can be asked for by its tag", () => {
    let count = 0
    for (const { operation } of operations) {
      const { operationId, responses } = operation
      const bare = Object.keys(responses).filter((status) => responses[status]?.content === undefined)
      const isTagged = Object.hasOwn(responses["200"]?.headers ?? {}, "ETag")
      assert.deepStrictEqual(bare, isTagged ? ["304"] : [], operationId)
      if (isTagged) count++
    }
    assert.isAbove(count, 0)
  })

  // Falls where an account's id is called `user` in one operation and `user_id` in its neighbours.
  it("calls an id an id in every address", () => {
    const names = operations.flatMap(({ operation: { operationId, parameters } }) =>
      parameters
        .filter(({ in: place, schema }) => place === "path" && schema.format === "uuid")
        .map(({ name }) => `${operationId} ${name}`)
    )
    assert.isNotEmpty(names)
    assert.deepStrictEqual(
      names.filter((one) => !/(?: id|_id|Id)$/.test(one)),
      []
    )
  })

  it("puts integers, keys and header fields where clients look for them", () => {
    const named = (id: string, name: string) =>
      find(id).parameters.find((one) => one.name === name) ?? assert.fail(name)
    assert.deepNestedInclude(named("scheduling.listHolds", "per_page"), {
      "schema.type": "integer",
      "schema.maximum": 50
    })
    assert.deepInclude(named("scheduling.holdSlots", "Idempotency-Key"), { in: "header", required: false })
    assert.deepInclude(named("payments.receiveGatewayEvent", "gateway-signature"), {
      in: "header",
      "x-field": "gateway_signature"
    })
    assert.hasAllKeys(find("payments.receiveGatewayEvent").requestBody?.content, ["application/octet-stream"])
    assert.include(JSON.stringify(find("identity.register").responses["422"]), "InvalidAccountInput")
  })
})
