/** Errors of reports. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class AlreadyReported extends Schema.TaggedError<AlreadyReported>()("AlreadyReported", {}) {
  override get message() {
    return "You have already reported this."
  }
}

export class CannotReportOwn extends Schema.TaggedError<CannotReportOwn>()(
  "CannotReportOwn",
  {},
  { description: "The caller has written it, or is the person." }
) {
  override get message() {
    return "You cannot report what is your own."
  }
}
