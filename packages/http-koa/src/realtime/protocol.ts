/** The Pusher protocol, version 7, as far as messages go: what is written, and what is read. */
import { Option, Schema } from "effect"

/** Clients that speak one of these are understood; in between nothing has changed that is used here. */
export const [oldestProtocol, newestProtocol] = [5, 7]

/** What a client sends is smaller by far. */
export const maxMessageBytes = 10_240
export const maxClientEventBytes = 1_024

/** Seconds without a frame after which a client is to ask whether we are still there. Proxies cut off after 60. */
export const activityTimeoutSeconds = 30

/** 40xx: do not come back. 41xx: come back after a pause. 42xx: come back at once. */
export const closings = {
  unknownKey: [4001, "There is no app with this key."],
  noProtocol: [4008, "No protocol version was given."],
  malformedProtocol: [4006, "The protocol version is no number."],
  unsupportedProtocol: [4007, `Protocol versions ${oldestProtocol} to ${newestProtocol} are supported.`],
  crowded: [4100, "Too many connections. Try again in a moment."],
  unavailable: [4100, "Try again in a moment."],
  flooded: [4100, "Too many messages. Try again in a moment."],
  goAway: [4200, "Connect again."],
  silent: [4201, "Nothing was heard for too long."]
} as const satisfies Readonly<Record<string, readonly [code: number, reason: string]>>
export type Closing = (typeof closings)[keyof typeof closings]

/** Data goes out as JSON within JSON. */
export const encode = (event: string, data: unknown, more: { channel?: string; user_id?: string } = {}): string =>
  JSON.stringify({ event, ...more, data: JSON.stringify(data) })

export const encodeError = (code: number | null, message: string): string =>
  JSON.stringify({ event: "pusher:error", data: { code, message } })

const Message = Schema.parseJson(
  Schema.Struct({
    event: Schema.String.pipe(Schema.maxLength(200)),
    channel: Schema.optional(Schema.String.pipe(Schema.maxLength(200))),
    data: Schema.optional(Schema.Unknown)
  })
)
export type Message = typeof Message.Type
const messageIn = Schema.decodeUnknownOption(Message)
export const decodeMessage = (text: string): Message | undefined => Option.getOrUndefined(messageIn(text))

/** Data of our own events may come as JSON within JSON, too. */
const orParsed = <A, I>(schema: Schema.Schema<A, I>) => Schema.Union(schema, Schema.parseJson(schema))

const ChannelName = Schema.String.pipe(Schema.maxLength(200))
/** It may have to wait for the storage, with many others of its kind. */
const SubscribeRequest = Schema.Struct({
  channel: ChannelName,
  auth: Schema.optional(Schema.NullOr(Schema.String.pipe(Schema.maxLength(200)))),
  channel_data: Schema.optional(Schema.NullOr(Schema.String.pipe(Schema.maxLength(4_000))))
})
export type SubscribeRequest = typeof SubscribeRequest.Type
const subscribeRequestIn = Schema.decodeUnknownOption(orParsed(SubscribeRequest))
export const subscribeRequestOf = ({ data }: Message): SubscribeRequest | undefined =>
  Option.getOrUndefined(subscribeRequestIn(data))

const unsubscribeRequestIn = Schema.decodeUnknownOption(orParsed(Schema.Struct({ channel: ChannelName })))
export const unsubscribeRequestOf = ({ data }: Message) => Option.getOrUndefined(unsubscribeRequestIn(data))
