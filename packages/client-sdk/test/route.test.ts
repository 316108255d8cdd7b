import { assert, describe, it } from "vitest"
import { partsOf, toFormData } from "../src/route.js"

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
