/** Fields that come in the query although there is a body. */
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { endpoints, newKit } from "../support/demo-domain.js"
import { type Host, serve } from "../support/mounted-server.js"

let host: Host
beforeAll(async () => {
  host = await serve(newKit(), endpoints)
})
afterAll(() => host.close())

const order = (query: string, body?: unknown) => host.send("POST", `/orders/1${query}`, { body })
const invalid = (field: string, message: string) => ({
  status: 422,
  code: "InvalidInput",
  body: { status: "error", message, data: { [field]: [message] } }
})

describe("a field of the query beside a body", () => {
  it.each([
    ["?is_trial=true", true],
    ["?is_trial=1", true],
    ["?is_trial=false", false],
    ["?is_trial=0", false],
    ["?is_trial=", false],
    ["", false]
  ])("%s is read as %s, with a body and without", async (query, isTrial) => {
    const told = await order(query, { name: "Ada" })
    assert.deepStrictEqual([told.status, told.body.data], [200, { id: "1", name: "Ada", is_trial: isTrial }])
    const silent = await order(query)
    assert.deepStrictEqual([silent.status, silent.body.data], [200, { id: "1", name: null, is_trial: isTrial }])
  })

  // Falls where the query is not made what the input asks for.
  it.each(["yes", "TRUE", "2", "%20true", "null", "true&is_trial=true", "true&is_trial[]=false"])(
    "%s is no answer to it",
    async (text) =>
      assert.deepStrictEqual(
        await order(`?is_trial=${text}`, {}),
        invalid("is_trial", "The is trial field must be true or false.")
      )
  )

  // Falls where only the body's fields are looked for in other places.
  it("is prohibited in the body, as the body's are in the query", async () => {
    for (const body of [{ is_trial: true }, { is_trial: null }, { name: "Ada", is_trial: "no" }]) {
      assert.deepStrictEqual(await order("", body), invalid("is_trial", "The is trial field is prohibited."))
      assert.strictEqual((await order("?is_trial=true", body)).status, 422)
    }
    assert.deepStrictEqual(await order("?is_trial=true&name=Ada", {}), invalid("name", "The name field is prohibited."))
    assert.deepStrictEqual(await order("?id=2", {}), invalid("id", "The id field is prohibited."))
  })

  it("is not hidden by fields that nobody knows", async () => {
    const { body, status } = await order("?utm_source=mail&is_trial=true&__proto__=1", { name: "Ada", other: 1 })
    assert.deepStrictEqual([status, body.data], [200, { id: "1", name: "Ada", is_trial: true }])
  })
})
