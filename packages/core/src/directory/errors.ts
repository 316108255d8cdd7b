/** Errors of the directory. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class DirectoryClosed extends Schema.TaggedError<DirectoryClosed>()(
  "DirectoryClosed",
  {},
  { description: "The setting `directory.is_public` is off: mentors are found by those who have signed in." }
) {
  override get message() {
    return "Please sign in to find mentors."
  }
}

export class MentorNotListed extends Schema.TaggedError<MentorNotListed>()(
  "MentorNotListed",
  {},
  { description: "There is no such mentor, or not for guests." }
) {
  override get message() {
    return "Mentor not found."
  }
}
