/** Errors of broadcasting. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class ChannelForbidden extends Schema.TaggedError<ChannelForbidden>()(
  "ChannelForbidden",
  {},
  {
    description:
      "The channel is somebody else's, or does not exist; or it is that of a thread in which the caller is not, which is not accepted, or where one of the two shows nobody that they are online."
  }
) {
  override get message() {
    return "You cannot listen to this channel."
  }
}
