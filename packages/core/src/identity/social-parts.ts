/** The parts of the public profile object that the social areas keep. */
import { Context, Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import type { PublicProfile } from "./resources.js"

export type SocialParts = Pick<
  PublicProfile,
  | "connections_count"
  | "posts_count"
  | "followers_count"
  | "following_count"
  | "connection_status"
  | "is_connected"
  | "is_following"
  | "chat_thread"
>

/** What is true as long as nobody can connect, post, follow or write. */
export const noSocialParts: SocialParts = {
  connections_count: 0,
  posts_count: 0,
  followers_count: 0,
  following_count: 0,
  connection_status: "none",
  is_connected: false,
  is_following: false,
  chat_thread: null
}

/** Answered by nobody until the areas exist that know; then they provide it. */
export class SocialProfiles extends Context.Reference<SocialProfiles>()("@mentorkit/SocialProfiles", {
  defaultValue: () => ({
    /** Of `subject`, as `viewer` sees them; on one's own profile nobody is connected to or followed by oneself. */
    find: (_: { readonly subject: UserId; readonly viewer: UserId }): Effect.Effect<SocialParts> =>
      Effect.succeed(noSocialParts)
  })
}) {}
