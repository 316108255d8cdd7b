/** Requests that work for the operations of the feed. */
import { unwrap } from "@mentorkit/client"
import type { MakeWishes } from "../wishes.js"

/** Theo has written a post that stays, and one to be deleted. */
export const wishes: MakeWishes = async ({ mentee }) => {
  const { client, token } = mentee
  const [kept, unwanted] = [
    unwrap(await client.feed.createPost({ body: "Who has read a good book on #databases?" })),
    unwrap(await client.feed.createPost({ body: "Not what I meant." }))
  ]
  const { username } = kept.post.author
  return {
    "feed.createPost": {
      input: { body: "Two years of #mentoring, and @ana-duarte was there.", visibility: "public" },
      token
    },
    "feed.getPost": { input: { post: kept.post.id }, token },
    "feed.updatePost": { input: { post: kept.post.id, body: "Who has read a good book on #sql?" }, token },
    "feed.deletePost": { input: { post: unwanted.post.id }, token },
    "feed.listPostsOfUser": { input: { username }, token }
  }
}
