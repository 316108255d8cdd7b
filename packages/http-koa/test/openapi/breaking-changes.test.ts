/** What a change of the contract takes from its clients. Each case is a part of the product's own document, changed in one place. */
import { breakingChanges, type Contract } from "@mentorkit/test-kit/contract/breaking-changes"
import { assert, describe, it } from "vitest"
import { document } from "../../src/openapi/document.js"
import { dereferenced } from "../support/dereferenced.js"

const whole = dereferenced(JSON.parse(JSON.stringify(document)))
const booking = "/api/v1/mentee/bookings"
/** What the cases are about, with all that they refer to: each compares both documents to their ends. */
const { paths: all } = whole
const paths = Object.fromEntries(
  Object.entries(all).filter(([path]) => path.startsWith(booking) || path === "/api/v1/register")
)
const json = JSON.stringify({ ...whole, paths })
const contract = (): Contract => JSON.parse(json)

// biome-ignore lint/suspicious/noExplicitAny: a document to be changed anywhere
type Changed = any

/** The changes that clients of the document see where it is changed like that; `forth` from the document, `back` to it. */
const seen = (change: (document: Changed) => void) => {
  const after = contract()
  change(after)
  return { forth: breakingChanges(contract(), after), back: breakingChanges(after, contract()) }
}

/** What `schema-changes.ts` compares, and what says nothing of values. */
const compared = [
  ...["$ref", "type", "enum", "format", "pattern", "properties", "required", "items", "anyOf", "additionalProperties"],
  ...["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"]
]
const words = ["description", "examples", "default", "x-instead-of"]

const keywordsOf = (schema: Changed): ReadonlyArray<string> =>
  typeof schema !== "object"
    ? []
    : [
        ...Object.keys(schema),
        ...Object.values(schema.properties ?? {}).flatMap(keywordsOf),
        ...[schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])].flatMap(keywordsOf)
      ]

describe("what is compared", () => {
  // Falls with `const`, `oneOf`, `allOf`, `multipleOf`, `not` and whatever else would change unseen.
  it("is every keyword that the schemas of the document have", () => {
    const keywords = new Set<string>()
    // Schemas stand under `schema` and among the components; their own keys are walked above, values not at all.
    JSON.stringify({ ...whole, components: {} }, (key, value) => {
      if (key === "schema") for (const one of keywordsOf(value)) keywords.add(one)
      return value
    })
    for (const one of Object.values(whole.components.schemas).flatMap(keywordsOf)) keywords.add(one)
    assert.includeMembers([...compared, ...words], [...keywords])
    assert.includeMembers([...keywords], ["$ref", "anyOf", "additionalProperties", "maxItems"])
  })

  it("is no server but the host itself", () => {
    assert.deepStrictEqual(JSON.parse(json).servers, [{ url: "/", description: "This host" }])
  })
})

