/** Wire schemas of connections. */
import { Schema } from "effect"
import { ConnectionStatus, countFields, personFields } from "../identity/index.js"
import { described, Integer, MentorId, Timestamp, UserId } from "../kernel/index.js"

const relationFields = {
  connection_status: ConnectionStatus,
  is_connected: described(Schema.Boolean, "Whether `connection_status` is `connected`.", false),
  is_following: described(Schema.Boolean, "Whether the caller follows the person, connected or not.", false),
  is_me: described(Schema.Boolean, "Whether it is the caller.", false)
}

const personOf = {
  id: UserId,
  name: personFields.name,
  username: personFields.username,
  bio: personFields.bio,
  avatar_url: personFields.avatar_url
}

/** Ours, beyond document 2: where the person's page for everybody is. */
const mentorFields = {
  mentor_id: Schema.NullOr(
    described(
      MentorId,
      "Id of the person's page in the directory: of a mentor whom guests find, too. Null for everybody else."
    )
  )
}

/** Document 2, "Connection-user object". */
export const ConnectionUser = Schema.Struct({ ...personOf, ...relationFields, ...mentorFields }).annotations({
  identifier: "ConnectionUser",
  description: "A person in a list, and how the caller stands to them."
})
export interface ConnectionUser extends Schema.Schema.Type<typeof ConnectionUser> {}

/** Document 2, "Suggested-profile object". */
export const SuggestedProfile = Schema.Struct({
  ...personOf,
  ...relationFields,
  ...mentorFields,
  connection_status: described(ConnectionStatus, "Always `none`: nobody else is suggested.", "none"),
  headline: Schema.NullOr(
    described(Schema.String, "A mentor's headline; null for everybody else.", "Engineering manager at Acme")
  ),
  role: Schema.NullOr(
    described(
      Schema.Literal("mentor", "mentee"),
      "As what the person is shown: whoever is both, as a mentor; null if neither."
    )
  ),
  mutual_connections_count: described(Integer, "People with whom both the caller and the person are connected.", 3)
}).annotations({ identifier: "SuggestedProfile", description: "Somebody whom the caller may want to know." })
export interface SuggestedProfile extends Schema.Schema.Type<typeof SuggestedProfile> {}

/** Document 2, "Feed profile object". */
export const FeedProfile = Schema.Struct({
  ...personOf,
  cover_photo_url: personFields.cover_photo_url,
  ...countFields,
  ...relationFields,
  ...mentorFields
}).annotations({ identifier: "FeedProfile", description: "The head of a person's page in the feed." })
export interface FeedProfile extends Schema.Schema.Type<typeof FeedProfile> {}

/** Document 2, "Blocked user row". */
export const BlockedUser = Schema.Struct({
  id: UserId,
  name: personFields.name,
  username: personFields.username,
  avatar_url: personFields.avatar_url,
  blocked_at: described(Timestamp, "When the caller blocked the person.")
}).annotations({ identifier: "BlockedUser", description: "Somebody whom the caller has blocked." })
export interface BlockedUser extends Schema.Schema.Type<typeof BlockedUser> {}
