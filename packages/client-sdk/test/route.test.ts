import { assert, describe, it } from "vitest"
import { caller } from "../src/call.js"
import { checkPath, partsOf, type Route, type RouteOptions, toFormData } from "../src/route.js"

describe("a call", () => {
  // Falls where it is sent with every call: other hosts' preflights do not expect it.
  it("names the caller's connection where the route spares one", async () => {
    const sent: Array<string | null> = []
    const call = caller({
      baseUrl: "http://api.test",
      token: () => undefined,
      fetch: async ({ headers }) => {
        sent.push(headers.get("x-socket-id"))
        return Response.json({ status: "success", message: "Fine.", data: {} })
      },
      headers: {},
      retry: { retries: 0, longestPauseMs: 0 }
    })
    const route: Route = ["POST", "/announcements", { socket: 1 }]
    await call(route, {}, { socketId: "123.456" })
    await call(route, {}, { socketId: undefined })
    await call(["POST", "/announcements"], {}, { socketId: "123.456" })
    assert.deepStrictEqual(sent, ["123.456", null, null])
  })
})

describe("partsOf", () => {
  it("takes a field to where the route has it and leaves out what is undefined", () => {
    const input = { id: "1", name: "n", device: "d", nothing: undefined }
    assert.deepStrictEqual(partsOf(["PUT", "/things/{id}", { headers: { device: "X-Device" } }], input), {
      path: { id: "1" },
      query: {},
      headers: { "X-Device": "d" },
      body: { name: "n" }
    })
    assert.deepStrictEqual(partsOf(["POST", "/things/{id}", { query: ["device", "nothing"] }], input), {
      path: { id: "1" },
      query: { device: "d" },
      headers: {},
      body: { name: "n" }
    })
    assert.deepStrictEqual(partsOf(["DELETE", "/things/{id}"], input), {
      path: { id: "1" },
      query: { name: "n", device: "d" },
      headers: {},
      body: undefined
    })
  })
})

describe("checkPath", () => {
  const check = (input: Readonly<Record<string, unknown>>) => () =>
    checkPath("things.addPart", ["POST", "/things/{thing_id}/parts/{name}"], input)

  it("lets pass what has every field of the path", () => {
    for (const name of ["a", "...", ".a", "a/b", "%", 7]) check({ thing_id: "1", name, size: undefined })()
  })

  // Without it an empty id would be sent to the list, and two dots to the address above.
  it("names the first field without which the address is another one", () => {
    const message = "things.addPart needs `name`: it is part of the address."
    for (const name of [undefined, null, "", ".", "..", ["a"], { id: "a" }]) {
      assert.throws(check({ thing_id: "1", name }), TypeError, message)
    }
    assert.throws(check({ id: "1", name: "a" }), TypeError, "things.addPart needs `thing_id`")
  })
})

describe("toFormData", () => {
  it("carries files, lists and fields, and no null", async () => {
    const file = new File(["%PDF-"], "id.pdf", { type: "application/pdf" })
    const form = toFormData({ document_type: "passport", documents: [file], pages: [1, 2], note: null })
    assert.deepStrictEqual([...form.keys()], ["document_type", "documents[]", "pages[]", "pages[]"])
    assert.strictEqual(form.get("document_type"), "passport")
    const sent = form.get("documents[]")
    assert.isTrue(sent instanceof File && sent.name === "id.pdf")
  })

  it("says nested values by the names of their fields", () => {
    const form = toFormData({
      poll: { question: "Which?", options: ["a", "b"], closes_at: null },
      blocks: [{ type: "text" }, null, { type: "list", items: [1, true] }],
      nothing: undefined
    })
    assert.deepStrictEqual(
      [...form].map(([name, value]) => `${name}=${value}`),
      [
        "poll[question]=Which?",
        "poll[options][]=a",
        "poll[options][]=b",
        "blocks[0][type]=text",
        "blocks[1]=",
        "blocks[2][type]=list",
        "blocks[2][items][]=1",
        "blocks[2][items][]=true"
      ]
    )
  })
})

describe("a body that may be JSON or a form", () => {
  const typeOf = async (input: Readonly<Record<string, unknown>>, options: RouteOptions = { form: 2 }) => {
    let type: string | null = null
    const send = caller({
      baseUrl: "http://x.test",
      token: () => undefined,
      fetch: async (request) => {
        type = request.headers.get("content-type")
        return new Response('{"message":"","data":{}}')
      },
      headers: {},
      retry: { retries: 0, longestPauseMs: 0 }
    })
    assert.isTrue((await send(["POST", "/posts", options], input)).ok)
    return String(type).split(";")[0]
  }

  // Falls where a route's kind alone decides.
  it("is JSON where there is no file in it, and multipart where there is", async () => {
    const poll = { options: ["a", "b"] }
    assert.strictEqual(await typeOf({ poll }), "application/json")
    assert.strictEqual(await typeOf({ poll, attachments: [] }), "application/json")
    assert.strictEqual(await typeOf({ poll, attachments: [new Blob(["x"])] }), "multipart/form-data")
    assert.strictEqual(await typeOf({ thumbnail: new Blob(["x"]) }), "multipart/form-data")
    assert.strictEqual(await typeOf({ poll }, { form: 1 }), "multipart/form-data")
    assert.strictEqual(await typeOf({ thumbnail: new Blob(["x"]) }, {}), "application/json")
  })
})