describe("changes of the contract", () => {
  it("are none where nothing changes", () => {
    const copy = (): Contract => JSON.parse(JSON.stringify(whole))
    assert.deepStrictEqual(breakingChanges(copy(), copy()), [])
  })

  it("of operations: one that is gone or has another name is a loss, a new one is none", () => {
    const gone = seen(({ paths }) => delete paths[booking].get)
    assert.deepStrictEqual(gone, { forth: [`GET ${booking} bookings.listMenteeBookings: is gone`], back: [] })
    const { forth } = seen(({ paths }) => {
      paths[booking].get.operationId = "bookings.all"
    })
    assert.deepStrictEqual(forth, [`GET ${booking} bookings.listMenteeBookings: is called bookings.all now`])
  })

  it("of fields that are read: gone and no longer sure are losses, new ones are none", () => {
    const name = `POST ${booking}/{id}/cancel bookings.cancelMenteeBooking: 200.data.cancellation`
    const gone = seen(({ components }) => {
      delete components.schemas.Cancellation.properties.kept
      components.schemas.Cancellation.required = components.schemas.Cancellation.required.filter(
        (one: string) => one !== "kept"
      )
    })
    assert.include(gone.forth, `${name}.kept is gone`)
    assert.deepStrictEqual(gone.back, [])
    const { forth } = seen(({ components }) => components.schemas.Cancellation.required.shift())
    assert.include(forth, `${name}.isPreview may be missing now`)
  })

  it("of access: another token is a loss, none is none", () => {
    const { back, forth } = seen(({ paths }) => {
      paths["/api/v1/register"].post.security = [{ bearer: [] }]
    })
    assert.deepStrictEqual(forth, ["POST /api/v1/register identity.register: asks for bearer now"])
    assert.deepStrictEqual(back, [])
    const other = seen(({ paths }) => {
      paths[booking].get.security = [{ pendingToken: [] }]
    })
    assert.deepStrictEqual(other.forth, [`GET ${booking} bookings.listMenteeBookings: asks for pendingToken now`])
  })

  it("of headers that are answered: one that is gone is a loss", () => {
    const { back, forth } = seen(({ paths }) => {
      delete paths[booking].get.responses[400].headers["X-Error-Code"]
    })
    assert.include(forth, `GET ${booking} bookings.listMenteeBookings: 400 header X-Error-Code is gone`)
    assert.deepStrictEqual(back, [])
  })

  /** The answer's data as it was, and as it is in the changed document. */
  const ofData = (was: object, is: object) => {
    const put = (schema: object) => {
      const changed: Changed = contract()
      changed.components.schemas.Cancellation.properties.probe = schema
      return changed
    }
    const name = `POST ${booking}/{id}/cancel bookings.cancelMenteeBooking: 200.data.cancellation.`
    return breakingChanges(put(was), put(is)).flatMap((one) => (one.startsWith(name) ? [one.slice(name.length)] : []))
  }
  const object = (...names: ReadonlyArray<string>) => ({
    type: "object",
    required: names,
    properties: Object.fromEntries(names.map((one) => [one, { type: "string" }]))
  })

  it("of unions, maps and arrays that are read", () => {
    const [both, single] = [{ anyOf: [object("x", "y"), object("x")] }, object("x", "y")]
    assert.deepStrictEqual(ofData(single, both), ["probe.y is gone"])
    assert.deepStrictEqual(ofData(both, single), [])
    const map = (value: unknown) => ({ type: "object", additionalProperties: value })
    assert.deepStrictEqual(ofData(map({ type: "integer" }), map(true)), ["probe{} may be anything now"])
    assert.deepStrictEqual(ofData(map(true), map({ type: "integer" })), [])
    const list = (items?: object) => ({ type: "array", ...(items !== undefined && { items }) })
    assert.deepStrictEqual(ofData(list({ type: "string" }), list()), ["probe[] may be anything now"])
    assert.deepStrictEqual(ofData(list(), list({ type: "string" })), [])
    assert.deepStrictEqual(ofData({ type: "string" }, { type: "string", format: "uuid" }), [])
  })

  /** The same of a field that a body may have. */
  const ofBody = (was: object, is: object) => {
    const put = (schema: object) => {
      const changed: Changed = contract()
      changed.components.schemas.BookingsCreateBookingBody.properties.probe = schema
      return changed
    }
    const name = `POST ${booking} bookings.createBooking: body.`
    return breakingChanges(put(was), put(is)).flatMap((one) => (one.startsWith(name) ? [one.slice(name.length)] : []))
  }

  it("of what is sent: what was taken has to be taken still", () => {
    const map = (value: unknown) => ({ type: "object", additionalProperties: value })
    assert.deepStrictEqual(ofBody(map(true), map(false)), ["probe{} is taken no longer"])
    assert.deepStrictEqual(ofBody(map(true), map({ type: "integer" })), ["probe{} takes anything no longer"])
    assert.deepStrictEqual(ofBody(map({ type: "integer" }), map(true)), [])
    assert.deepStrictEqual(ofBody({ type: "integer" }, { type: "number" }), [])
    assert.deepStrictEqual(ofBody({ type: "number" }, { type: "integer" }), ["probe takes number no longer"])
    assert.deepStrictEqual(ofBody({ type: "string", format: "uuid" }, { type: "string" }), [])
    const uuid = { type: "string", format: "uuid" }
    assert.deepStrictEqual(ofBody({ type: "string" }, uuid), ["probe takes string no longer"])
    // A bound beside another format is told too.
    assert.deepStrictEqual(ofBody({ type: "string" }, { ...uuid, maxLength: 3 }), [
      "probe takes string no longer",
      "probe maxLength is 3, it was free"
    ])
  })

  it("of values: null among them, bounds that all of them keep, words beside a reference", () => {
    const withNull = { type: ["string", "null"], enum: ["a", "b", null] }
    assert.deepStrictEqual(ofBody(withNull, { ...withNull, enum: ["a", "b"] }), ["probe takes null no longer"])
    const values = { type: "string", enum: ["a", "b"] }
    assert.deepStrictEqual(ofBody(values, { ...values, maxLength: 1, minLength: 0, pattern: "^[ab]$" }), [])
    assert.deepStrictEqual(ofBody(values, { ...values, pattern: "^a$" }), ["probe has another pattern"])
    const referred = { $ref: "#/components/schemas/Money" }
    assert.deepStrictEqual(ofBody(referred, { ...referred, description: "Other words." }), [])
    assert.deepStrictEqual(ofBody(referred, { ...referred, required: ["minor", "major", "probed"] }), [
      "probe.probed is required now"
    ])
  })

  it("of redirections: one that is gone is a loss, as a success is", () => {
    const redirect = (document: Changed) => {
      document.paths[booking].get.responses[302] = { description: "Elsewhere.", headers: {} }
    }
    assert.deepStrictEqual(seen(redirect), {
      forth: [],
      back: [`GET ${booking} bookings.listMenteeBookings: 302 is gone`]
    })
  })

  it("of failures: one of several that is gone is for clients to live with", () => {
    const { forth } = seen(({ paths }) => {
      const { schema } = paths[booking].post.responses[422].content["application/json"]
      schema.anyOf = schema.anyOf.slice(1)
    })
    assert.deepStrictEqual(forth, [])
  })

  it("of kinds within others: an integer is a number, a UUID a text", () => {
    const ofAnswer = (type: string) => (changed: Changed) => {
      changed.components.schemas.Money.properties.minor.type = type
    }
    const wider = seen(ofAnswer("number"))
    assert.isNotEmpty(wider.forth)
    for (const one of wider.forth) assert.match(one, /\.minor may be number now$/)
    assert.deepStrictEqual(wider.back, [])
  })

  it("of types that are read: a wider one is a loss, a narrower one is none", () => {
    const wider = seen(({ components }) => {
      components.schemas.Money.properties.minor.type = ["integer", "null"]
    })
    assert.isNotEmpty(wider.forth)
    for (const one of wider.forth) assert.match(one, /\.minor may be null now$/, one)
    assert.deepStrictEqual(wider.back, [])
    const other = seen(({ components }) => {
      components.schemas.Money.properties.major.type = "number"
    })
    assert.isNotEmpty(other.forth)
    for (const one of other.forth) assert.match(one, /\.major may be number now$/)
  })

  // Falls where values of maps are not looked at.
  it("of maps: another type of their values is a loss", () => {
    const { forth } = seen(({ components }) => {
      components.schemas.InvalidInput.properties.data.additionalProperties.items.type = "number"
    })
    assert.isNotEmpty(forth)
    for (const one of forth) assert.match(one, /422\.data\{\}\[\] may be number now$/)
  })

  it("of what is sent: a narrower body is a loss, a wider one is none", () => {
    const body = "BookingsCreateBookingBody"
    const name = `POST ${booking} bookings.createBooking: body`
    const changes: ReadonlyArray<readonly [string, (schema: Changed) => void]> = [
      [`${name}.note is gone`, ({ properties }) => delete properties.note],
      [`${name}.note is required now`, (schema) => schema.required.push("note")],
      [`${name}.note maxLength is 5, it was 2000`, ({ properties }) => (properties.note.maxLength = 5)],
      [`${name}.note takes null no longer`, ({ properties }) => (properties.note.type = "string")]
    ]
    for (const [expected, change] of changes) {
      const { back, forth } = seen(({ components }) => change(components.schemas[body]))
      assert.deepStrictEqual([forth, back], [[expected], []])
    }
  })

  it("of parameters: gone, required and narrower ones are losses", () => {
    const listed = (change: (list: Changed) => void) => seen(({ paths }) => change(paths[booking].get.parameters)).forth
    const name = `GET ${booking} bookings.listMenteeBookings: query`
    const at = (list: Changed, field: string) => list.find((one: Changed) => one.name === field)
    assert.deepStrictEqual(
      listed((list) => list.splice(list.indexOf(at(list, "mentor_id")), 1)),
      [`${name} mentor_id is gone`]
    )
    assert.deepStrictEqual(
      listed((list) => (at(list, "sort").required = true)),
      [`${name} sort is required now`]
    )
    assert.deepStrictEqual(
      listed((list) => at(list, "sort").schema.enum.shift()),
      [`${name} sort takes starts_at no longer`]
    )
    const added = seen(({ paths }) => paths[booking].get.parameters.push({ name: "q", in: "query", schema: {} }))
    assert.deepStrictEqual(added.forth, [])
  })

  it("of answers: a success or a type of it that is gone is a loss, a new failure is none", () => {
    const { back, forth } = seen(({ paths }) => {
      const { responses } = paths[booking].post
      responses["299"] = responses["201"]
      delete responses["201"]
    })
    assert.deepStrictEqual(forth, [`POST ${booking} bookings.createBooking: 201 is gone`])
    assert.deepStrictEqual(back, [`POST ${booking} bookings.createBooking: 299 is gone`])
    const fewer = seen(({ paths }) => delete paths[booking].post.responses["409"])
    assert.deepStrictEqual([fewer.forth, fewer.back], [[], []])
  })
})
