/** More passwords at once than can be hashed in good time, such as a flood of sign-ins from many addresses brings. */

import { PasswordHasher } from "@mentorkit/core/identity/ports"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Redacted } from "effect"
import { assert, describe, it } from "vitest"

/** As many as the host takes, and more of them as soon as there is room. */
const flood = Effect.flatMap(PasswordHasher, ({ hash }) =>
  hash(Redacted.make("a guess of somebody's")).pipe(
    Effect.catchAllDefect(() => Effect.sleep("20 millis")),
    Effect.forever,
    Effect.replicateEffect(300, { concurrency: "unbounded", discard: true })
  )
)

describe("a host with more passwords to hash than it can", () => {
  const host = useHost("PGlite")

  // Falls without the limit of those who wait for a hash; with a 500 if the host does not know what the hasher dies of.
  it("turns sign-ins away and serves everybody else", async () => {
    const token = await host().signInAdmin()
    const ending = new AbortController()
    const flooding = host().hashing(flood, ending.signal)
    const login = () =>
      fetch(`${host().baseUrl}/api/v1/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@example.test`, password: "a guess of somebody's" })
      })
    // Somebody may slip into the one place that is free for a moment, and is told 401 in the end.
    const { headers, status } = await until("a sign-in that is turned away", async () => {
      const answer = await login()
      return answer.status === 401 ? undefined : answer
    })
    assert.deepStrictEqual([status, headers.get("x-error-code")], [503, "ServiceUnavailable"])
    assert.match(headers.get("retry-after") ?? "", /^[1-9]\d*$/)
    const me = await fetch(`${host().baseUrl}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })
    assert.strictEqual(me.status, 200)
    ending.abort()
    await flooding
    assert.strictEqual((await login()).status, 401)
  })
})
