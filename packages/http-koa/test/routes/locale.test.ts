/** In which language somebody is written to who has just come. */
import { memoryRateLimiter } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { applicant } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { identity as endpoints } from "../../src/routes/identity.js"
import { type Host, serve } from "../support/mounted-server.js"

describe("the language of a new account", () => {
  const { identity } = domains
  const kit = createMentorkit({
    domains: { identity },
    services: Layer.provideMerge(memoryRateLimiter, world(pglite))
  })
  let host: Host
  beforeAll(async () => {
    host = await serve(kit, endpoints)
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const localeOf = async (header: string, locale?: string) => {
    const body = { ...applicant(), locale }
    const registered = await host.send("POST", "/register", { body, headers: { "accept-language": header } })
    return registered.body.data.user.locale
  }

  it("is what the browser asks for first, unless it is said; English where neither is fit", async () => {
    assert.strictEqual(await localeOf("fr;q=0.1, pt-br;q=0.7"), "pt-BR")
    assert.strictEqual(await localeOf("de", "uk"), "uk")
    assert.strictEqual(await localeOf("*"), "en")
    assert.strictEqual(await localeOf(`de_AT;;, ${"x".repeat(2000)}`), "en")
  })
})
