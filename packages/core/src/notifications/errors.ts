/** Errors of notifications. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class NotificationNotFound extends Schema.TaggedError<NotificationNotFound>()(
  "NotificationNotFound",
  {},
  { description: "It is not there, has been deleted, or is somebody else's." }
) {
  override get message() {
    return "Notification not found."
  }
}
