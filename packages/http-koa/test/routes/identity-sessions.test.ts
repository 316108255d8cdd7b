/** Where somebody is signed in, as clients see it. */
import { sessionsPerAccount } from "@mentorkit/core/identity"
import { Settings } from "@mentorkit/core/kernel/ports"
import { password } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { useAccounts } from "../support/accounts.js"
import { refusal } from "../support/answers.js"

const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36"
const idOf = (token: string) => token.split("|")[0] ?? ""

describe("sessions", () => {
  const { fetch, me, newMember, newToken, run, send } = useAccounts()

  const list = async (token: string) =>
    (await send("GET", "/sessions", undefined, token)).body.data.sessions as ReadonlyArray<{
      readonly id: string
      readonly is_current: boolean
    }>
  const revoke = (id: string, token: string) => send("DELETE", `/sessions/${id}`, undefined, token)
  const signIn = async (email: string) => {
    const answer = await fetch("POST", "/login", { body: { email, password }, headers: { "user-agent": windows } })
    return ((await answer.json()) as { data: { token: string } }).data.token
  }

  it("are the account's sign-ins that are alive, and say which one asks", async () => {
    const [member, other] = [await newMember(), await newMember()]
    await newToken(member.userId, "pending")
    const token = await signIn(member.email)
    const { body, status } = await send("GET", "/sessions", undefined, token)
    assert.strictEqual(status, 200)
    assert.deepInclude(body, { status: "success", message: "Sessions retrieved." })
    assert.deepStrictEqual(Object.keys(body.data), ["sessions"])
    const [first, second, ...more] = body.data.sessions
    assert.isEmpty(more)
    assert.deepStrictEqual(
      { ...first, created_at: null, last_used_at: null },
      {
        id: idOf(token),
        device_name: "Chrome on Windows",
        ip_address: "127.0.0.1",
        last_used_at: null,
        is_current: true,
        created_at: null
      }
    )
    assert.match(first.last_used_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/)
    assert.deepInclude(second, {
      id: idOf(member.token),
      device_name: "Unknown device",
      ip_address: null,
      is_current: false
    })
    assert.notInclude(JSON.stringify(body), token.split("|")[1] ?? "?")
    assert.deepStrictEqual(
      (await list(other.token)).map(({ id }) => id),
      [idOf(other.token)]
    )
  })

  // Falls if a session is found by its id alone.
  it("end when their owner says so, the current one too, and no stranger can end them", async () => {
    const [member, other] = [await newMember(), await newMember()]
    const [elsewhere, pending] = [await newToken(member.userId), await newToken(member.userId, "pending")]
    const unknown = { status: 404, code: "SessionNotFound", body: refusal("Session not found.") }
    for (const id of [idOf(elsewhere), crypto.randomUUID(), "nonsense"]) {
      assert.deepStrictEqual(await revoke(id, other.token), unknown)
    }
    assert.deepStrictEqual(await revoke(idOf(pending), member.token), unknown)
    assert.strictEqual(await me(elsewhere), 200)
    assert.deepInclude(await revoke(idOf(elsewhere), member.token), {
      status: 200,
      body: { status: "success", message: "Session revoked.", data: {} }
    })
    assert.deepStrictEqual([await me(elsewhere), await me(member.token)], [401, 200])
    assert.deepStrictEqual(await revoke(idOf(elsewhere), member.token), unknown)
    assert.strictEqual((await revoke(idOf(member.token), member.token)).status, 200)
    assert.strictEqual(await me(member.token), 401)
  })

  it("are shown to nobody but full tokens", async () => {
    const { token, userId } = await newMember()
    const pending = await newToken(userId, "pending")
    for (const [method, path] of [
      ["GET", "/sessions"],
      ["DELETE", `/sessions/${idOf(token)}`]
    ] as const) {
      assert.strictEqual((await send(method, path)).status, 401)
      assert.strictEqual((await send(method, path, undefined, pending)).status, 403)
      assert.strictEqual((await send(method, `${path}?token=${encodeURIComponent(token)}`)).status, 401)
    }
  })

  // Falls without `revokeLeastRecentlyUsed`.
  it("are only so many: one more ends the one that was used least recently", async () => {
    const { email, token } = await newMember()
    assert.strictEqual(sessionsPerAccount.default, 50)
    const set = (value: number) => run(Effect.flatMap(Settings, (settings) => settings.set(sessionsPerAccount, value)))
    await set(3)
    const [second, third] = [await signIn(email), await signIn(email)]
    const fourth = await signIn(email)
    assert.deepStrictEqual([await me(token), await me(second), await me(third), await me(fourth)], [401, 200, 200, 200])
    await set(50)
  })
})
