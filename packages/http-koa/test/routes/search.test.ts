/** Search over HTTP: what it answers in its modes and tabs, and what it refuses. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { connect, newPoster, type Poster } from "../support/people-of-feed.js"

describe("search over HTTP", () => {
  const host = useHost("PGlite")
  let me: Poster
  let friend: Poster
  let stranger: Poster

  beforeAll(async () => {
    me = await newPoster(host(), "Quill Own")
    friend = await newPoster(host(), "Quillon Friis")
    stranger = await newPoster(host(), "Vera Quill")
    await connect(me, friend)
    unwrap(await stranger.client.profiles.updateProfile({ bio: "I like 100% proof_reading" }))
    const write = async ({ client }: Poster, body: string, visibility: "connections" | "public" = "public") =>
      unwrap(await client.feed.createPost({ body, visibility })).post.id
    await write(stranger, "A quillwort grows #Quills")
    await write(stranger, "A hidden quillwort", "connections")
    await write(friend, "My QUILLWORT is 100% green", "connections")
  })

  const search = async (input: Parameters<Poster["client"]["search"]["search"]>[0]) =>
    unwrap(await me.client.search.search(input))
  const refused = async (query: string) => {
    const answer = await fetch(`${host().baseUrl}/api/v1/search?${query}`, {
      headers: { authorization: `Bearer ${me.token}` }
    })
    const { data } = (await answer.json()) as { readonly data: unknown }
    return [answer.status, data]
  }

  it("looks in all tabs unless one is asked for, and leaves out the caller and what is not for their eyes", async () => {
    const found = await search({ q: " quillwort " })
    assert.deepInclude(found, { mode: "q", query: "quillwort", tab: null, is_partial: false })
    assert.deepStrictEqual(Object.keys(found.results).sort(), ["community", "course", "post", "user"])
    assert.deepStrictEqual(
      found.results.post?.map(({ body, is_seen }) => [body, is_seen]),
      [
        ["My QUILLWORT is 100% green", false],
        ["A quillwort grows #Quills", false]
      ]
    )
    const { results } = await search({ q: "quill", tab: "user" })
    assert.deepStrictEqual(Object.keys(results), ["user"])
    assert.deepStrictEqual(
      results.user?.map(({ connection_status, is_connected, name, role }) => [
        name,
        connection_status,
        is_connected,
        role
      ]),
      [
        ["Quillon Friis", "connected", true, "mentee"],
        ["Vera Quill", "none", false, "mentee"]
      ]
    )
    assert.deepStrictEqual(await search({ q: "quill", tab: "course", scope: "created" }), {
      ...{ mode: "q", query: "quill", tab: "course", results: { course: [] }, is_partial: false }
    })
  })

  it("takes signs of patterns as they are, and finds a bio", async () => {
    const names = async (q: string) => (await search({ q, tab: "user" })).results.user?.map(({ name }) => name)
    assert.deepStrictEqual(await names("100% proof_"), ["Vera Quill"])
    assert.deepStrictEqual(await names("100%proof"), [])
    assert.deepStrictEqual(await names("proof-reading"), [])
    assert.lengthOf((await search({ q: "100%", tab: "post" })).results.post ?? [], 1)
  })

  it("finds posts by exactly a hashtag, among posts alone", async () => {
    const found = await search({ h: "#QUILLS" })
    assert.deepInclude(found, { mode: "h", query: "#QUILLS", tab: null })
    assert.deepStrictEqual(Object.keys(found.results), ["post"])
    assert.lengthOf(found.results.post ?? [], 1)
    assert.lengthOf((await search({ h: "quill", tab: "post" })).results.post ?? [], 0)
  })

  it("says what it needs", async () => {
    const problem = (field: string, message: string) => [422, { [field]: [`The ${field} field ${message}`] }]
    assert.deepStrictEqual(await refused(""), problem("q", "is required when h is not present."))
    assert.deepStrictEqual(await refused("q=%20%20"), problem("q", "is required when h is not present."))
    assert.deepStrictEqual(await refused("q=%E2%80%8B"), problem("q", "is required."))
    assert.deepStrictEqual(await refused("q=a&h=b"), problem("q", "cannot be given beside h."))
    assert.deepStrictEqual(await refused("h=b&tab=user"), problem("tab", "must be post where h is given."))
    for (const [query, field] of [
      ["q=a&tab=posts", "tab"],
      ["q=a&limit=51", "limit"],
      ["q=a&limit=0", "limit"],
      ["q=a&sort=best", "sort"],
      ["q=a&scope=mine", "scope"],
      [`q=${"a".repeat(101)}`, "q"],
      [`h=${"a".repeat(101)}`, "h"],
      ["h=%23", "h"]
    ] as const) {
      const [status, data] = await refused(query)
      assert.deepStrictEqual([status, Object.keys(data as object)], [422, [field]], query)
    }
    assert.strictEqual((await fetch(`${host().baseUrl}/api/v1/search?q=a`)).status, 401)
    assert.strictEqual((await refused("q=a%00"))[0], 422)
  })
})
