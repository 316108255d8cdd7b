/** One address that sends all it can to a host in a process of its own, and what others notice of it: nothing. */
import { newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { startHostProcess } from "@mentorkit/test-kit/hosts/host-process"
import { Effect, Exit, Scope } from "effect"
import { assert, describe, it, onTestFinished } from "vitest"
import { closings } from "../../src/realtime/protocol.js"
import { openSocket } from "../support/realtime.js"

const settings = {
  NODE_ENV: "test",
  DEMO_MARKET: "off",
  APP_SECRET: "the secret of hosts under test, long",
  TRUSTED_PROXIES: "1",
  REALTIME_MESSAGES_PER_ADDRESS: "500"
}
const forged = {
  channel: "private-users.0198c5a0-0000-7000-8000-000000000001.notifications",
  auth: `mentorkit:${"0".repeat(64)}`
}

describe("an address that floods a host with forged subscriptions", () => {
  // Falls where each connection has a limit of its own only, which none of these reaches.
  it("is told to stop, and another one is served as before", async () => {
    const scope = Effect.runSync(Scope.make())
    onTestFinished(() => Effect.runPromise(Scope.close(scope, Exit.void)))
    const databaseUrl = await Effect.runPromise(Scope.extend(newPostgresUrl, scope))
    const host = startHostProcess({ ...settings, DATABASE_URL: databaseUrl })
    onTestFinished(host.kill)
    const url = await host.url
    const from = (address: string) => openSocket(url, undefined, { "x-forwarded-for": address })

    const other = await from("203.0.113.9")
    const flooders = await Promise.all(Array.from({ length: 40 }, () => from("198.51.100.7")))
    // Less than a connection may have waiting.
    for (const { send } of flooders) for (let n = 0; n < 140; n++) send("pusher:subscribe", forged)
    other.send("pusher:subscribe", forged)
    await other.next("pusher:subscription_error")

    const { code, reason } = await Promise.any(flooders.map(({ closed }) => closed))
    assert.deepStrictEqual([code, reason], [4100, closings.flooded[1]])
    const late = await from("203.0.113.9")
    for (const { next, send } of [other, late]) {
      send("pusher:ping", {})
      await next("pusher:pong")
    }
  })
})
