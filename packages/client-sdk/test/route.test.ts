import { assert, describe, it } from "vitest"
import { caller } from "../src/call.js"
import { partsOf, type Route, toFormData } from "../src/route.js"

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

describe("toFormData", () => {
  it("carries files, lists and fields, and no null", async () => {
    const file = new File(["%PDF-"], "id.pdf", { type: "application/pdf" })
    const form = toFormData({ document_type: "passport", documents: [file], pages: [1, 2], note: null })
    assert.deepStrictEqual([...form.keys()], ["document_type", "documents[]", "pages[]", "pages[]"])
    assert.strictEqual(form.get("document_type"), "passport")
    const sent = form.get("documents[]")
    assert.isTrue(sent instanceof File && sent.name === "id.pdf")
  })
})
