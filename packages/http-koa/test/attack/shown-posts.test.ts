/**
 * Posts in answers: whatever the contract has, nobody finds in any of it a post that is not for their eyes, nor what hangs on it, and
 * nobody does anything to it.
 */
import { unwrap } from "@mentorkit/client"
import { picture } from "@mentorkit/test-kit/files/pictures"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { type Documented, documented } from "../support/documented.js"
import { newPoster, type Poster } from "../support/people-of-feed.js"
import { ask } from "../support/raw-client.js"

const marker = crypto.randomUUID()
const namesPost = ({ path }: Documented) => /\{(?:post_id|comment_id)\}/.test(path)

/** What is sent where something is asked of a post. No text comes twice: new accounts repeat themselves no more than three times. */
const bodyOf = (operation: string, number: number): unknown => {
  const bodies: Readonly<Record<string, unknown>> = {
    "feed.updatePost": { body: `Mine now ${number}` },
    "feed.sharePost": { body: `Look ${number}` },
    "feed.reactToPost": { type: "like" },
    "feed.reactToComment": { type: "like" },
    "feed.vote": { option_ids: [] },
    "feed.addComment": { body: `And me ${number}` },
    "feed.updateComment": { body: `Mine now ${number}` },
    "feed.reportPost": { reason: "spam" },
    "feed.reportComment": { reason: "spam" }
  }
  return bodies[operation]
}

interface Stage {
  readonly author: Poster
  readonly reader: Poster
  /** What the paths of the contract name: of a post with a picture, of a poll, and of a share, all by the author. */
  readonly subjects: ReadonlyArray<Readonly<Record<string, string>>>
  /** The same of somebody else's share of the first of them. */
  readonly sharedOn: Readonly<Record<string, string>>
  /** Of the picture, as it was signed for the reader. */
  readonly signed: string
}

