/** Social parts of the public profile object, implemented by the social areas. */
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

/** The parts while there are no social areas. */
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

/** Default: no parts. The social areas will provide it. */
export class SocialProfiles extends Context.Reference<SocialProfiles>()("@mentorkit/SocialProfiles", {
  defaultValue: () => ({
    /** Parts of `subject` for `viewer`; on one's own profile nothing is connected or followed. */
    find: (_: { readonly subject: UserId; readonly viewer: UserId }): Effect.Effect<SocialParts> =>
      Effect.succeed(noSocialParts)
  })
}) {}
