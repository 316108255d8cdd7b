/** The ranked feed from outside: what stands in it, what was seen, and cursors that somebody has made up. */
import { type FeedListFeedData, unwrap } from "@mentorkit/client"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { codeOf, connect, newPoster, type Poster } from "../support/people-of-feed.js"

type Visibility = "connections" | "public"
type Query = Readonly<Record<string, string | number>>

/** Of a cursor: its order, the moment, the rules, the snapshot, the score, when the post was written, its id, the signature. */
type CursorTexts = ReadonlyArray<unknown>
const textsOf = (cursor: string): CursorTexts => JSON.parse(Buffer.from(cursor, "base64url").toString())
const written = (texts: CursorTexts): string => Buffer.from(JSON.stringify(texts)).toString("base64url")
const otherTexts = [
  ...["recent", "2030-01-01T00:00:00.000000Z", "{}", "1:1:", "1e-200", "2020-01-01T00:00:00.000000Z"],
  ...["01920000-0000-7000-8000-000000000001", "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"]
]

describe.each(hostEngines)("the ranked feed on %s", (engine) => {
  const host = useHost(engine)
  let cast: Record<"author" | "friend" | "hidden" | "reader", Poster> | undefined

  const setSettings = async (settings: Readonly<Record<string, number>>) => {
    const { admin } = host().clientOf(await host().signInAdmin())
    unwrap(await admin.updateSettings({ settings }))
  }
  beforeAll(async () => {
    await setSettings({ "feed.posts_per_minute": 1000, "feed.new_account_days": 0 })
    const [author, friend] = [await newPoster(host(), "Ada Frost"), await newPoster(host(), "Fay Moor")]
    const [hidden, reader] = [await newPoster(host(), "Hal Grimm"), await newPoster(host(), "Eve Blum")]
    await connect(friend, reader)
    unwrap(await reader.client.connections.blockUser({ user_id: hidden.id }))
    cast = { author, friend, hidden, reader }
  })

  const people = () => cast ?? assert.fail("nobody there")
  const post = async ({ client }: Poster, visibility: Visibility = "public") =>
    unwrap(await client.feed.createPost({ body: "A post.", visibility })).post.id
  const react = async ({ client }: Poster, post_id: string) =>
    unwrap(await client.feed.reactToPost({ post_id, type: "like" }))
  const seen = ({ client }: Poster, ...post_ids: ReadonlyArray<string>) =>
    client.feed.markSeen({ post_ids: [...post_ids] })
  const page = async ({ client }: Poster, input: Parameters<typeof client.feed.listFeed>[0] = {}) =>
    unwrap(await client.feed.listFeed({ per_page: 50, ...input })).posts
  const idsOf = ({ data }: { readonly data: ReadonlyArray<{ readonly id: string }> }) => data.map((one) => one.id)
  const ask = async (query: Query) => {
    const text = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
    )
    const headers = { authorization: `Bearer ${people().reader.token}` }
    const answer = await fetch(`${host().baseUrl}/api/v1/feed?${text}`, { headers })
    return { status: answer.status, body: (await answer.json()) as { readonly data: FeedListFeedData } }
  }
  const statusOf = async (query: Query) => (await ask(query)).status
  const noted = async (ids: ReadonlyArray<string>) =>
    (
      await host().sql<{ readonly id: string }>(
        (sql) =>
          sql`select post_id as id from post_views where user_id = ${people().reader.id} and post_id = any(${ids}::uuid[])`
      )
    ).map((row) => row.id)

  it("has what is the reader's, their connections', and public; the newest of it on its first page", async () => {
    const { author, friend, hidden, reader } = people()
    const shown = [
      await post(author),
      await post(friend, "connections"),
      await post(friend),
      await post(reader, "connections")
    ]
    const others = [await post(author, "connections"), await post(hidden), await post(hidden, "connections")]
    for (const sort of ["top", "recent", undefined] as const) {
      const ids = idsOf(await page(reader, { ...(sort && { sort }) }))
      assert.includeMembers(ids, shown)
      assert.isFalse(others.some((one) => ids.includes(one)))
    }
  })

  it("refuses another sort, pages of none or more than 50, and a cursor beside another sort or a number", async () => {
    assert.deepStrictEqual(
      await Promise.all(["top", "recent", "", "hot", "TOP"].map((sort) => statusOf({ sort }))),
      [200, 200, 200, 422, 422]
    )
    assert.deepStrictEqual(
      await Promise.all([1, 50, 0, 51, -1, 1.5].map((per_page) => statusOf({ per_page }))),
      [200, 200, 422, 422, 422, 422]
    )
    await post(people().author)
    const cursor = (await page(people().reader, { per_page: 1 })).meta.next_cursor ?? assert.fail("no cursor")
    assert.strictEqual(await statusOf({ cursor }), 200)
    assert.strictEqual(await statusOf({ cursor, sort: "top" }), 200)
    assert.strictEqual(await statusOf({ cursor, sort: "recent" }), 422)
    assert.strictEqual(await statusOf({ cursor, page: 2 }), 422)
  })

  it("links to the next page by cursor, and is empty past 10,000 with its total", async () => {
    const { posts } = (await ask({ per_page: 1 })).body.data
    assert.strictEqual(new URL(posts.links.next ?? "", "http://any").searchParams.get("cursor"), posts.meta.next_cursor)
    for (const query of [
      { page: 667 },
      { page: 668 },
      { page: 10_001, per_page: 1 },
      { page: 1e9 },
      { page: 2 ** 53 - 1 }
    ]) {
      const { body, status } = await ask(query)
      assert.strictEqual(status, 200)
      assert.deepStrictEqual([body.data.posts.data, body.data.posts.meta.next_cursor], [[], null])
      assert.strictEqual(body.data.posts.links.next, null)
      assert.strictEqual(body.data.posts.meta.total, posts.meta.total)
    }
  })

  // Falls where the last page is one that answers nothing.
  it("has no page by number behind the one that holds the 10,000th", async () => {
    const count = (more: number) => host().sql((sql) => sql`insert into public_post_steps (step) values (${more})`)
    await count(20_000)
    const { links, meta } = (await ask({ page: 667 })).body.data.posts
    await count(-20_000)
    assert.isAbove(meta.total, 20_000)
    assert.strictEqual(meta.last_page, 667)
    assert.strictEqual(new URL(links.last ?? "", "http://any").searchParams.get("page"), "667")
  })

  it("notes what the reader sees, and takes other ids silently", async () => {
    const { author, friend, hidden, reader } = people()
    const [open, connected, own] = [await post(author), await post(friend, "connections"), await post(reader)]
    const [closed, blocked] = [await post(author, "connections"), await post(hidden)]
    const all = [open, connected, own, closed, blocked, crypto.randomUUID(), open, open]
    assert.isTrue((await seen(reader, ...all)).ok)
    assert.isTrue((await seen(reader, ...all)).ok)
    assert.sameMembers(await noted(all), [open, connected])
    const { data } = await page(reader, { sort: "recent" })
    const flags = new Map(data.map((one) => [one.id, one.is_seen]))
    assert.deepStrictEqual(
      [open, connected, own].map((one) => flags.get(one)),
      [true, true, true]
    )
    assert.isFalse((await page(friend, { sort: "recent" })).data.find((one) => one.id === open)?.is_seen)
    const single = unwrap(await reader.client.feed.getPost({ post_id: open })).post
    assert.notProperty(single, "is_seen")
    const { posts } = unwrap(await reader.client.feed.listPostsOfUser({ username: author.username }))
    assert.isTrue(posts.data.find((one) => one.id === open)?.is_seen)
  })

  it("takes one to a hundred ids of posts", async () => {
    const { reader } = people()
    const many = (length: number) => Array.from({ length }, () => crypto.randomUUID())
    assert.isTrue((await seen(reader, ...many(100))).ok)
    for (const ids of [[], many(101), ["1"]]) {
      assert.strictEqual(codeOf(await seen(reader, ...ids)), "InvalidInput")
    }
  })

  it("has what was seen further down on its next first page, and where it was behind a cursor", async () => {
    const { author, friend, reader } = people()
    const [older, newer] = [await post(author), await post(author)]
    await react(friend, older)
    await react(friend, newer)
    const order = async () => idsOf(await page(reader)).filter((one) => one === older || one === newer)
    assert.deepStrictEqual(await order(), [newer, older])
    const first = await page(reader, { per_page: idsOf(await page(reader)).indexOf(newer) + 1 })
    assert.strictEqual(idsOf(first).at(-1), newer)
    unwrap(await seen(reader, newer, older))
    const rest = await page(reader, { cursor: first.meta.next_cursor })
    assert.strictEqual(idsOf(rest)[0], older)
    assert.notInclude(idsOf(rest), newer)
    const third = await post(author)
    await react(friend, third)
    const after = idsOf(await page(reader)).filter((one) => [older, newer, third].includes(one))
    assert.deepStrictEqual(after, [third, newer, older])
  })

  it("goes on by the rules of its first page, whatever an admin changes", async () => {
    const { author, friend, reader } = people()
    const posts = [await post(author), await post(author), await post(author), await post(author)]
    for (const one of posts.slice(2)) unwrap(await friend.client.feed.addComment({ post_id: one, body: "So it is." }))
    for (const one of posts.slice(0, 2)) await react(friend, one)
    const whole = idsOf(await page(reader))
    const first = await page(reader, { per_page: 1 })
    await setSettings({
      "feed.reaction_weight": 1000,
      "feed.gravity": 0.1,
      "feed.base_points": 7,
      "feed.seen_multiplier": 9
    })
    const rest = await page(reader, { cursor: first.meta.next_cursor })
    await setSettings({
      "feed.reaction_weight": 1,
      "feed.gravity": 1.5,
      "feed.base_points": 0,
      "feed.seen_multiplier": 2.5
    })
    assert.deepStrictEqual([...idsOf(first), ...idsOf(rest)].slice(0, 50), whole)
  })

  // Falls where a cursor is not signed, or one of its texts is not among what is.
  it("takes its own cursors alone, and each of them whole", async () => {
    const { friend, reader } = people()
    const cursor = (await page(reader, { per_page: 1 })).meta.next_cursor ?? assert.fail("no cursor")
    const texts = textsOf(cursor)
    assert.lengthOf(texts, otherTexts.length)
    for (const [at, other] of otherTexts.entries()) {
      const changed = texts.map((text, index) => (index === at ? other : text))
      for (const sort of ["top", "recent"]) assert.strictEqual(await statusOf({ sort, cursor: written(changed) }), 422)
    }
    for (const made of ["A".repeat(6000), "A".repeat(6001), "%", written([]), written([...texts, "more"])]) {
      assert.strictEqual(await statusOf({ cursor: made }), 422)
    }
    const visible = new Set(idsOf(await page(friend)))
    assert.isTrue(idsOf(await page(friend, { cursor })).every((one) => visible.has(one)))
  })
})
