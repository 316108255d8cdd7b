/** Why a calendar may not be shown. The message is for people; the tag is for programs. */
import { Schema } from "effect"

/** Told of every address that opens nothing, whatever the reason. */
export class CalendarFeedNotFound extends Schema.TaggedError<CalendarFeedNotFound>()("CalendarFeedNotFound", {}) {
  override get message() {
    return "Calendar not found."
  }
}
