/** Passkeys by the client in a real browser, with the authenticator that browsers have for tests. */
import type { Server } from "node:http"
import { unwrap } from "@mentorkit/client"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { Effect, Exit, Scope } from "effect"
import type { CDPSession, Page } from "playwright-core"
import { afterAll, assert, beforeAll, it } from "vitest"
import { describeInChromium } from "../support/chromium.js"
import { bundleOf, callsOf, frontServer, listen } from "../support/front-ends.js"
import { newMember } from "../support/market.js"
import type { PasskeyPage } from "./passkey-page.js"

describeInChromium("passkeys in a real browser", (browser) => {
  let scope: Scope.CloseableScope
  let front: Server
  let host: TestHost
  let page: Page
  let devtools: CDPSession
  let authenticatorId: string

  beforeAll(async () => {
    front = frontServer(await bundleOf(new URL("passkey-page.ts", import.meta.url)))
    const origin = `http://localhost:${await listen(front)}`
    scope = await Effect.runPromise(Scope.make())
    host = await newHost("PGlite", scope, {
      corsOrigins: [origin],
      passkeys: { rpId: "localhost", rpName: "Mentorkit", origins: [origin] }
    })
    page = await browser().newPage()
    devtools = await page.context().newCDPSession(page)
    await devtools.send("WebAuthn.enable")
    const added = await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true
      }
    })
    authenticatorId = added.authenticatorId
    await page.goto(origin)
  })
  afterAll(async () => {
    await page?.close()
    front.closeAllConnections()
    front.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  const inPage = callsOf<PasskeyPage>(() => page, "passkeyPage")

  const credentials = async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials

  it("are made, sign in, and stop where their copy turns up", async () => {
    const { baseUrl } = host
    const member = await newMember(host, "Ada Browser")
    assert.isTrue(await inPage("isSupported"))
    const mine = { baseUrl, token: member.token }
    assert.deepStrictEqual(await inPage("register", mine, "My laptop"), { code: "ok", name: "My laptop" })
    const [credential] = await credentials()
    assert.deepInclude(credential, { isResidentCredential: true, rpId: "localhost" })
    // The host has told the browser which passkeys there are.
    assert.strictEqual((await inPage("register", mine)).code, "CeremonyFailed InvalidStateError")

    for (const _ of [1, 2]) {
      const { code, token } = await inPage("signIn", { baseUrl })
      assert.strictEqual(code, "ok")
      const { user } = unwrap(await host.clientOf(token).identity.getMe())
      assert.strictEqual(user.email, member.email)
    }

    await host.advance(60 * 60)
    assert.strictEqual((await inPage("register", mine)).code, "FreshSignInRequired")
    assert.strictEqual(await inPage("confirm", mine), "ok")
    assert.strictEqual((await inPage("register", mine)).code, "CeremonyFailed InvalidStateError")

    assert.strictEqual(await inPage("leave", { baseUrl }), "Aborted AbortError")
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false })
    assert.strictEqual((await inPage("signIn", { baseUrl })).code, "CeremonyFailed NotAllowedError")
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true })

    const copied = (await credentials())[0] ?? assert.fail("no credential")
    await devtools.send("WebAuthn.clearCredentials", { authenticatorId })
    await devtools.send("WebAuthn.addCredential", { authenticatorId, credential: { ...copied, signCount: 0 } })
    assert.strictEqual((await inPage("signIn", { baseUrl })).code, "PasskeySignInRefused")
  })
})
