/** Every kind of endpoint in the document, by a domain made up for it. */

import {
  described,
  insteadOf,
  listOrder,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields
} from "@mentorkit/core/kernel"
import { Validator } from "@seriousme/openapi-schema-validator"
import { Schema } from "effect"
import { assert, describe, it } from "vitest"
import { bind, openApi } from "../../src/index.js"
import { endpoints as product } from "../../src/routes/index.js"
import { endpoints } from "../support/demo-domain.js"
import { dereferenced } from "../support/dereferenced.js"

// biome-ignore lint/suspicious/noExplicitAny: a document as its readers see it
const write = (of: typeof endpoints): any =>
  JSON.parse(JSON.stringify(openApi({ title: "Demo", version: "1.0.0", prefix: "/api/v1" }, of)))
const document = write(endpoints)
const plain = dereferenced(document)
const at = (method: string, path: string) => plain.paths[path][method]
// biome-ignore lint/suspicious/noExplicitAny: a schema as its readers see it
const schemaOf = ({ schema }: any): any =>
  schema.$ref === undefined ? schema : document.components.schemas[schema.$ref.split("/").at(-1)]

describe("the document", () => {
  it("is valid OpenAPI 3.1, with nothing of Effect's own in it", async () => {
    const { errors, valid } = await new Validator().validate(document)
    assert.isTrue(valid, JSON.stringify(errors))
    const json = JSON.stringify(document)
    for (const stray of ["$id", "HttpApiDecodeError"]) assert.notInclude(json, stray)
  })

  it("has whole paths, absolute ones outside of the prefix, an id for every route, a tag for the domain", () => {
    assert.strictEqual(at("get", "/api/v1/things/{id}").operationId, "demo.getThing")
    assert.strictEqual(at("get", "/calendar/{secret}.ics").operationId, "demo.calendar")
    assert.strictEqual(at("put", "/api/v1/named/{id}").operationId, "demo.rename")
    assert.strictEqual(at("patch", "/api/v1/named/{id}").operationId, "demo.rename.patch")
    assert.deepStrictEqual(at("post", "/hooks/demo").tags, ["demo"])
    assert.deepStrictEqual(document.tags, [{ name: "demo" }])
  })

  it("says who may call", () => {
    assert.deepStrictEqual(at("get", "/api/v1/pending").security, [{ pendingToken: [] }])
    assert.deepStrictEqual(at("get", "/api/v1/admin").security, [{ bearer: [] }])
    assert.deepStrictEqual(at("get", "/api/v1/things").security, [])
  })

  it("has every body as it is sent", () => {
    const bodyOf = (path: string) => at("post", path).requestBody.content
    const form = schemaOf(bodyOf("/api/v1/documents")["multipart/form-data"])
    assert.deepInclude(document.components.schemas.UploadedFile, { type: "string", format: "binary" })
    assert.include(JSON.stringify(form.properties.documents), "#/components/schemas/UploadedFile")
    assert.deepStrictEqual(bodyOf("/hooks/demo")["application/octet-stream"].schema, {
      type: "string",
      format: "binary"
    })
    const streamed = at("put", "/api/v1/uploads/chunks/{index}").requestBody.content
    assert.deepStrictEqual(Object.keys(streamed), ["application/octet-stream"])
    assert.deepStrictEqual(streamed["application/octet-stream"].schema, { type: "string", format: "binary" })
    assert.deepStrictEqual(bodyOf("/api/v1/sum")["application/json"].schema, {
      $ref: "#/components/schemas/DemoSumBody"
    })
    assert.deepStrictEqual(schemaOf(bodyOf("/api/v1/sum")["application/json"]).required, ["numbers"])
    assert.isTrue(at("post", "/api/v1/sum").requestBody.required)
    // None of its fields has to be there, and the host takes a post without a body.
    assert.isFalse(at("post", "/api/v1/posts").requestBody.required)
    assert.notProperty(at("get", "/api/v1/things"), "requestBody")
  })

  // Falls where JSON and the simple form promise to take files as well.
  it("has every type of a body that may be JSON or a form", () => {
    const types = ["application/json", "multipart/form-data", "application/x-www-form-urlencoded"] as const
    const [json, multipart, urlencoded] = types
    const { content, description } = at("post", "/api/v1/posts").requestBody
    assert.deepStrictEqual(Object.keys(content), [...types])
    const fieldsOf = (type: string) => Object.keys(schemaOf(content[type]).properties)
    const files = ["attachments", "thumbnail"]
    assert.sameMembers(fieldsOf(multipart), [...fieldsOf(json), ...files])
    assert.notIncludeMembers(fieldsOf(json), files)
    assert.deepStrictEqual(fieldsOf(urlencoded), fieldsOf(json))
    assert.include(description, "poll[question]")
    assert.hasAllKeys(at("post", "/api/v1/unsubscribe/{token}").requestBody.content, [...types])
    assert.notProperty(at("post", "/api/v1/sum").requestBody, "description")
  })

  // Falls where the text of one field becomes that of its schema's name, or of every field with that schema.
  it("has the text of a field where the field is, whatever its schema", () => {
    const Size = described(Schema.Literal("s", "m"), "A size.", "m")
    const Box = Schema.Struct({ size: Size }).annotations({ identifier: "Box", description: "A box." })
    const success = Schema.Struct({
      inner: described(Box, "The one inside."),
      outer: Schema.NullOr(described(Box, "The one around it; null without one.")),
      plain: Box,
      sizes: described(Schema.Array(Size), "All sizes."),
      other: described(Size, "Another size."),
      weight: Schema.NullOr(described(Schema.Int, "In grams; null where nobody weighed it.", 20))
    })
    const input = Schema.Struct({
      id: described(Schema.String, "Which one.", "b1"),
      at: optional(described(Size, "Its size."))
    })
    const boxes = namedOperations("boxes", { find: operation({ access: "public", input, success, failures: [] }) })
    const route = bind(boxes, { find: { route: "GET /boxes/:id", message: "Found.", summary: "Finds a box." } })
    const { components, paths } = dereferenced(write(route))
    const Reference = { $ref: "#/components/schemas/Box" }
    assert.deepStrictEqual(components.schemas.BoxesFindData.properties, {
      inner: { ...Reference, description: "The one inside." },
      outer: { anyOf: [Reference, { type: "null" }], description: "The one around it; null without one." },
      plain: Reference,
      sizes: {
        type: "array",
        items: { type: "string", enum: ["s", "m"], description: "A size.", examples: ["m"] },
        description: "All sizes."
      },
      other: { type: "string", enum: ["s", "m"], description: "Another size.", examples: ["m"] },
      weight: { type: ["integer", "null"], description: "In grams; null where nobody weighed it.", examples: [20] }
    })
    assert.strictEqual(components.schemas.Box.description, "A box.")
    const [id, at] = paths["/api/v1/boxes/{id}"].get.parameters
    assert.deepInclude(id, { name: "id", in: "path", description: "Which one.", example: "b1" })
    assert.deepInclude(at, { name: "at", in: "query", required: false, description: "Its size." })
  })

  it("says once what operations have alike", () => {
    const { components, paths } = document
    const [one, other] = [paths["/api/v1/things"].get.responses, paths["/api/v1/sum"].post.responses]
    const reference = { $ref: "#/components/responses/BadRequest" }
    assert.deepStrictEqual([one[400], other[400]], [reference, reference])
    assert.match(components.responses.BadRequest.description, /^`BadRequest`: /)
    assert.deepStrictEqual(components.responses.BadRequest.headers["X-Request-Id"], {
      $ref: "#/components/headers/RequestId"
    })
    // What one operation alone has stays with it.
    assert.notProperty(at("post", "/api/v1/register").responses[409], "$ref")
  })

  it("has parameters where they belong, integers as integers", () => {
    const named = (operation: { readonly parameters: ReadonlyArray<{ readonly name: string }> }) =>
      Object.fromEntries(operation.parameters.map((one): [string, object] => [one.name, one]))
    const list = named(at("get", "/api/v1/things"))
    assert.deepNestedInclude(list["page"] ?? {}, { in: "query", required: false, "schema.type": "integer" })
    assert.deepNestedInclude(named(at("get", "/api/v1/things/{id}"))["id"] ?? {}, {
      in: "path",
      "schema.format": "uuid"
    })
    assert.deepInclude(named(at("post", "/hooks/demo"))["x-signature"] ?? {}, { in: "header", "x-field": "signature" })
    const remember = at("get", "/api/v1/remember/{id}")
    assert.deepInclude(named(remember)["demo_secret"] ?? {}, { in: "cookie", required: false })
    assert.notProperty(named(remember), "secret")
    const order = at("post", "/api/v1/orders/{id}")
    assert.hasAllKeys(named(order), ["id", "is_trial"])
    assert.deepInclude(named(order)["is_trial"] ?? {}, { in: "query", required: false })
    assert.hasAllKeys(schemaOf(order.requestBody.content["application/json"]).properties, ["name"])
    assert.deepInclude(named(at("post", "/api/v1/sum"))["Idempotency-Key"] ?? {}, { in: "header", required: false })
    assert.notProperty(named(at("post", "/api/v1/register")), "Idempotency-Key")
    assert.deepInclude(named(at("post", "/api/v1/announcements"))["X-Socket-ID"] ?? {}, {
      in: "header",
      required: false
    })
    assert.notProperty(named(at("post", "/api/v1/sum")), "X-Socket-ID")
  })

  // Falls where a success that has a name of its own is shown as core has it.
  it("has pages and cookies as they are sent, whatever the success is called", () => {
    const Shelf = Schema.Struct({ id: Schema.String }).annotations({ identifier: "Shelf" })
    const shelves = namedOperations("shelves", {
      list: operation({
        access: "public",
        input: Schema.Struct(pageFields(listOrder("shelves", { id: "text asc" }), 2)),
        success: Schema.Struct({ shelves: Page(Shelf) }).annotations({ identifier: "AllShelves" }),
        failures: []
      }),
      open: operation({
        access: "public",
        input: Schema.Struct({}),
        success: Schema.Struct({ key: Schema.String, shelf: Shelf }).annotations({ identifier: "OpenShelf" }),
        failures: []
      })
    })
    const setCookie = { field: "key", name: "key", path: "/", maxAgeSeconds: 60 } as const
    const { components } = write(
      bind(shelves, {
        list: { route: "GET /shelves", message: "All." },
        open: { route: "GET /shelf", message: "Open.", setCookie }
      })
    )
    const { ShelfPage, ShelvesListData, ShelvesOpenData } = components.schemas
    assert.deepStrictEqual(ShelvesListData.properties, { shelves: { $ref: "#/components/schemas/ShelfPage" } })
    assert.hasAllKeys(ShelfPage.properties, ["data", "links", "meta"])
    assert.hasAllKeys(ShelvesOpenData.properties, ["shelf"])
  })

  // Falls where a value is taken for a schema because of its keys.
  it("leaves values as they are, whatever they look like", () => {
    const value = {
      anyOf: [{ type: "null" }],
      $ref: "#/components/schemas/Int",
      title: "A title.",
      $id: "/schemas/any"
    }
    const Anything = Schema.Record({ key: Schema.String, value: Schema.Unknown }).annotations({
      identifier: "Anything",
      jsonSchema: { examples: [value], default: value, enum: [value, null], const: value }
    })
    const input = Schema.Struct({ value: described(Anything, "Any value.", value) })
    const values = namedOperations("values", {
      put: operation({ access: "public", input, success: Schema.Struct({ value: Anything }), failures: [] })
    })
    const { components, paths } = write(bind(values, { put: { route: "PUT /value", message: "Put." } }))
    assert.deepInclude(components.schemas.Anything, {
      examples: [value],
      default: value,
      enum: [value, null],
      const: value
    })
    assert.deepStrictEqual(components.schemas.ValuesPutBody.properties.value.examples, [value])
    assert.deepStrictEqual(paths["/api/v1/value"].put.requestBody.content["application/json"].example, { value })
  })

  it("has one of the fields that exclude each other in examples, and says so beside the others", () => {
    const text = described(Schema.String, "A text.", "hello")
    const input = Schema.Struct({
      name: optional(text),
      alias: optional(insteadOf("name", text)),
      note: optional(insteadOf("elsewhere", text))
    })
    const names = namedOperations("names", {
      set: operation({ access: "public", input, success: Schema.Struct({}), failures: [] })
    })
    const { components, paths } = write(bind(names, { set: { route: "PUT /name", message: "Set." } }))
    const { example } = paths["/api/v1/name"].put.requestBody.content["application/json"]
    assert.deepStrictEqual(example, { name: "hello", note: "hello" })
    assert.strictEqual(components.schemas.NamesSetBody.properties.alias["x-instead-of"], "name")
    assert.notProperty(components.schemas.NamesSetBody.properties.name, "x-instead-of")
    assert.throws(() => insteadOf("name", Schema.String), "described")
  })

  it("says what every code means, by the sentence that is sent and what the error says of itself", () => {
    class Full extends Schema.TaggedError<Full>()("Full", { most: described(Schema.Int, "So many.", 7) }) {
      override get message() {
        return `${this.most} at most.`
      }
    }
    class Odd extends Schema.TaggedError<Odd>()("Odd", { code: Schema.Literal("a").pipe(Schema.minLength(3)) }) {
      override get message() {
        return `Odd: ${this.code}.`
      }
    }
    const boxes = namedOperations("boxes", {
      fill: operation({ access: "user", input: Schema.Struct({}), success: Schema.Struct({}), failures: [Full, Odd] })
    })
    const binding = { route: "GET /boxes", message: "Filled.", failures: { Full: 409, Odd: 404 } } as const
    const { responses } = dereferenced(write(bind(boxes, { fill: binding }))).paths["/api/v1/boxes"].get
    assert.strictEqual(responses[409].description, "`Full`: 7 at most.")
    assert.strictEqual(
      responses[401].description,
      "`Unauthenticated`: Unauthenticated. No token came with the call, or one that is unknown or has ended: sign in."
    )
    assert.strictEqual(responses[404].description, "`Odd`: Its fields say more.")
  })

  it("says with 401 which kind of token is taken", () => {
    const { headers } = at("get", "/api/v1/admin").responses[401]
    assert.deepStrictEqual(headers["WWW-Authenticate"].schema, { type: "string" })
    assert.notProperty(at("get", "/api/v1/admin").responses[403].headers, "WWW-Authenticate")
  })

  it("says what leaves as a cookie, and not in the body", () => {
    const { content, headers } = at("get", "/api/v1/remember/{id}").responses[200]
    assert.include(headers["Set-Cookie"].description, "demo_secret")
    assert.hasAllKeys(schemaOf({ schema: schemaOf(content["application/json"]).properties.data }).properties, ["seen"])
    assert.notProperty(at("get", "/api/v1/things").responses[200].headers, "Set-Cookie")
  })

  it("has every answer: variants, failures, the kernel's own, both shapes of 422", () => {
    const { responses } = at("post", "/api/v1/register")
    assert.hasAllKeys(responses, ["200", "201", "400", "408", "409", "413", "415", "422", "429", "500", "503"])
    assert.strictEqual(responses[201].description, "Welcome.")
    assert.deepStrictEqual(responses[429].headers["X-Error-Code"].schema.enum, [
      "Later",
      "TooManyRequests",
      "TooManyBodies"
    ])
    assert.deepStrictEqual(responses[429].headers["Retry-After"].schema, { type: "integer" })
    assert.deepStrictEqual(responses[503].headers["Retry-After"].schema, { type: "integer" })
    assert.notProperty(responses[500].headers, "Retry-After")
    const limited = at("post", "/api/v1/announcements/repeat").responses[429].headers
    assert.deepStrictEqual(limited["X-Error-Code"].schema.enum, ["TooManyRequests", "TooManyBodies"])
    assert.include(JSON.stringify(responses[409]), `"#/components/schemas/Taken"`)
    assert.include(JSON.stringify(document.components.schemas.Taken), `"by"`)
    assert.include(JSON.stringify(responses[422]), "InvalidAccountInput")
    assert.hasAllKeys(document.components.schemas.InvalidAccountInput.properties, ["message", "errors"])
    assert.include(JSON.stringify(at("get", "/api/v1/things").responses[422]), `"#/components/schemas/InvalidInput"`)
    const codes = at("post", "/api/v1/sum").responses[422].headers["X-Error-Code"].schema.enum
    assert.sameMembers(codes, ["IdempotencyKeyReused", "InvalidInput"])
    assert.includeMembers(Object.keys(at("get", "/api/v1/mentor").responses), ["200", "401", "403", "404", "500"])
  })
})

