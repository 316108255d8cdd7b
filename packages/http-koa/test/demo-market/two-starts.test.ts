/** Two hosts that start at the same time on one empty PostgreSQL, both told to make the demo market. */

import { newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newHost } from "@mentorkit/test-kit/hosts/host"
import { Effect, Exit, Redacted, Scope } from "effect"
import { afterAll, assert, it } from "vitest"

const scope = Effect.runSync(Scope.make())
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

// Shows two whole starts that get on. Whether both find the database empty is luck here, and sure in `seed-demo-market.test.ts`.
it("hosts that start at once with DEMO_MARKET=on both serve one market", async () => {
  const databaseUrl = Redacted.make(await Effect.runPromise(Scope.extend(newPostgresUrl, scope)))
  const start = () => newHost("PostgreSQL", scope, { databaseUrl, demoMarket: true })
  const hosts = await Promise.all([start(), start()])
  for (const host of hosts) assert.isNotEmpty(await host.signInAdmin())
  const [row] = (await hosts[0]?.sql((sql) => sql`select count(*)::int as people from users`)) ?? []
  assert.deepStrictEqual(row, { people: 18 })
})
