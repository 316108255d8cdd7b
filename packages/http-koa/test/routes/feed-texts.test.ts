/** Texts of posts and comments: whatever people write comes out as they wrote it, as text, and leads to the tags that it names. */
import { unwrap } from "@mentorkit/client"
import { normalizedTag } from "@mentorkit/core/internal/text"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { newPoster, type Poster } from "../support/people-of-feed.js"
import { ask } from "../support/raw-client.js"

/** Sentences of Unicode's pangrams and of ours, in scripts that fold, combine, join or have no cases. */
const words: ReadonlyArray<readonly [written: string, tag: string]> = [
  ["#İSTANBUL", "i̇stanbul"],
  ["#ISPARTA", "isparta"],
  ["#ΟΔΥΣΣΕΎΣ", "οδυσσεύσ"],
  ["#Ἀθῆναι", "ἀθῆναι"],
  ["#हिन्दी", "हिन्दी"],
  ["#क्षत्रिय", "क्षत्रिय"],
  ["#ภาษาไทย", "ภาษาไทย"],
  ["#น้ำ", "น้ำ"],
  ["#العَرَبِيَّة", "العَرَبِيَّة"],
  ["#עברית", "עברית"],
  ["#한국어", "한국어"],
  ["#日本語", "日本語"],
  ["#A\u030Angstro\u0308m", "ångström"],
  ["#ÅNGSTRÖM", "ångström"],
  ["#ﬁn", "ﬁn"],
  ["#STRAẞE", "straße"],
  ["#𐐀𐐁", "𐐨𐐩"],
  ["#Ǆungla", "ǆungla"]
]

const hostile: Readonly<Record<string, string>> = {
  "that turn directions": "abc \u202Egnp.exe\u202C \u2066left\u2069 \u200Fright",
  "with towers of marks": `Z${"\u0300\u0316\u0489".repeat(1000)}algo`,
  "of markup": `<script>alert(1)</script><img src=x onerror="alert('1')">&lt;b&gt; {{7*7}} \${7*7} <!--`,
  "of SQL and patterns": `'; drop table posts; -- %_\\ \\u0000 $1 $$ "quoted"`,
  "of formulas": "=cmd|' /C calc'!A0 +1 -1 @sum",
  "of emoji that are joined": "👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽",
  "of numbers": "0e9 NaN null undefined 1_000 ٣٤"
}

describe.each(hostEngines)("texts on %s", (engine) => {
  const host = useHost(engine)
  let author: Poster | undefined
  let reader: Poster | undefined

  beforeAll(async () => {
    const token = await host().signInAdmin()
    unwrap(
      await host()
        .clientOf(token)
        .admin.updateSettings({ settings: { "feed.posts_per_minute": 1000, "feed.new_account_days": 0 } })
    )
    author = await newPoster(host(), "Ada Frost")
    reader = await newPoster(host(), "Eve Blum")
  })

  const people = () => (author && reader ? { author, reader } : assert.fail("nobody there"))
  const post = async (body: string) => unwrap(await people().author.client.feed.createPost({ body })).post

  it.each(Object.entries(hostile))("%s come out as they went in, and name nothing", async (_kind, body) => {
    const { post: shown } = unwrap(await people().reader.client.feed.getPost({ post_id: (await post(body)).id }))
    assert.deepStrictEqual([shown.body, shown.hashtags, shown.mentions], [body, [], []])
    const { comment } = unwrap(await people().reader.client.feed.addComment({ post_id: shown.id, body }))
    const listed = unwrap(await people().author.client.feed.listComments({ post_id: shown.id })).comments.data
    assert.deepStrictEqual(
      listed.map((one) => [one.id, one.body]),
      [[comment.id, body]]
    )
  })

  it("are sent as JSON that no browser takes for a page", async () => {
    const { id } = await post("<script>alert(1)</script>")
    const answer = await ask(host().baseUrl, {
      method: "GET",
      target: `/api/v1/feed/posts/${id}`,
      headers: [
        ["Authorization", `Bearer ${people().reader.token}`],
        ["Accept", "text/html"]
      ]
    })
    assert.match(answer.headers.get("content-type") ?? "", /^application\/json/)
    assert.strictEqual(answer.headers.get("x-content-type-options"), "nosniff")
  })

  it("mention twenty of two thousand names at most", async () => {
    const { author: me, reader: other } = people()
    const mentionedBy = async (body: string) => (await post(body)).mentions.map(({ id }) => id)
    const names = Array.from({ length: 1100 }, (_, at) => `@n${at.toString(36)}x`).join(" ")
    assert.deepStrictEqual(await mentionedBy(names), [])
    assert.deepStrictEqual(await mentionedBy(`${names} @${other.username}`), [other.id])
    assert.deepStrictEqual(await mentionedBy(`@${other.username} `.repeat(300)), [other.id])
    const long = await me.client.feed.createPost({ body: "@abc ".repeat(10_000) })
    assert.isFalse(long.ok)
  })

  it.each(words)("%s is found by the tag %s, as it is and in parts", async (written, tag) => {
    const { id } = await post(`Of ${written}, then.`)
    const { post: shown } = unwrap(await people().reader.client.feed.getPost({ post_id: id }))
    assert.deepStrictEqual(shown.hashtags, [tag])
    // What the database keeps and compares is what the function has made.
    assert.strictEqual(normalizedTag(written), tag)
    const found = async (search: string) =>
      unwrap(await people().reader.client.feed.listHashtags({ search })).hashtags.data.map(({ name }) => name)
    assert.include(await found(tag), tag)
    assert.include(await found(written), tag)
    assert.include(await found([...tag].slice(0, 2).join("")), tag)
    const stored = await host().sql((sql) => sql`select name from hashtags where name = ${tag}`)
    assert.lengthOf(stored, 1)
  })
})
