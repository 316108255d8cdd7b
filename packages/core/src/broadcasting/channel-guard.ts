/** Lets connections into channels: what a host asks at every subscription. */
import { Context, DateTime, Effect, Layer, Option } from "effect"
import { AccessTokenRepository, isAdmitted, UserRepository } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { type ChannelData, decodeChannelData, type MemberInfo, signedText } from "./channel-data.js"
import { type Channel, channelNamed } from "./channels.js"
import { makeMayListen } from "./may-listen.js"
import { ChannelSigner } from "./ports.js"

/** As a connection asks for it. */
export interface Subscription {
  readonly socketId: string
  readonly channel: string
  /** "key:signature" */
  readonly auth: string
  readonly channelData?: string
}

/** One that was signed by us, and whose it is. */
export interface VerifiedSubscription {
  readonly channel: Channel
  readonly userId: UserId
  /** In a thread. */
  readonly info: MemberInfo | null
  readonly sessionId: ChannelData["session_id"]
}

export class ChannelGuard extends Context.Tag("@mentorkit/ChannelGuard")<
  ChannelGuard,
  {
    /** Of the endpoint: `/app/{key}`. */
    readonly key: string
    /**
     * Whether the signature is ours, without asking the storage: whose it is. To be asked first, so that the connection
     * already is known as that person's when `isStillAllowed` is asked, and an end of access in between finds it.
     */
    readonly verify: (subscription: Subscription) => Effect.Effect<Option.Option<VerifiedSubscription>>
    /** Whether the person may still listen at this moment: the sign-in is there, the account is not barred. */
    readonly isStillAllowed: (subscription: VerifiedSubscription) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    ChannelGuard,
    Effect.suspend(() => make)
  )
}

/** Of a back end that signs by itself with the shared secret: it has none to tell. */
const dataOf = (channel: Channel, channelData: string | undefined): Option.Option<ChannelData> => {
  if (channelData !== undefined) return decodeChannelData(channelData)
  return channel._tag === "Person" ? Option.some({ user_id: channel.userId }) : Option.none()
}

const verifiedOf = (
  channel: Channel,
  { session_id, user_id, user_info }: ChannelData
): Option.Option<VerifiedSubscription> => {
  if (channel._tag === "Thread" && user_info === undefined) return Option.none()
  return Option.some({ channel, userId: user_id, info: user_info ?? null, sessionId: session_id })
}

const make = Effect.gen(function* () {
  const { isSigned, key } = yield* ChannelSigner
  const tokens = yield* AccessTokenRepository
  const users = yield* UserRepository
  const mayListen = yield* makeMayListen

  const isAdmittedNow = (userId: UserId) => Effect.map(users.find(userId), Option.exists(isAdmitted))

  return {
    key,
    verify: Effect.fnUntraced(function* ({ auth, channel: name, channelData, socketId }) {
      const channel = channelNamed(name)
      // By the one name that frames have.
      if (channel === undefined || channel.name !== name || !auth.startsWith(`${key}:`)) return Option.none()
      const text = signedText(socketId, name, channelData)
      if (!(yield* isSigned(text, auth.slice(key.length + 1)))) return Option.none()
      return Option.flatMap(dataOf(channel, channelData), (data) => verifiedOf(channel, data))
    }),
    isStillAllowed: Effect.fnUntraced(function* ({ channel, sessionId, userId }) {
      // A ban takes all sign-ins along.
      const now = yield* DateTime.now
      const isHere = yield* sessionId === undefined ? isAdmittedNow(userId) : tokens.isLive(sessionId, now)
      return isHere && (yield* mayListen(userId, channel))
    })
  }
})
