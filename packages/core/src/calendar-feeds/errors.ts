/** Errors of calendar feeds. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class CalendarFeedNotFound extends Schema.TaggedError<CalendarFeedNotFound>()(
  "CalendarFeedNotFound",
  {},
  {
    description: "The same for every invalid address, whatever the reason."
  }
) {
  override get message() {
    return "Calendar not found."
  }
}
