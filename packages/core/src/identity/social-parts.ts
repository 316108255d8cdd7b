/** What other domains know for profiles: the social areas' counts, and the thread of a chat. */
import { Context, Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import type { Relation } from "./relations.js"
import type { PublicProfile } from "./resources.js"

export type SocialCounts = Pick<
  PublicProfile,
  "connections_count" | "posts_count" | "followers_count" | "following_count"
>
export type ChatThread = NonNullable<PublicProfile["chat_thread"]>

/** The counts while there are no social areas. */
export const noCounts: SocialCounts = {
  connections_count: 0,
  posts_count: 0,
  followers_count: 0,
  following_count: 0
}

/** Default: nobody posts. The feed will provide it. */
export class PostCounts extends Context.Reference<PostCounts>()("@mentorkit/PostCounts", {
  defaultValue: () => ({ count: (_: UserId): Effect.Effect<number> => Effect.succeed(0) })
}) {}

/** Default: nothing to count. Connections provide it. */
export class CountsOfProfile extends Context.Reference<CountsOfProfile>()("@mentorkit/CountsOfProfile", {
  defaultValue: () => ({ find: (_: UserId): Effect.Effect<SocialCounts> => Effect.succeed(noCounts) })
}) {}

/** Default: nobody chats. Messaging will provide it. */
export class ChatThreads extends Context.Reference<ChatThreads>()("@mentorkit/ChatThreads", {
  defaultValue: () => ({
    /** The thread of the two, as the viewer sees it. */
    find: (_viewer: UserId, _other: UserId): Effect.Effect<ChatThread | null> => Effect.succeed(null)
  })
}) {}

/** What a profile shows of them to a viewer; on one's own nothing is connected, followed or written. */
export interface SocialParts {
  readonly counts: SocialCounts
  readonly relation: Relation
  readonly chatThread: ChatThread | null
}
