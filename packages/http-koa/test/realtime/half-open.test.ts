/** Connections whose other end has gone without a word, as behind a cable that was pulled. */

import { SqlClient } from "@effect/sql"
import { threadChannel } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { tcpProxyTo } from "@mentorkit/test-kit/network/tcp-proxy"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Layer, Scope } from "effect"
import { assert, describe, it } from "vitest"
import { WebSocket } from "ws"
import { openSocket } from "../support/realtime.js"
import { newThreads } from "../support/realtime-hosts.js"
import { withServer } from "../support/realtime-server.js"

const memberOf = (userId: UserId) => ({
  user_id: userId,
  user_info: { name: "Ada Lovelace", username: `ada-${userId}`, avatar_url: null }
})

describe("a half-open connection", () => {
  const threads = newThreads()
  const engine = Layer.merge(pglite, threads.layer)
  const limits = { pingAfterMillis: 200, silentAfterMillis: 2_000, checkEveryMillis: 50 }

  // Falls without the check of silence: no end of the connection comes, neither to us nor to the client.
  it("is dropped, its person leaves the conversation, and nobody else notices", async () => {
    const scope = Effect.runSync(Scope.make())
    const server = withServer(
      limits,
      async ({ baseUrl, openSockets, publish, run, subscribe }) => {
        const [ada, bo] = [(await run(newUser())).userId, (await run(newUser())).userId]
        const channel = threadChannel(threads.open(ada, bo))
        const cable = await Effect.runPromise(Scope.extend(tcpProxyTo(baseUrl), scope))
        const [dead, other] = [await openSocket(new URL(cable.url).origin), await openSocket(baseUrl)]
        await subscribe(other, channel, memberOf(bo))
        await subscribe(dead, channel, memberOf(ada))
        cable.hold()

        const left = await other.next("pusher_internal:member_removed")
        assert.deepStrictEqual(left.data, { user_id: ada })
        await until("the end of its socket", async () => ((await openSockets()) === 1 ? true : undefined))
        const rows = await run(
          Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select user_id from presences where channel = ${channel}`)
        )
        assert.deepStrictEqual(rows, [{ userId: bo }])
        await publish({ channel, event: "tick", data: 1 })
        await other.next("tick")
        assert.lengthOf(
          other.messages.filter(({ event }) => event === "pusher:connection_established"),
          1
        )
        // It was not told: what it was sent waits in the cable.
        assert.deepStrictEqual([dead.socket.readyState, dead.messages.length], [WebSocket.OPEN, 2])
        cable.release()
        assert.include([1006, 4201], (await dead.closed).code)
        other.socket.close()
      },
      engine
    )
    await server.finally(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  })

  // Falls where it is left to `ws`: half a minute each.
  it("that does not answer our goodbye keeps its socket for some seconds only", async () => {
    await withServer({ ...limits, longestLifeMillis: 100 }, async ({ baseUrl, openSockets }) => {
      const client = await openSocket(baseUrl)
      client.socket.pause()
      await until("the end of its socket", async () => ((await openSockets()) === 0 ? true : undefined))
      client.socket.resume()
      assert.strictEqual((await client.closed).code, 4200)
    })
  })
})
