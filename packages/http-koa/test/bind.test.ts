/** Mostly for the compiler: an incomplete binding must not pass the type check. */
import { namedOperations, operation } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { assert, it } from "vitest"
import { type Bindings, bind } from "../src/index.js"

class Gone extends Schema.TaggedError<Gone>()("Gone", {}) {}
class Taken extends Schema.TaggedError<Taken>()("Taken", { by: Schema.String }) {}

const input = Schema.Struct({ id: Schema.String, payload: Schema.Uint8ArrayFromSelf })
const success = Schema.Struct({ is_new: Schema.Boolean })
const operations = namedOperations("demo", {
  take: operation({ access: "user", input, success, failures: [Gone, Taken] }),
  look: operation({ access: "public", input: Schema.Struct({ id: Schema.String }), success, failures: [] })
})

const look = { route: "GET /things/:id", message: "Fine." } as const
const take = { route: "POST /take", message: "Fine.", failures: { Gone: 404, Taken: 507 } } as const

it("a complete binding compiles", () => {
  const all: Bindings<typeof operations> = {
    look: {
      ...look,
      headers: { id: ["X-Id", "X-Other-Id"] },
      cookies: { id: "thing" },
      setCookie: { field: "is_new", name: "thing", path: "/things", maxAgeSeconds: 60 },
      brokenBy: ["id"],
      serverError: "It broke."
    },
    take: {
      ...take,
      route: ["PUT ~/take/:id", "PATCH ~/take/:id"],
      body: "raw",
      fieldErrors: "errors",
      variants: [{ when: ({ is_new }) => is_new, message: "Made.", status: 201 }]
    }
  }
  const endpoints = bind(operations, all)
  assert.deepStrictEqual(
    endpoints.map(({ body, isAbsolute, operationId, path }) => [operationId, path, isAbsolute, body]),
    [
      ["demo.take", "/take/:id", true, "raw"],
      ["demo.take.patch", "/take/:id", true, "raw"],
      ["demo.look", "/things/:id", false, "none"]
    ]
  )
  assert.deepStrictEqual(endpoints[2]?.headerFields, { id: ["x-id", "x-other-id"] })
  assert.deepStrictEqual(endpoints[2]?.cookieFields, { id: "thing" })
})

it("an incomplete or mistaken binding does not", () => {
  // @ts-expect-error -- a declared failure has no status
  bind(operations, { look, take: { ...take, failures: { Gone: 404 } } })
  // @ts-expect-error -- declared failures have no statuses at all
  bind(operations, { look, take: { route: "POST /take", message: "Fine." } })
  // @ts-expect-error -- a failure that the operation does not declare
  bind(operations, { take, look: { ...look, failures: { Gone: 404 } } })
  // @ts-expect-error -- no failure is a success
  bind(operations, { look, take: { ...take, failures: { ...take.failures, Gone: 200 } } })
  // @ts-expect-error -- an array can only stand for an input field
  bind(operations, { look, take: { ...take, body: { wrap: "nothing" } } })
  // @ts-expect-error -- raw bytes need the input field `payload`
  bind(operations, { take, look: { ...look, body: "raw" } })
  // @ts-expect-error -- a stream does, too
  assert.throws(() => bind(operations, { take, look: { ...look, body: "stream" } }), /payload has to be a file/)
  // Falls where only the types are asked: bytes in memory are no file.
  assert.throws(() => bind(operations, { look, take: { ...take, body: "stream" } }), /payload has to be a file/)
  assert.throws(() => bind(operations, { look, take: { ...take, body: "raw", maxBytes: 5 } }), /takes no files/)
  assert.throws(() => bind(operations, { look, take: { ...take, body: "raw", inMemory: true } }), /does not stream/)
  // @ts-expect-error -- a header can only stand for an input field
  assert.throws(() => bind(operations, { take, look: { ...look, headers: { nothing: ["x-nothing"] } } }))
  // @ts-expect-error -- a cookie can only stand for an input field
  assert.throws(() => bind(operations, { take, look: { ...look, cookies: { nothing: "thing" } } }))
  const away = { name: "thing", path: "/", maxAgeSeconds: 1 }
  // @ts-expect-error -- only what the operation answers can leave as a cookie
  bind(operations, { take, look: { ...look, setCookie: { ...away, field: "other" } } })
  // @ts-expect-error -- variants are told apart by what the operation answers
  bind(operations, { take, look: { ...look, variants: [{ when: ({ other }) => other, message: "Fine." }] } })
  const text = { type: "text/plain", maxAgeSeconds: 1 }
  // @ts-expect-error -- only what the operation answers can be the body
  bind(operations, { take, look: { ...look, text: { ...text, field: "other" } } })
  // @ts-expect-error -- a bad value can only be answered as a failure that the operation declares
  bind(operations, { take, look: { ...look, unknownBy: { id: "Gone" } } })
  // @ts-expect-error -- an operation is forgotten; `bind` fails on it at start-up too
  assert.throws(() => bind(operations, { take }))
})

// Falls where a route without a body keeps such fields: they would hide all others of its query from the document.
it("fields of the query beside a body are none without one, and have no second place", () => {
  const { order } = namedOperations("demo", {
    order: operation({
      access: "public",
      input: Schema.Struct({ id: Schema.String, name: Schema.String, is_trial: Schema.optional(Schema.Boolean) }),
      success,
      failures: []
    })
  })
  const trial = { message: "Fine.", query: ["is_trial"] } as const
  const endpoints = bind({ order }, { order: { ...trial, route: ["POST /orders/:id", "DELETE /orders/:id"] } })
  assert.deepStrictEqual(
    endpoints.map(({ queryFields }) => queryFields),
    [["is_trial"], []]
  )
  const route = "POST /orders/:id"
  // @ts-expect-error -- a query can only stand for input fields
  assert.throws(() => bind({ order }, { order: { message: "Fine.", route, query: ["nothing"] } }))
  const twice = "demo.order has the input field id in two places"
  assert.throws(() => bind({ order }, { order: { message: "Fine.", route, query: ["id"] } }), twice)
  const secret = { headers: { is_trial: ["X-Trial"] } } as const
  assert.throws(() => bind({ order }, { order: { ...trial, ...secret, route } }), "is_trial in two places")
})

it("only a GET has side effects to speak of, and only where that is said", () => {
  const one = { take, look: { ...look, hasSideEffects: true } } as const
  assert.deepStrictEqual(
    bind(operations, one).map(({ hasSideEffects }) => hasSideEffects),
    [false, true]
  )
  const bad = { look, take: { ...take, hasSideEffects: true } } as const
  assert.throws(() => bind(operations, bad), "demo.take says of POST what is meant for GET")
})

it("a route may only name input fields", () => {
  const bad = { take, look: { ...look, route: "GET /:other" } } as const
  assert.throws(() => bind(operations, bad), "demo.look has no input field other")
})
