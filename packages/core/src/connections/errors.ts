/** Errors of connections. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class NotWithOneself extends Schema.TaggedError<NotWithOneself>()(
  "NotWithOneself",
  {},
  { description: "The id is the caller's own." }
) {
  override get message() {
    return "You cannot do this with yourself."
  }
}

export class AlreadyConnected extends Schema.TaggedError<AlreadyConnected>()("AlreadyConnected", {}) {
  override get message() {
    return "You are already connected."
  }
}

export class PersonUnreachable extends Schema.TaggedError<PersonUnreachable>()(
  "PersonUnreachable",
  {},
  { description: "One of the two has blocked the other. Nobody is told who." }
) {
  override get message() {
    return "This is not possible between you and this person."
  }
}

export class ConnectionRequestNotFound extends Schema.TaggedError<ConnectionRequestNotFound>()(
  "ConnectionRequestNotFound",
  {}
) {
  override get message() {
    return "Connection request not found."
  }
}
