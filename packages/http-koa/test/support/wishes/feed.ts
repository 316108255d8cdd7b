/** Requests that work for the operations of the feed. */
import { unwrap } from "@mentorkit/client"
import type { MakeWishes } from "../wishes.js"

/** Theo has written a post with a thread, one with a poll, and a post and a comment that are to be deleted. */
export const wishes: MakeWishes = async ({ mentee }) => {
  const { client, token } = mentee
  const kept = unwrap(await client.feed.createPost({ body: "Who has read a good book on #databases?" })).post
  const unwanted = unwrap(await client.feed.createPost({ body: "Not what I meant." })).post
  const asking = unwrap(
    await client.feed.createPost({ body: "How often?", poll: { options: ["Every week", "Every month"] } })
  ).post
  const { comment } = unwrap(await client.feed.addComment({ post: kept.id, body: "I liked the one on indexes." }))
  const reply = { post: kept.id, parent_id: comment.id, body: "Which one?" }
  unwrap(await client.feed.addComment(reply))
  const { comment: slip } = unwrap(await client.feed.addComment({ post: kept.id, body: "Never mind." }))
  const option = asking.poll?.options[0]?.id
  const { username } = kept.author
  return {
    "feed.createPost": {
      input: { body: "Two years of #mentoring, and @ana-duarte was there.", visibility: "public" },
      token
    },
    "feed.getPost": { input: { post: kept.id }, token },
    "feed.updatePost": { input: { post: kept.id, body: "Who has read a good book on #sql?" }, token },
    "feed.deletePost": { input: { post: unwanted.id }, token },
    "feed.listPostsOfUser": { input: { username }, token },
    "feed.reactToPost": { input: { post: kept.id, type: "like" }, token },
    "feed.removePostReaction": { input: { post: kept.id }, token },
    "feed.reactToComment": { input: { comment: comment.id, type: "love" }, token },
    "feed.removeCommentReaction": { input: { comment: comment.id }, token },
    "feed.vote": { input: { post: asking.id, option_ids: [option] }, token },
    "feed.withdrawVotes": { input: { post: asking.id }, token },
    "feed.listComments": { input: { post: kept.id }, token },
    "feed.listReplies": { input: { comment: comment.id }, token },
    "feed.addComment": { input: reply, token },
    "feed.updateComment": { input: { comment: comment.id, body: "I liked the one on joins." }, token },
    "feed.deleteComment": { input: { comment: slip.id }, token }
  }
}
