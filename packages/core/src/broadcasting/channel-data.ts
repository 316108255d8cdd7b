/** What goes with a signature: who it was made for. Clients hand it on as it is. */
import { Schema } from "effect"
import { AccessTokenId } from "../identity/index.js"
import { UserId } from "../kernel/index.js"

/** How somebody is shown in a thread's channel. */
export const MemberInfo = Schema.Struct({
  name: Schema.String,
  username: Schema.String,
  avatar_url: Schema.NullOr(Schema.String)
})
export type MemberInfo = typeof MemberInfo.Type

export const ChannelData = Schema.Struct({
  user_id: UserId,
  /** The sign-in, which has to be there still when the connection subscribes; absent with an embedder's own login. */
  session_id: Schema.optional(AccessTokenId),
  /** In a thread. */
  user_info: Schema.optional(MemberInfo)
})
export type ChannelData = typeof ChannelData.Type

export const encodeChannelData = Schema.encodeSync(Schema.parseJson(ChannelData))
export const decodeChannelData = Schema.decodeUnknownOption(Schema.parseJson(ChannelData))

/** The text that is signed. Names of sockets and channels have no colon, so that nothing can be read in two ways. */
export const signedText = (socketId: string, channel: string, channelData: string | undefined): string =>
  [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(":")
