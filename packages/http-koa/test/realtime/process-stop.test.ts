/** SIGTERM for a host in a process of its own, with a thousand websockets and a request under way. */
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { startHostProcess } from "@mentorkit/test-kit/hosts/host-process"
import { lockTables, someoneWaitsFor } from "@mentorkit/test-kit/waiting/locks"
import { Effect, Exit, Layer, Scope } from "effect"
import { assert, describe, it, onTestFinished } from "vitest"
import { openSocket } from "../support/realtime.js"

const settings = {
  NODE_ENV: "test",
  DEMO_MARKET: "off",
  APP_SECRET: "the secret of hosts under test, long",
  REALTIME_CONNECTIONS_PER_ADDRESS: "2000",
  REALTIME_OPENINGS_PER_ADDRESS: "2000",
  SHUTDOWN_SECONDS: "20"
}

describe("a host's process that is told to stop", () => {
  // Falls where connections are not told, and the stop then waits for them, or where it does not wait for the answer.
  it("tells a thousand connections, answers what it was asked, and ends in time", async () => {
    const scope = Effect.runSync(Scope.make())
    onTestFinished(() => Effect.runPromise(Scope.close(scope, Exit.void)))
    const ofTest = <A, E>(resource: Effect.Effect<A, E, Scope.Scope>) =>
      Effect.runPromise(Scope.extend(resource, scope))
    const databaseUrl = await ofTest(newPostgresUrl)
    const database = await ofTest(Layer.build(hostOn(databaseUrl, 4)))
    const host = startHostProcess({ ...settings, DATABASE_URL: databaseUrl })
    onTestFinished(host.kill)
    const url = await host.url
    const sockets: Array<Awaited<ReturnType<typeof openSocket>>> = []
    while (sockets.length < 1_000) {
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => openSocket(url)))))
    }

    const unlock = await ofTest(Effect.provide(lockTables("users"), database))
    const answer = fetch(`${url}/api/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "nobody@example.com", password: "a password for tests" })
    })
    await ofTest(Effect.provide(someoneWaitsFor("users"), database))
    host.stop()
    const codes = await Promise.all(sockets.map(({ closed }) => closed))
    assert.deepStrictEqual([...new Set(codes.map(({ code }) => code))], [4200])
    assert.isTrue(host.isRunning(), "a request is under way")
    await Effect.runPromise(unlock)
    assert.strictEqual((await answer).status, 401)
    assert.strictEqual(await host.exitCode(), 0, host.output())
  })
})
