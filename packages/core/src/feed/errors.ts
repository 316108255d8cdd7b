/** Errors of the feed. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class PollClosed extends Schema.TaggedError<PollClosed>()("PollClosed", {}) {
  override get message() {
    return "This poll is closed."
  }
}