describe("examples", () => {
  it.each([
    ["demo", endpoints],
    ["the product", product]
  ])("of %s are taken by the operations that they are for", (_name, all) => {
    const { paths } = dereferenced(write(all))
    for (const { body, headerFields, isAbsolute, method, operation, operationId, path } of all) {
      const whole = `${isAbsolute ? "" : "/api/v1"}${path}`.replace(/:(\w+)/g, "{$1}")
      const { parameters, requestBody } = paths[whole][method.toLowerCase()]
      const fromParameters = parameters
        .filter((one: { readonly in: string }) => one.in !== "header")
        // As in bodies: the one that it is sent in place of has an example already.
        .filter((one: { readonly schema: object }) => !("x-instead-of" in one.schema))
        .map((one: { readonly name: string; readonly example: unknown }) => [one.name, one.example])
      const input = { ...Object.fromEntries(fromParameters), ...requestBody?.content["application/json"]?.example }
      // Bytes, files and headers have no example as values.
      if (["raw", "multipart", "stream"].includes(body) || Object.keys(headerFields).length > 0) continue
      const decoded = Schema.decodeUnknownEither(operation.input)(input)
      assert.strictEqual(decoded._tag, "Right", `${operationId} ${JSON.stringify(input)} ${decoded}`)
      assert.deepStrictEqual(operation.rules?.(input) ?? [], [], `${operationId} ${JSON.stringify(input)}`)
    }
  })
})
