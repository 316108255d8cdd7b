/** Frames from host to host: what clients are told of them is for each host to say. */
import { type Option, Schema } from "effect"
import { AccessEnded, type Frame, hostFrameEvent, personChannel, UserId } from "../kernel/index.js"
import { MemberInfo } from "./channel-data.js"
import { type ThreadId, threadChannel } from "./channels.js"

const ofChannel = { channel: Schema.String }

/** A connection has entered a thread's channel. */
const PresenceEntered = Schema.TaggedStruct("PresenceEntered", {
  ...ofChannel,
  entryId: Schema.String,
  userId: UserId,
  info: MemberInfo
})
const PresenceLeft = Schema.TaggedStruct("PresenceLeft", { ...ofChannel, entryId: Schema.String })

/** The person does not show any more that they are online: from now on they are in no thread's channel. */
const PresenceHidden = Schema.TaggedStruct("PresenceHidden", { userId: UserId })

/** Nobody is in the channel any more: there is a block between the two, for one. */
const ChannelEnded = Schema.TaggedStruct("ChannelEnded", ofChannel)

/** What somebody does in a thread, as the others there are to see it: with the id of who it is. */
const ClientEvent = Schema.TaggedStruct("ClientEvent", {
  ...ofChannel,
  /** "client-typing" */
  event: Schema.String,
  userId: UserId,
  data: Schema.Unknown,
  /** The connection that it came by, which does not get it. */
  socketId: Schema.String
})

export const HostFrame = Schema.Union(
  AccessEnded,
  PresenceEntered,
  PresenceLeft,
  PresenceHidden,
  ChannelEnded,
  ClientEvent
)
export type HostFrame = typeof HostFrame.Type

const encode = Schema.encodeSync(HostFrame)
const decode = Schema.decodeUnknownOption(HostFrame)

const channelOf = (hostFrame: HostFrame): string =>
  "channel" in hostFrame ? hostFrame.channel : personChannel(hostFrame.userId)

/** In the order of the channel that it is about. */
export const encodeHostFrame = (hostFrame: HostFrame): Frame => ({
  channel: channelOf(hostFrame),
  event: hostFrameEvent,
  data: encode(hostFrame)
})

/** None for a frame of a later release, which this host does not know. */
export const decodeHostFrame = ({ data }: Frame): Option.Option<HostFrame> => decode(data)

export const threadChannelEnded = (threadId: ThreadId): Frame =>
  encodeHostFrame({ _tag: "ChannelEnded", channel: threadChannel(threadId) })
