/** Errors of reports. The message is for people. */
import { Schema } from "effect"

export class AlreadyReported extends Schema.TaggedError<AlreadyReported>()("AlreadyReported", {}) {
  override get message() {
    return "You have already reported this."
  }
}
