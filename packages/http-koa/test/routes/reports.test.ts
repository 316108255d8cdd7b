/** Reports over HTTP: what they must say, how they are refused, and what admins read of them. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { type Member, newMember } from "../support/market.js"

describe("reports over HTTP", () => {
  const host = useHost("PGlite")
  let author: Member
  let reader: Member
  let postId: string

  /** Status and message. */
  const ask = async (member: Member, path: string, body: unknown) => {
    const response = await fetch(`${host().baseUrl}/api/v1${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    const { message } = (await response.json()) as { readonly message: string }
    return [response.status, message]
  }

  beforeAll(async () => {
    author = await newMember(host(), "Ida Friis")
    reader = await newMember(host(), "Theo Brandt")
    postId = unwrap(await author.client.feed.createPost({ body: "Buy followers!" })).post.id
  })

  it("say what is wrong, and are made once", async () => {
    const path = `/feed/posts/${postId}/report`
    const needed = "The details field is required."
    assert.deepStrictEqual(await ask(reader, path, {}), [422, "The reason field is required."])
    assert.deepStrictEqual(await ask(reader, path, { reason: "boredom" }), [422, "The selected reason is invalid."])
    assert.deepStrictEqual(await ask(reader, path, { reason: "other" }), [422, needed])
    assert.deepStrictEqual(await ask(reader, path, { reason: "other", details: "  " }), [422, needed])
    const [tooLong] = await ask(reader, path, { reason: "spam", details: "x".repeat(2001) })
    assert.strictEqual(tooLong, 422)
    const details = "é".repeat(2000)
    assert.deepStrictEqual(await ask(reader, path, { reason: "other", details }), [
      201,
      "Report submitted successfully."
    ])
    assert.deepStrictEqual(await ask(reader, path, { reason: "spam" }), [409, "You have already reported this."])
    assert.deepStrictEqual(await ask(author, path, { reason: "spam" }), [422, "You cannot report what is your own."])
    const admin = host().clientOf(await host().signInAdmin())
    const [report] = unwrap(await admin.reports.listReports({ subject_type: "post" })).reports.data
    assert.deepInclude(report, { subject_id: postId, reason: "other", details, status: "pending" })
    assert.propertyVal(report?.copy, "body", "Buy followers!")
  })

  it("are of a comment or a person as well, and of nobody who is not there", async () => {
    const { comment } = unwrap(await author.client.feed.addComment({ post_id: postId, body: "Now!" }))
    const { user } = unwrap(await author.client.identity.getMe())
    for (const path of [`/feed/comments/${comment.id}/report`, `/users/${user.id}/report`]) {
      assert.deepStrictEqual(await ask(reader, path, { reason: "spam" }), [201, "Report submitted successfully."])
      assert.deepStrictEqual(await ask(reader, path, { reason: "spam" }), [409, "You have already reported this."])
      assert.strictEqual((await ask(author, path, { reason: "spam" }))[0], 422)
    }
    const unknown = crypto.randomUUID()
    assert.deepStrictEqual(
      [
        await ask(reader, `/feed/posts/${unknown}/report`, { reason: "spam" }),
        await ask(reader, `/feed/comments/${unknown}/report`, { reason: "spam" }),
        await ask(reader, `/users/${unknown}/report`, { reason: "spam" })
      ],
      [
        [404, "Post not found."],
        [404, "Comment not found."],
        [404, "User not found."]
      ]
    )
  })
})
