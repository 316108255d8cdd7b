/** Errors of the feed. The message is for people; the tag is for programs. */
import { Schema } from "effect"

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
