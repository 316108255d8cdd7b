/** Texts that say nothing, and what new accounts cannot say in a roundabout way. */
import { unwrap } from "@mentorkit/client"
import { picture } from "@mentorkit/test-kit/files/pictures"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { newPoster, type Poster } from "../support/people-of-feed.js"

describe("texts of the feed", () => {
  const host = useHost("PGlite")
  let poster: Poster | undefined
  let post_id = ""

  beforeAll(async () => {
    poster = await newPoster(host(), "Nia Berg")
    // Nothing but a picture sign, which is seen.
    post_id = unwrap(await poster.client.feed.createPost({ body: "👍🏽" })).post.id
  })

  const client = () => (poster ?? assert.fail("nobody there")).client
  const problemsOf = (result: { readonly ok: boolean; readonly error?: { readonly data: unknown } }) =>
    result.ok ? "done" : result.error?.data

  it.each(["\u200B", "\u202E\u202E", "\u3164", "\u2060\n\uFEFF", "\u2800"])(
    "that show nothing (%j) are missing",
    async (body) => {
      const { feed } = client()
      const required = { body: ["The body field is required."] }
      assert.deepStrictEqual(problemsOf(await feed.createPost({ body })), required)
      assert.deepStrictEqual(problemsOf(await feed.updatePost({ post_id, body })), required)
      assert.deepStrictEqual(problemsOf(await feed.sharePost({ post_id, body })), required)
      assert.deepStrictEqual(problemsOf(await feed.addComment({ post_id, body })), required)
      assert.deepStrictEqual(problemsOf(await feed.createPost({ poll: { question: body, options: ["Yes", body] } })), {
        "poll.question": ["The poll.question field is required."],
        "poll.options.1": ["The poll.options.1 field is required."]
      })
      assert.deepStrictEqual(problemsOf(await feed.reportPost({ post_id, reason: "other", details: body })), {
        details: ["The details field is required."]
      })
    }
  )

  it("have two links while an account is new, those of polls and pictures with them", async () => {
    const { feed } = client()
    const [link, body] = ["https://example.com/", "www.example.com"]
    const tooMany = { body: ["The body field must not have more than 2 links while your account is new."] }
    const written = async (poll: { question?: string; options: Array<string> }) =>
      problemsOf(await feed.createPost({ body, poll }))
    assert.deepStrictEqual(await written({ question: link, options: ["A", "B"] }), "done")
    assert.deepStrictEqual(await written({ question: link, options: ["A", link] }), tooMany)
    assert.deepStrictEqual(await written({ options: [link, link] }), tooMany)
    const attachments = [new Blob([(await picture("png", 8, 8)) as Uint8Array<ArrayBuffer>], { type: "image/png" })]
    const described = await feed.createPost({ body, attachments, attachment_alts: [`${link} ${link}`] })
    assert.deepStrictEqual(problemsOf(described), tooMany)
  })
})
