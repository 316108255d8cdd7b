/** Frames from host to host: what clients are told of them is for each host to say. */
import { type Option, Schema } from "effect"
import { accessEndedEvent, type Frame, hostEventPrefix, personChannel, UserId } from "../kernel/index.js"
import { MemberInfo } from "./channel-data.js"
import { type ThreadId, threadChannel } from "./channels.js"
import type { Presence } from "./ports.js"

const enteredEvent = "mentorkit:presence-entered"
const presenceHiddenEvent = "mentorkit:presence-hidden"
const leftEvent = "mentorkit:presence-left"
const clientEventEvent = "mentorkit:client-event"
const channelEndedEvent = "mentorkit:channel-ended"

export const presenceEntered = ({ channel, entryId, info, userId }: Presence): Frame => ({
  channel,
  event: enteredEvent,
  data: { entry_id: entryId, user_id: userId, user_info: info }
})

export const presenceLeft = ({ channel, entryId }: Presence): Frame => ({
  channel,
  event: leftEvent,
  data: { entry_id: entryId }
})

/** The person does not show any more that they are online: from now on they are in no thread's channel. */
export const presenceHidden = (userId: UserId): Frame => ({
  channel: personChannel(userId),
  event: presenceHiddenEvent,
  data: { user_id: userId }
})

/** Nobody is in the thread's channel any more: there is a block between the two, for one. */
export const threadChannelEnded = (threadId: ThreadId): Frame => ({
  channel: threadChannel(threadId),
  event: channelEndedEvent,
  data: null
})

export interface ClientEvent {
  readonly channel: string
  /** "client-typing" */
  readonly event: string
  readonly userId: UserId
  readonly data: unknown
  /** The connection that it came by. */
  readonly socketId: string
}

/** What somebody does in a thread, as the others there are to see it: with the id of who it is. */
export const clientEvent = ({ channel, data, event, socketId, userId }: ClientEvent): Frame => ({
  channel,
  event: clientEventEvent,
  data: { event, user_id: userId, data },
  except: socketId
})

const hostFrame = <Event extends string, Data, Encoded>(event: Event, data: Schema.Schema<Data, Encoded>) =>
  Schema.Struct({ channel: Schema.String, event: Schema.Literal(event), data })
const Person = Schema.Struct({ user_id: UserId })

const HostFrame = Schema.Union(
  hostFrame(accessEndedEvent, Person),
  hostFrame(presenceHiddenEvent, Person),
  hostFrame(enteredEvent, Schema.Struct({ entry_id: Schema.String, user_id: UserId, user_info: MemberInfo })),
  hostFrame(clientEventEvent, Schema.Struct({ event: Schema.String, user_id: UserId, data: Schema.Unknown })),
  hostFrame(leftEvent, Schema.Struct({ entry_id: Schema.String })),
  hostFrame(channelEndedEvent, Schema.Null)
)
export type HostFrame = typeof HostFrame.Type

export const isForHosts = ({ event }: Frame): boolean => event.startsWith(hostEventPrefix)

/** None for a frame of a later release, which this host does not know. */
export const hostFrameOf: (frame: Frame) => Option.Option<HostFrame> = Schema.decodeUnknownOption(HostFrame)
