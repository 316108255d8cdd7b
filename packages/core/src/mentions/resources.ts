/** Wire schemas of mentions. */
import { Schema } from "effect"
import { ConnectionStatus, personFields } from "../identity/index.js"
import { described, UserId } from "../kernel/index.js"

export const MentionableResource = Schema.Struct({
  id: UserId,
  username: personFields.username,
  name: personFields.name,
  avatar_url: personFields.avatar_url,
  connection_status: ConnectionStatus,
  is_connected: described(Schema.Boolean, "Whether `connection_status` is `connected`.", false),
  is_following: described(Schema.Boolean, "Whether the caller follows the person.", false)
}).annotations({ identifier: "Mentionable", description: "Somebody whom the caller may mention." })
export interface MentionableResource extends Schema.Schema.Type<typeof MentionableResource> {}
