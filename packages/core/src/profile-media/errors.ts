/** Errors of profile media. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class ProfileImageNotFound extends Schema.TaggedError<ProfileImageNotFound>()(
  "ProfileImageNotFound",
  {},
  {
    description: "The same for an unknown, replaced or removed image, and for an account that others cannot see."
  }
) {
  override get message() {
    return "Image not found."
  }
}
