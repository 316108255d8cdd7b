/** Fields that come in cookies, and one that leaves as one. */
import { afterAll, assert, beforeAll, it } from "vitest"
import { endpoints, newKit } from "../support/demo-domain.js"
import { type Host, serve } from "../support/mounted-server.js"

const kit = newKit()
let host: Host
let plain: Host
beforeAll(async () => {
  host = await serve(kit, endpoints, { allowedOrigins: ["https://app.test"] })
  plain = await serve(kit, endpoints, { origin: "http://localhost:3000" })
})
afterAll(() => {
  host.close()
  plain.close()
})

const dataOf = async (answer: Response) => ((await answer.json()) as { data: unknown }).data

it("a field leaves as a cookie that no script reads and no other site sends, and not in the body", async () => {
  const answer = await host.fetch("GET", "/remember/one")
  assert.deepStrictEqual(answer.headers.getSetCookie(), [
    "demo_secret=of-one; Path=/api/v1/remember; Max-Age=600; HttpOnly; SameSite=Lax; Secure"
  ])
  assert.strictEqual(answer.headers.get("cache-control"), "no-store")
  assert.deepStrictEqual(await dataOf(answer), { seen: null })
  // Browsers keep no secure cookie of a host without HTTPS.
  const local = await plain.fetch("GET", "/remember/one")
  assert.notInclude(local.headers.getSetCookie()[0], "Secure")
})

it("null leaves no cookie, and what fits none is our fault", async () => {
  const none = await host.fetch("GET", "/remember/none")
  assert.deepStrictEqual(none.headers.getSetCookie(), [])
  assert.deepStrictEqual(await dataOf(none), { seen: null })
  const unfit = await host.fetch("GET", "/remember/unfit")
  assert.deepStrictEqual([unfit.status, unfit.headers.getSetCookie()], [500, []])
  assert.match(host.reported.at(-1)?.message ?? "", /secret fits no cookie/)
})

it("a field comes in its cookie and from nowhere else", async () => {
  const from = (cookie: string, query = "") =>
    host.fetch("GET", `/remember/one${query}`, { headers: { cookie } }).then(async (answer) => ({
      status: answer.status,
      data: await dataOf(answer)
    }))
  const seen = (value: string | null) => ({ status: 200, data: { seen: value } })
  assert.deepStrictEqual(await from("a=b; demo_secret=mine; c=d"), seen("mine"))
  assert.deepStrictEqual(await from('demo_secret="quoted"'), seen("quoted"))
  for (const cookie of ["", "demo_secret=", "xdemo_secret=mine", "demo_secretx=mine", "Demo_Secret=mine", ";;=;"]) {
    assert.deepStrictEqual(await from(cookie), seen(null), cookie)
  }
  assert.deepStrictEqual(await from("", "?secret=forged"), {
    status: 422,
    data: { secret: ["The secret field is prohibited."] }
  })
})

it("goes to pages of allowed origins together with their credentials", async () => {
  const allowed = await host.fetch("GET", "/remember/one", { headers: { origin: "https://app.test" } })
  assert.strictEqual(allowed.headers.get("access-control-allow-origin"), "https://app.test")
  assert.strictEqual(allowed.headers.get("access-control-allow-credentials"), "true")
  const other = await host.fetch("GET", "/remember/one", { headers: { origin: "https://evil.test" } })
  assert.isNull(other.headers.get("access-control-allow-origin"))
})