describe("posts in answers", () => {
  const host = useHost("PGlite", { trustedProxies: 1 })
  let stage: Stage
  let calls = 0

  const run = (statement: string) => host().sql((sql) => sql.unsafe(statement))

  /** While the post is for connections and the reader is one of them. */
  const signedFor = async (reader: Poster, author: Poster, post_id: string) => {
    await run(`insert into connections (user_id, other_id, connected_at) values
      ('${reader.id}', '${author.id}', now()), ('${author.id}', '${reader.id}', now())`)
    await run(`update posts set visibility = 'connections' where id = '${post_id}'`)
    const { post } = unwrap(await reader.client.feed.getPost({ post_id }))
    await run(`update posts set visibility = 'public' where id = '${post_id}'`)
    await run(`delete from connections where '${reader.id}' in (user_id, other_id)`)
    const { pathname, search } = new URL(post.image_urls[0] ?? "")
    assert.match(pathname, /\/signed$/)
    return `${pathname}${search}`
  }

  /** They are not what may refuse an act here. */
  const liftLimits = async () => {
    const { admin } = host().clientOf(await host().signInAdmin())
    const limits = [
      ...["feed.posts_per_minute", "feed.comments_per_minute", "feed.edits_per_minute"],
      ...["feed.reactions_per_minute", "reports.per_minute"]
    ]
    const settings = Object.fromEntries(limits.map((limit) => [limit, 10_000]))
    unwrap(await admin.updateSettings({ settings }))
  }

  beforeAll(async () => {
    await liftLimits()
    const [author, sharer, reader] = [
      await newPoster(host(), "Ada Frost"),
      await newPoster(host(), "Bob Stern"),
      await newPoster(host(), "Eve Blum")
    ]
    const image = new Blob([(await picture("png", 20, 20)) as Uint8Array<ArrayBuffer>], { type: "image/png" })
    const { client } = author
    const { post } = unwrap(
      await client.feed.createPost({
        body: `A word ${marker}`,
        attachments: [image],
        attachment_alts: [`Shows ${marker}`]
      })
    )
    const poll = { question: `Why ${marker}?`, options: [`One ${marker}`, "Two"] }
    const asked = unwrap(await client.feed.createPost({ body: `A question ${marker}`, poll })).post
    const liked = unwrap(await sharer.client.feed.createPost({ body: "Theirs" })).post
    const share = unwrap(await client.feed.sharePost({ post_id: liked.id, body: `Shared ${marker}` })).post
    const [, , , id = ""] = new URL(post.image_urls[0] ?? "").pathname.split("/")
    const subjects = []
    for (const { id: post_id } of [post, asked, share]) {
      const { comment } = unwrap(await client.feed.addComment({ post_id, body: `More on ${post_id} ${marker}` }))
      const reply = { post_id, body: `Less on ${post_id} ${marker}`, parent_id: comment.id }
      unwrap(await sharer.client.feed.addComment(reply))
      subjects.push({ post_id, comment_id: comment.id, username: author.username, user_id: author.id, id })
    }
    const { post: again } = unwrap(await sharer.client.feed.sharePost({ post_id: post.id, body: "Look at that" }))
    const comment_id = subjects[0]?.comment_id ?? ""
    const sharedOn = { post_id: again.id, comment_id, username: sharer.username, user_id: sharer.id, id }
    const signed = await signedFor(reader, author, post.id)
    stage = { author, reader, subjects, sharedOn, signed }
  })

  /** Search needs something to look for, and repeats it: not the whole marker. */
  const searched = `?q=${encodeURIComponent(marker.slice(1))}`
  const pathOf = ({ operationId, path }: Documented, names: Readonly<Record<string, string>>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? names["id"] ?? "") +
    (operationId === "search.search" ? searched : "")

  const send = async (method: string, target: string, body?: unknown) => {
    calls++
    const answer = await ask(host().baseUrl, {
      method,
      target,
      headers: [
        ["X-Forwarded-For", `10.5.${calls >> 8}.${calls & 255}`],
        ["Authorization", `Bearer ${stage.reader.token}`],
        ...(body === undefined ? [] : [["Content-Type", "application/json"] as const])
      ],
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: answer.status, text: answer.text }
  }
  const act = (operation: Documented, names: Readonly<Record<string, string>>) =>
    send(operation.method, pathOf(operation, names), bodyOf(operation.operationId, calls))

  const reads = documented.filter(({ method }) => method === "GET")
  /** Operations whose answer has something of the posts in it. */
  const showing = async () => {
    const found = new Set<string>()
    for (const operation of reads) {
      const paths = new Set([...stage.subjects, stage.sharedOn].map((names) => pathOf(operation, names)))
      for (const path of paths) {
        if ((await send("GET", path)).text.includes(marker)) found.add(operation.operationId)
      }
    }
    return [...found].sort()
  }
  /** Statuses of the picture's two addresses. */
  const pictures = async () => {
    const file = reads.find(({ operationId }) => operationId === "feed.readPublicFile") ?? assert.fail("no file")
    const answers = [await act(file, stage.subjects[0] ?? {}), await send("GET", stage.signed)]
    return answers.map(({ status }) => status)
  }

  const blocking = (blocker: Poster, blocked: Poster) => ({
    begin: `insert into blocks values ('${blocker.id}', '${blocked.id}', now())`,
    end: `delete from blocks where blocker_id = '${blocker.id}'`
  })
  const hidings = ({ author, reader }: Stage) => ({
    "for connections": {
      begin: `update posts set visibility = 'connections' where body like '%${marker}'`,
      end: `update posts set visibility = 'public' where body like '%${marker}'`
    },
    "across a block by the reader": blocking(reader, author),
    "across a block by the author": blocking(author, reader),
    "of a banned author": {
      begin: `update users set banned_at = now() where id = '${author.id}'`,
      end: `update users set banned_at = null where id = '${author.id}'`
    },
    "of a suspended author": {
      begin: `update users set is_active = false where id = '${author.id}'`,
      end: `update users set is_active = true where id = '${author.id}'`
    }
  })

  const acts = documented.filter((one) => one.method !== "GET" && namesPost(one))
  const seen = [
    "feed.getComment",
    "feed.getPost",
    "feed.listComments",
    "feed.listFeed",
    "feed.listPostsOfUser",
    "feed.listReplies",
    "search.search"
  ]

  /** Those that are neither done to any of the posts nor refused as somebody else's: `bodyOf` says what is sent. */
  const idleActs = async () => {
    const idle = []
    for (const operation of acts) {
      const statuses = []
      for (const names of stage.subjects) statuses.push((await act(operation, names)).status)
      if (!statuses.some((status) => status < 300 || status === 403)) idle.push(operation.operationId)
    }
    return idle
  }

  // Falls for each statement that leaves the predicate out, and for an act that says what it was refused for.
  it("are in none that is not for their reader, and cannot be touched", async () => {
    assert.deepStrictEqual(await showing(), seen)
    assert.deepStrictEqual(await pictures(), [200, 200])
    assert.deepStrictEqual(await idleActs(), [])
    assert.isAtLeast(acts.length, 14)
    for (const [hiding, { begin, end }] of Object.entries(hidings(stage))) {
      await run(begin)
      assert.deepStrictEqual(await showing(), [], hiding)
      for (const names of stage.subjects) {
        for (const operation of acts) {
          // A block stops no report of what one could see before.
          if (operation.operationId.startsWith("feed.report") && hiding.startsWith("across")) continue
          const { status, text } = await act(operation, names)
          assert.strictEqual(status, 404, `${operation.operationId} ${hiding}`)
          assert.notInclude(text, marker, `${operation.operationId} ${hiding}`)
        }
      }
      // A plain address is anybody's, and names no reader.
      assert.deepStrictEqual(await pictures(), [hiding.startsWith("across") ? 200 : 404, 404], hiding)
      await run(end)
    }
    assert.deepStrictEqual(await showing(), seen)
    for (const { post_id = "" } of stage.subjects) unwrap(await stage.author.client.feed.deletePost({ post_id }))
    assert.deepStrictEqual(await showing(), [])
    assert.deepStrictEqual(await pictures(), [404, 404])
  })
})
