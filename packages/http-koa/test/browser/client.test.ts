/** The client in a real browser: a page of another origin, and everything that CORS may keep from its script. */
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { unwrap } from "@mentorkit/client"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Scope } from "effect"
import type { BrowserContext, Page, Route } from "playwright-core"
import { afterAll, afterEach, assert, beforeAll, beforeEach, it } from "vitest"
import { describeInChromium } from "../support/chromium.js"
import { bundleOf, callsOf, listen } from "../support/front-ends.js"
import { newMember, newOffer, type Offer } from "../support/market.js"
import type { FrontEnd } from "./front-end.js"

const html = '<!doctype html><title>A front end</title><script type="module" src="/app.js"></script>'

/** Serves the page; whatever is asked for under `/silent` gets no answer, which an event of that name tells. */
const frontServer = (script: string) => {
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/silent") === true) return server.emit("silent", response)
    const isScript = request.url === "/app.js"
    response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" })
    response.end(isScript ? script : html)
  })
  return server
}

const open = async (server: Server) => `http://127.0.0.1:${await listen(server)}`

describeInChromium("the client in a real browser", (browser) => {
  const servers: Array<Server> = []
  let scope: Scope.CloseableScope
  let host: TestHost
  let offer: Offer
  let front: Server
  let origin: string
  let foreignOrigin: string
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    const script = await bundleOf(new URL("front-end.ts", import.meta.url))
    front = frontServer(script)
    servers.push(front, frontServer(script))
    ;[origin, foreignOrigin] = [await open(front), await open(servers[1]!)]
    scope = await Effect.runPromise(Scope.make())
    host = await newHost("PGlite", scope, { corsOrigins: [origin] })
    offer = await newOffer(host)
  })
  afterAll(async () => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })
  beforeEach(async () => {
    context = await browser().newContext()
    page = await context.newPage()
    await page.goto(origin)
  })
  afterEach(() => context.close())

  const inPage = callsOf<FrontEnd>(() => page, "frontEnd")

  const guest = () => ({ baseUrl: host.baseUrl })
  const memberOf = async (name: string) => ({ baseUrl: host.baseUrl, token: (await newMember(host, name)).token })

  /** Slots of one seat that nobody has taken yet. */
  const freeSlots = (count: number): Promise<Array<string>> =>
    until("free slots", async () => {
      const { mentorId, sessionTypeId } = offer
      const input = { mentor_id: mentorId, session_type_id: sessionTypeId }
      const { slots } = unwrap(await host.clientOf().scheduling.listPublicSlots(input))
      const free = slots.filter((slot) => slot.is_selectable).map(({ id }) => id)
      return free.length < count ? undefined : free.slice(0, count)
    })

  const calls = async (look: (route: Route) => Promise<void>): Promise<() => number> => {
    let count = 0
    await page.route(`${host.baseUrl}/api/**`, async (route) => {
      count += 1
      await look(route)
    })
    return () => count
  }

  it("reads as a guest, signs in, and is a stranger again once signed out", async () => {
    assert.isAbove(Number(await inPage("sessionTypes", guest(), offer.mentorId)), 0)
    const wrong = await inPage("signIn", guest(), "mentee@demo.test", "not the password")
    assert.deepStrictEqual(wrong, { code: "InvalidCredentials", message: "Invalid credentials." })
    const { token } = await inPage("signIn", guest(), "mentee@demo.test", "demo-password-2026")
    assert.isString(token)
    assert.strictEqual(await inPage("signOut", { ...guest(), token: token ?? "" }), "Unauthenticated")
  })

  it("tells failures of one status apart, and all problems of an input", async () => {
    const [mine, theirs] = [await memberOf("Ada Holder"), await memberOf("Ben Late")]
    const slots = await freeSlots(1)
    const held = await inPage("hold", mine, slots)
    assert.match(String(held.attempt), /^[0-9a-f-]{36}$/)
    assert.match(String(held.requestId), /\S{8,}/)
    assert.deepStrictEqual(await inPage("hold", theirs, slots), { code: "SlotsUnavailable", gone: slots })
    const { code, problems } = await inPage("hold", theirs, [])
    assert.strictEqual(code, "InvalidInput")
    assert.hasAllKeys(problems, ["slot_ids"])
    assert.deepStrictEqual(await inPage("thrown", guest()), { code: "Unauthenticated", status: 401 })
  })

  it("walks through all pages of a list", async () => {
    const member = await memberOf("Cora Pager")
    const slots = await freeSlots(2)
    for (const slot of slots) await inPage("hold", member, [slot])
    const count = await calls((route) => route.continue())
    assert.sameMembers(await inPage("heldSlots", member), slots)
    assert.strictEqual(count(), 2)
  })

  it("holds once under one key, and again under another one", async () => {
    const member = await memberOf("Dana Twice")
    const slots = await freeSlots(1)
    const [first, again] = [await inPage("hold", member, slots, "k-1"), await inPage("hold", member, slots, "k-1")]
    assert.isString(first.attempt)
    assert.strictEqual(again.attempt, first.attempt)
    assert.notStrictEqual((await inPage("hold", member, slots, "k-2")).attempt, first.attempt)
  })

  it("asks again under the same key when an answer is lost on its way", async () => {
    const member = await memberOf("Eve Unlucky")
    const keys: Array<string | undefined> = []
    const attempts: Array<string> = []
    await calls(async (route) => {
      const response = await route.fetch()
      keys.push(route.request().headers()["idempotency-key"])
      attempts.push((await response.json()).data.booking_attempt_id)
      return keys.length === 1 ? route.abort("connectionreset") : route.fulfill({ response })
    })
    const held = await inPage("hold", member, await freeSlots(1))
    assert.lengthOf(keys, 2)
    assert.isString(keys[0])
    assert.strictEqual(keys[0], keys[1])
    assert.deepStrictEqual(attempts, [held.attempt, held.attempt])
  })

  it("comes back when the server asks for it, and not when it asks for more than a person waits", async () => {
    const busy = async (seconds: string) => {
      let isFirst = true
      const count = await calls(async (route) => {
        const response = await route.fetch()
        if (!isFirst) return route.fulfill({ response })
        isFirst = false
        const headers = { ...response.headers(), "x-error-code": "ServiceUnavailable", "retry-after": seconds }
        return route.fulfill({ response, status: 503, headers })
      })
      const outcome = await inPage("sessionTypes", guest(), offer.mentorId)
      await page.unrouteAll()
      return { outcome, count: count() }
    }
    const { count, outcome } = await busy("0")
    assert.isAbove(Number(outcome), 0)
    assert.strictEqual(count, 2)
    // Were the header hidden from the script, it would come back after a fifth of a second.
    assert.deepStrictEqual(await busy("60"), { outcome: "ServiceUnavailable", count: 1 })
  })

  it("ends a call that nobody waits for any more, on both sides", async () => {
    const asked = once(front, "silent")
    const waiting = inPage("wait", { baseUrl: `${origin}/silent` })
    const [answer] = await asked
    const closed = once(answer, "close")
    await inPage("end")
    assert.strictEqual(await waiting, "Aborted")
    await closed
    assert.strictEqual(await inPage("waitALittle", { baseUrl: `${origin}/silent` }), "Aborted")
  })

  it("answers a network failure where there is nobody", async () => {
    const gone = createServer()
    const baseUrl = await open(gone)
    gone.close()
    await once(gone, "close")
    assert.strictEqual(await inPage("sessionTypes", { baseUrl }, crypto.randomUUID()), "NetworkFailure")
  })

  it("is kept out where the page's origin is not listed", async () => {
    const member = await memberOf("Finn Foreign")
    const slots = await freeSlots(1)
    await page.goto(foreignOrigin)
    assert.strictEqual(await inPage("sessionTypes", guest(), offer.mentorId), "NetworkFailure")
    assert.deepStrictEqual(await inPage("hold", member, slots), { code: "NetworkFailure", status: 0 })
    await page.goto(origin)
    assert.deepStrictEqual(await inPage("heldSlots", member), [])
  })
})
