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

/** What is sent where something is asked of a post. */
const bodies: Readonly<Record<string, unknown>> = {
  "feed.updatePost": { body: "Mine now" },
  "feed.sharePost": { body: "Look" },
  "feed.reactToPost": { type: "like" },
  "feed.reactToComment": { type: "like" },
  "feed.vote": { option_ids: [] },
  "feed.addComment": { body: "And me" },
  "feed.updateComment": { body: "Mine now" },
  "feed.reportPost": { reason: "spam" },
  "feed.reportComment": { reason: "spam" }
}

describe("posts in answers", () => {
  const host = useHost("PGlite", { trustedProxies: 1 })
  let [author, sharer, reader]: ReadonlyArray<Poster> = []
  /** Each of what the paths of the contract name: of the post itself, and of a share of it. */
  let named: ReadonlyArray<Readonly<Record<string, string>>> = []
  let calls = 0

  beforeAll(async () => {
    const [ada, bob, eve] = [
      await newPoster(host(), "Ada Frost"),
      await newPoster(host(), "Bob Stern"),
      await newPoster(host(), "Eve Blum")
    ]
    ;[author, sharer, reader] = [ada, bob, eve]
    const image = new Blob([(await picture("png", 20, 20)) as Uint8Array<ArrayBuffer>], { type: "image/png" })
    const { post } = unwrap(
      await ada.client.feed.createPost({
        body: `A word ${marker}`,
        poll: { question: `Why ${marker}?`, options: [`One ${marker}`, "Two"] },
        attachments: [image],
        attachment_alts: [`Shows ${marker}`]
      })
    )
    const post_id = post.id
    const { comment } = unwrap(await ada.client.feed.addComment({ post_id, body: `More ${marker}` }))
    unwrap(await bob.client.feed.addComment({ post_id, body: `Less ${marker}`, parent_id: comment.id }))
    const share = unwrap(await bob.client.feed.sharePost({ post_id, body: "Look at that" })).post
    const [, , , id = ""] = new URL(post.image_urls[0] ?? "").pathname.split("/")
    named = [
      { post_id, comment_id: comment.id, username: ada.username, user_id: ada.id, id },
      { post_id: share.id, comment_id: comment.id, username: bob.username, user_id: bob.id, id }
    ]
  })

  const call = async (operation: Documented, names: Readonly<Record<string, string>>) => {
    calls++
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? names["id"] ?? "")
    const body = bodies[operation.operationId]
    const answer = await ask(host().baseUrl, {
      method: operation.method,
      target: path,
      headers: [
        ["X-Forwarded-For", `10.5.${calls >> 8}.${calls & 255}`],
        ["Authorization", `Bearer ${reader?.token ?? ""}`],
        ...(body === undefined ? [] : [["Content-Type", "application/json"] as const])
      ],
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: answer.status, text: answer.text }
  }

  const reads = documented.filter(({ method }) => method === "GET")
  /** Operations whose answer has something of the post in it. */
  const showing = async () => {
    const found = new Set<string>()
    for (const operation of reads) {
      for (const names of named) {
        if ((await call(operation, names)).text.includes(marker)) found.add(operation.operationId)
      }
    }
    return [...found].sort()
  }

  const run = (statement: string) => host().sql((sql) => sql.unsafe(statement))
  const blocking = (blocker: Poster | undefined, blocked: Poster | undefined) => ({
    begin: `insert into blocks values ('${blocker?.id}', '${blocked?.id}', now())`,
    end: `delete from blocks where blocker_id = '${blocker?.id}'`
  })
  const hidings = () => ({
    "for connections": {
      begin: `update posts set visibility = 'connections' where body like '%${marker}'`,
      end: `update posts set visibility = 'public' where body like '%${marker}'`
    },
    "across a block by the reader": blocking(reader, author),
    "across a block by the author": blocking(author, reader),
    "of a banned author": {
      begin: `update users set banned_at = now() where id = '${author?.id}'`,
      end: `update users set banned_at = null where id = '${author?.id}'`
    },
    "of a suspended author": {
      begin: `update users set is_active = false where id = '${author?.id}'`,
      end: `update users set is_active = true where id = '${author?.id}'`
    }
  })

  const seen = ["feed.getPost", "feed.listComments", "feed.listPostsOfUser", "feed.listReplies"]

  // Falls for each statement that leaves the predicate out.
  it("are in none that is not for their reader, and cannot be touched", async () => {
    assert.deepStrictEqual(await showing(), seen)
    const acts = documented.filter((one) => one.method !== "GET" && namesPost(one))
    assert.isAtLeast(acts.length, 12)
    for (const [hiding, { begin, end }] of Object.entries(hidings())) {
      await run(begin)
      assert.deepStrictEqual(await showing(), [], hiding)
      const [own = {}] = named
      for (const operation of acts) {
        // A block stops no report of what one could see before.
        if (operation.operationId.startsWith("feed.report") && hiding.startsWith("across")) continue
        assert.strictEqual((await call(operation, own)).status, 404, `${operation.operationId} ${hiding}`)
      }
      const file = reads.find(({ operationId }) => operationId === "feed.readPublicFile") ?? assert.fail("no file")
      if (!hiding.startsWith("across")) assert.strictEqual((await call(file, own)).status, 404, hiding)
      await run(end)
    }
    assert.deepStrictEqual(await showing(), seen)
    unwrap(await (author ?? assert.fail("nobody")).client.feed.deletePost({ post_id: named[0]?.["post_id"] ?? "" }))
    assert.deepStrictEqual(await showing(), [])
    assert.isDefined(sharer)
  }, 120_000)
})
