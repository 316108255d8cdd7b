/** Requests that work for the operations of the feed. */
import { unwrap } from "@mentorkit/client"
import { picture as pictureOf } from "@mentorkit/test-kit/files/pictures"
import { newMember } from "../market.js"
import type { MakeWishes } from "../wishes.js"

/** Noa has written a post with a thread on it; Theo one of his own, one with a poll, and a post and comments on them. */
export const wishes: MakeWishes = async ({ admin, host, mentee }) => {
  const { client, token } = mentee
  // These people write the same again and again.
  unwrap(await host.clientOf(admin).admin.updateSettings({ settings: { "feed.new_account_days": 0 } }))
  const noa = await newMember(host, "Noa Berg")
  const theirs = unwrap(await noa.client.feed.createPost({ body: "What do you read about #databases?" })).post
  const { comment: said } = unwrap(await noa.client.feed.addComment({ post_id: theirs.id, body: "Indexes first." }))
  const answer = { post_id: theirs.id, parent_id: said.id, body: "Then joins." }
  unwrap(await noa.client.feed.addComment(answer))
  const kept = unwrap(await client.feed.createPost({ body: "Who has read a good book on #databases?" })).post
  const unwanted = unwrap(await client.feed.createPost({ body: "Not what I meant." })).post
  const asking = unwrap(
    await client.feed.createPost({ body: "How often?", poll: { options: ["Every week", "Every month"] } })
  ).post
  const { comment } = unwrap(await client.feed.addComment({ post_id: kept.id, body: "I liked the one on indexes." }))
  const { comment: slip } = unwrap(await client.feed.addComment({ post_id: kept.id, body: "Never mind." }))
  const picture = new Blob([(await pictureOf("png", 20, 20)) as Uint8Array<ArrayBuffer>], { type: "image/png" })
  const shown = unwrap(await client.feed.createPost({ attachments: [picture] })).post
  const hidden = unwrap(await client.feed.createPost({ attachments: [picture], visibility: "connections" })).post
  const [open, signed] = [shown, hidden].map(({ image_urls: [url = ""] }) => new URL(url))
  if (open === undefined || signed === undefined) throw new Error("Pictures have no address")
  const fileOf = ({ pathname }: URL) => pathname.split("/")[3]
  const option = asking.poll?.options[0]?.id
  return {
    "feed.createPost": {
      input: { body: "Two years of #mentoring, and @ana-duarte was there.", visibility: "public" },
      token
    },
    "feed.getPost": { input: { post_id: theirs.id }, token },
    "feed.updatePost": { input: { post_id: kept.id, body: "Who has read a good book on #sql?" }, token },
    "feed.deletePost": { input: { post_id: unwanted.id }, token },
    "feed.listFeed": { input: {}, token },
    "feed.markSeen": { input: { post_ids: [theirs.id] }, token },
    "feed.listPostsOfUser": { input: { username: theirs.author.username }, token },
    "feed.listHashtags": { input: { search: "data" }, token },
    // Somebody else's call: shares and posts of one person have one limit.
    "feed.sharePost": { input: { post_id: kept.id, body: "Worth reading." }, token: noa.token },
    "feed.readPublicFile": { input: { id: fileOf(open) } },
    "feed.readSignedFile": { input: { id: fileOf(signed), ...Object.fromEntries(signed.searchParams) } },
    "feed.reactToPost": { input: { post_id: theirs.id, type: "like" }, token },
    "feed.removePostReaction": { input: { post_id: theirs.id }, token },
    "feed.reactToComment": { input: { comment_id: said.id, type: "love" }, token },
    "feed.removeCommentReaction": { input: { comment_id: said.id }, token },
    "feed.vote": { input: { post_id: asking.id, option_ids: [option] }, token },
    "feed.withdrawVotes": { input: { post_id: asking.id }, token },
    "feed.listComments": { input: { post_id: theirs.id }, token },
    "feed.getComment": { input: { comment_id: said.id }, token },
    "feed.listReplies": { input: { comment_id: said.id }, token },
    "feed.addComment": { input: answer, token },
    "feed.updateComment": { input: { comment_id: comment.id, body: "I liked the one on joins." }, token },
    "feed.reportPost": { input: { post_id: theirs.id, reason: "spam" }, token },
    "feed.reportComment": { input: { comment_id: said.id, reason: "other", details: "Not about books." }, token },
    "feed.deleteComment": { input: { comment_id: slip.id }, token }
  }
}
