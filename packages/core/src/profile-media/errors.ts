/** Why there is no image. The message is for people; the tag is for programs. */
import { Schema } from "effect"

/** Told of what never was, was replaced or removed, or is of an account that others do not see. */
export class ProfileImageNotFound extends Schema.TaggedError<ProfileImageNotFound>()("ProfileImageNotFound", {}) {
  override get message() {
    return "Image not found."
  }
}
