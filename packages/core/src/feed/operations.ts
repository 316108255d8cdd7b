/** The operations of the feed. */
import { Schema } from "effect"
import { UserNotFound } from "../identity/index.js"
import {
  clearable,
  described,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  Text,
  UserId
} from "../kernel/index.js"
import { NotPostAuthor, PostNotFound } from "./errors.js"
import { PostId } from "./ids.js"
import { newestPosts } from "./ports.js"
import { PostVisibility } from "./post.js"
import { PostResource } from "./resources.js"
import { postsPerDay, postsPerMinute } from "./settings.js"

const Body = Text(10_000)
const mentioned = optional(
  described(
    Schema.Array(UserId).pipe(Schema.maxItems(20)),
    "People whom a client believes to be mentioned. Whom the text mentions, the host reads in it."
  )
)

export const operations = namedOperations("feed", {
  createPost: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      body: described(Body, "The text, with `#tags` and `@usernames` in it.", "Looking for a mentor in #rust."),
      visibility: Schema.optionalWith(PostVisibility, { nullable: true, default: () => "public" as const }),
      mentioned_user_ids: mentioned
    }),
    success: Schema.Struct({ post: described(PostResource, "The new post.") }),
    failures: [],
    idempotent: true,
    accountLimit: { perMinute: postsPerMinute, perDay: postsPerDay }
  }),
  getPost: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ post: PostId }),
    success: Schema.Struct({ post: described(PostResource, "The post.") }),
    failures: [PostNotFound]
  }),
  /** Changes what is given. */
  updatePost: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      post: PostId,
      body: clearable(described(Body, "The new text; left out, it stays.", "Looking for a mentor in #rust and #go.")),
      visibility: optional(PostVisibility),
      mentioned_user_ids: mentioned
    }),
    success: Schema.Struct({ post: described(PostResource, "The post as it is now.") }),
    failures: [PostNotFound, NotPostAuthor]
  }),
  /** With its comments, reactions and votes. */
  deletePost: operation({
    access: "user",
    input: Schema.Struct({ post: PostId }),
    success: Schema.Struct({}),
    failures: [PostNotFound, NotPostAuthor]
  }),
  listPostsOfUser: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      username: described(Schema.String, "Username of the person.", "ana-duarte"),
      ...pageFields(newestPosts)
    }),
    success: Schema.Struct({ posts: Page(PostResource) }),
    failures: [UserNotFound]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
