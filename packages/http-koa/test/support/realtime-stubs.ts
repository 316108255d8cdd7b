/** Services of a hub that let everybody in who says who they are: `auth` is the person's id. */
import { ChannelGuard, Presences, ThreadId, threadChannel } from "@mentorkit/core/broadcasting/ports"
import { UserId } from "@mentorkit/core/kernel"
import { type Frame, personChannel, Realtime, type Received } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Option, Queue, Stream } from "effect"

export const info = { name: "Ada", username: "ada", avatar_url: null }

const channelOf = (name: string, userId: UserId) => {
  const [, thread] = name.split("presence-chat.")
  if (thread === undefined) return { _tag: "Person" as const, userId, name: personChannel(userId) }
  const threadId = ThreadId.make(thread)
  return { _tag: "Thread" as const, threadId, name: threadChannel(threadId) }
}

const guard = (isStillAllowed: boolean) =>
  Layer.mock(ChannelGuard, {
    key: "mentorkit",
    verify: ({ auth, channel }) =>
      Effect.sync(() => {
        const userId = UserId.make(auth)
        return Option.some({ channel: channelOf(channel, userId), userId, info, sessionId: undefined })
      }),
    isStillAllowed: () => Effect.succeed(isStillAllowed)
  })
export const openGuard = guard(true)
/** Of people whose sign-in is over. */
export const closedGuard = guard(false)

/** Nobody is there; a test replaces what it is about. */
export const presencesWith = (replaced: Partial<typeof Presences.Service>) =>
  Layer.mock(Presences, {
    enter: () => Effect.void,
    leave: () => Effect.void,
    leaveAll: () => Effect.void,
    beat: () => Effect.void,
    list: () => Effect.succeed([]),
    ...replaced
  })
export const noPresences = presencesWith({})

/** A stream of frames by hand: each of `readers` is one that has begun. */
export const newStreams = (publish: (frame: Frame) => Effect.Effect<void> = () => Effect.void) => {
  const readers: Array<Queue.Queue<Effect.Effect<Received>>> = []
  const layer = Layer.mock(Realtime, {
    publish,
    frames: Effect.gen(function* () {
      const queue = yield* Queue.unbounded<Effect.Effect<Received>>()
      readers.push(queue)
      return Stream.mapEffect(Stream.fromQueue(queue), (received) => received)
    })
  })
  return {
    layer,
    readers: readers as ReadonlyArray<unknown>,
    /** Of the latest reader. */
    offer: (received: Effect.Effect<Received>) => readers.at(-1)?.unsafeOffer(received)
  }
}
