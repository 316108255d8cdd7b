/** Errors of the feed. The message is for people; the tag is for programs. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export class PostNotFound extends Schema.TaggedError<PostNotFound>()(
  "PostNotFound",
  {},
  { description: "The same for a post that is gone, and for one that the caller may not see." }
) {
  override get message() {
    return "Post not found."
  }
}

export class NotPostAuthor extends Schema.TaggedError<NotPostAuthor>()("NotPostAuthor", {}) {
  override get message() {
    return "Only its author can change this post."
  }
}

export class PostFileNotFound extends Schema.TaggedError<PostFileNotFound>()(
  "PostFileNotFound",
  {},
  { description: "The same for a file that is gone, and for one of a post that its reader may not see." }
) {
  override get message() {
    return "File not found."
  }
}

export class NewAccountLimited extends Schema.TaggedError<NewAccountLimited>()("NewAccountLimited", {
  limit: described(Schema.Int, "Posts and comments that a new account can write in 24 hours.", 30)
}) {
  override get message() {
    return `While your account is new, you can write ${this.limit} posts and comments in 24 hours. Please try again later.`
  }
}

export class PostNotShareable extends Schema.TaggedError<PostNotShareable>()("PostNotShareable", {}) {
  override get message() {
    return "Only public posts can be shared."
  }
}

export class PollNotFound extends Schema.TaggedError<PollNotFound>()(
  "PollNotFound",
  {},
  { description: "The post has none, is gone, or the caller may not see it." }
) {
  override get message() {
    return "Poll not found."
  }
}

export class PollClosed extends Schema.TaggedError<PollClosed>()("PollClosed", {}) {
  override get message() {
    return "This poll is closed."
  }
}
