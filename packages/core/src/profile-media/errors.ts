/** Errors of profile media. The message is for people; the tag is for programs. */
import { Schema } from "effect"

/** One error for an unknown, replaced or removed image, and for an account that others cannot see. */
export class ProfileImageNotFound extends Schema.TaggedError<ProfileImageNotFound>()("ProfileImageNotFound", {}) {
  override get message() {
    return "Image not found."
  }
}
