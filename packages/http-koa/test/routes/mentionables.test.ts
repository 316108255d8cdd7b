/** People to mention over HTTP: those nearest first, as the caller stands to them. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { type Member, newMember } from "../support/market.js"

describe("people to mention over HTTP", () => {
  const host = useHost("PGlite")
  let me: Member
  let connected: Member
  let followed: Member
  let stranger: Member

  const idOf = async ({ client }: Member) => unwrap(await client.identity.getMe()).user.id
  const named = async (q?: string) => {
    const { users } = unwrap(await me.client.mentions.listMentionables(q === undefined ? {} : { q }))
    return users.map(({ name }) => name)
  }

  beforeAll(async () => {
    me = await newMember(host(), "Zora Own")
    connected = await newMember(host(), "Ida Zorn")
    followed = await newMember(host(), "Zoran Friis")
    stranger = await newMember(host(), "Zora Acar")
    unwrap(await me.client.connections.follow({ user_id: await idOf(followed) }))
    unwrap(await me.client.connections.requestConnection({ user_id: await idOf(connected) }))
    unwrap(await connected.client.connections.requestConnection({ user_id: await idOf(me) }))
  })

  it("come by how names begin, connections before those whom one follows, before others", async () => {
    assert.deepStrictEqual(await named("@zor"), ["Ida Zorn", "Zoran Friis", "Zora Acar"])
    assert.deepStrictEqual(await named("ZORA"), ["Zoran Friis", "Zora Acar"])
    assert.deepStrictEqual(await named(), ["Ida Zorn"])
    assert.deepStrictEqual(await named("@"), ["Ida Zorn"])
    assert.deepStrictEqual(await named("nobody is called so"), [])
    const [first] = unwrap(await me.client.mentions.listMentionables({ q: "ida", surface: "feed" })).users
    assert.deepInclude(first, { connection_status: "connected", is_connected: true, avatar_url: null })
  })

  it("leave out whom a block parts from one, from either side", async () => {
    const myId = await idOf(me)
    unwrap(await stranger.client.connections.blockUser({ user_id: myId }))
    assert.deepStrictEqual(await named("zora"), ["Zoran Friis"])
    unwrap(await stranger.client.connections.unblockUser({ user_id: myId }))
    assert.deepStrictEqual(await named("zora"), ["Zoran Friis", "Zora Acar"])
  })

  it("are asked for on surfaces that there are", async () => {
    const ask = (query: string) =>
      fetch(`${host().baseUrl}/api/v1/mentionables?${query}`, { headers: { authorization: `Bearer ${me.token}` } })
    const community = `surface=${encodeURIComponent(`community:${crypto.randomUUID()}`)}`
    assert.deepStrictEqual(
      await Promise.all(
        ["surface=feed", "surface=", community, "surface=feeds", `q=${"x".repeat(101)}`].map(
          async (query) => (await ask(query)).status
        )
      ),
      [200, 200, 422, 422, 422]
    )
  })
})
