/** The operations of broadcasting. */
import { Schema } from "effect"
import { described, namedOperations, operation, Text } from "../kernel/index.js"
import { ChannelForbidden } from "./errors.js"
import { authorizationsPerMinute } from "./settings.js"

export const operations = namedOperations("broadcasting", {
  /** For one connection and one channel; the connection hands the answer on when it subscribes. */
  authorizeChannel: operation({
    access: "user",
    input: Schema.Struct({
      socket_id: described(
        Schema.String.pipe(
          Schema.pattern(/^\d{1,20}\.\d{1,20}$/, { message: () => "The socket id field format is invalid." })
        ),
        "Your connection, as it was told when it opened.",
        "609382145.1846602345"
      ),
      channel_name: described(
        Text(200),
        "`private-users.{id}.notifications`, or `presence-chat.{thread id}` of an accepted thread.",
        "private-users.0198c5a0-0000-7000-8000-000000000001.notifications"
      )
    }),
    success: Schema.Struct({
      auth: described(
        Schema.String,
        "The key of the host and the signature of connection, channel and `channel_data`.",
        "mentorkit:5d9b0d5ed4b2d8a1c4f0e3a7b6c9d2e1f0a3b6c9d2e5f8a1b4c7d0e3f6a9b2c5"
      ),
      channel_data: described(
        Schema.String,
        "JSON that belongs to the signature: who listens.",
        '{"user_id":"0198c5a0-0000-7000-8000-000000000001"}'
      )
    }),
    // Names, which are these or others.
    verbatim: ["socket_id", "channel_name"],
    failures: [ChannelForbidden],
    accountLimit: { perMinute: authorizationsPerMinute }
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
