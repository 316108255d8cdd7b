/** `POST /api/broadcasting/auth`, as clients of all kinds ask it. */
import { randomUUID } from "node:crypto"
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { Redacted } from "effect"
import Pusher from "pusher"
import { assert, beforeAll, describe, it } from "vitest"
import { type Member, newMember } from "../support/market.js"
import { channelOf, idOf } from "../support/realtime-hosts.js"

const [key, secret] = ["a-key", "a secret that two back ends share"]

describe("the authorization of a channel", () => {
  const host = useHost("PGlite", {
    realtime: {
      key,
      secret: Redacted.make(secret),
      maxConnections: 100,
      maxConnectionsPerAddress: 100,
      maxOpeningsPerAddress: 1_000,
      maxMessagesPerAddress: 5_000
    }
  })
  let ada: Member
  let channel: string
  beforeAll(async () => {
    ada = await newMember(host(), "Ada One")
    channel = await channelOf(ada)
  })
  const ask = (body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(`${host().baseUrl}/api/broadcasting/auth`, {
      method: "POST",
      headers: { authorization: `Bearer ${ada.token}`, ...headers },
      body
    })
  const asJson = (fields: object, headers = {}) =>
    ask(JSON.stringify(fields), { "content-type": "application/json", ...headers })
  const wish = () => ({ socket_id: "12.34", channel_name: channel })

  it("answers JSON and forms with the bare object, which Pusher's own library signs alike", async () => {
    const { sessions } = unwrap(await ada.client.identity.listSessions())
    const data = { user_id: await idOf(ada), session_id: sessions[0]?.id }
    const library = new Pusher({ appId: "1", key, secret, cluster: "" })
    const expected = { ...library.authorizeChannel("12.34", channel, data as never) } as {
      auth: string
      channel_data: string
    }
    for (const body of [new URLSearchParams(wish()), JSON.stringify(wish())]) {
      const answer = await ask(body, typeof body === "string" ? { "content-type": "application/json" } : {})
      assert.deepStrictEqual([answer.status, await answer.json()], [200, expected])
    }
    assert.deepStrictEqual(unwrap(await ada.client.broadcasting.authorizeChannel(wish())), expected)
  })

  it("takes the name that document 3 has, and signs the one that frames go to", async () => {
    const [short, whole] = [channel.replace("private-", ""), channel]
    const answers = [short, whole].map((channel_name) => asJson({ ...wish(), channel_name }))
    const [one, other] = await Promise.all((await Promise.all(answers)).map((answer) => answer.json()))
    assert.deepStrictEqual(one, other)
  })

  it.each([
    ["another's", () => `private-users.${randomUUID()}.notifications`],
    ["no person's", () => "private-users.me.notifications"],
    ["of no kind", () => "private-orders"],
    ["public", () => "news"],
    ["a thread's that is not there", () => `presence-chat.${randomUUID()}`],
    ["one's own with more behind it", () => `${channel}.more`],
    ["one's own in capitals", () => channel.toUpperCase()],
    ["one's own with a space before it", () => ` ${channel}`],
    ["one's own with a line's end behind it", () => `${channel}\n`]
  ])("refuses a channel that is %s, in the envelope", async (_, name) => {
    const answer = await asJson({ ...wish(), channel_name: name() })
    assert.deepStrictEqual([answer.status, answer.headers.get("x-error-code")], [403, "ChannelForbidden"])
    assert.deepStrictEqual(await answer.json(), {
      status: "error",
      message: "You cannot listen to this channel.",
      data: {}
    })
  })

  it("refuses guests, and who owes a second factor", async () => {
    assert.strictEqual((await asJson(wish(), { authorization: "" })).status, 401)
    const { email, password } = await newMember(host(), "Bo Two")
    const login = unwrap(await host().clientOf().identity.login({ email, password }))
    assert.isTrue(login.requires_two_factor)
    const pending = { authorization: `Bearer ${login.token}` }
    assert.strictEqual((await asJson(wish(), pending)).status, 403)
  })

  it.each(["", "12", "12.34:x", "12.34 ", "a.b", "1".repeat(40), "12.34\n"])(
    "has no word for the socket %j",
    async (socket_id) => {
      assert.strictEqual((await asJson({ ...wish(), socket_id })).status, 422)
    }
  )
})
