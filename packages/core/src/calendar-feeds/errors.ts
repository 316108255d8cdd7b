/** Errors of calendar feeds. The message is for people; the tag is for programs. */
import { Schema } from "effect"

/** One error for every invalid address, whatever the reason. */
export class CalendarFeedNotFound extends Schema.TaggedError<CalendarFeedNotFound>()("CalendarFeedNotFound", {}) {
  override get message() {
    return "Calendar not found."
  }
}
