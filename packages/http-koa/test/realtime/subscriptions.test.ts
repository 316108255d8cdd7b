/** Subscriptions that come to nothing: what is forged, and whose client has gone meanwhile. */
import { createHmac } from "node:crypto"
import { channelSigner, secrets } from "@mentorkit/adapters-node"
import { ChannelGuard, PresenceChoices, Presences, type VerifiedSubscription } from "@mentorkit/core/broadcasting/ports"
import { AccessTokenRepository, UserRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { personChannel, Realtime } from "@mentorkit/core/kernel/ports"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Deferred, Effect, Layer, Option, Redacted, Stream } from "effect"
import { assert, describe, it } from "vitest"
import { openSocket } from "../support/realtime.js"
import { withHub } from "../support/realtime-hub.js"
import { newStreams, noPresences, openGuard } from "../support/realtime-stubs.js"

const ada = UserId.make("0198c5a0-0000-7000-8000-000000000001")
const bo = UserId.make("0198c5a0-0000-7000-8000-000000000002")
const succeeded = "pusher_internal:subscription_succeeded"
const secret = "a secret that only hosts know"

describe("a subscription with a forged signature", () => {
  // Falls where the storage is asked first, or its frames are read for the first one who comes, whoever that is.
  it("asks nothing of the storage", async () => {
    let asked = 0
    const asking = <A>(answer: A) =>
      Effect.sync(() => {
        asked += 1
        return answer
      })
    const storage = Layer.mergeAll(
      Layer.mock(Realtime, { frames: asking(Stream.never) }),
      Layer.mock(Presences, {}),
      Layer.mock(PresenceChoices, { showsPresence: () => asking(true) }),
      Layer.mock(AccessTokenRepository, { isLive: () => asking(true) }),
      Layer.mock(UserRepository, { find: () => asking(Option.none()) })
    )
    const signer = channelSigner({ secret: Redacted.make(secret) }).pipe(
      Layer.provide(secrets(Redacted.make("1".repeat(32))))
    )
    const services = ChannelGuard.layer.pipe(Layer.provideMerge(storage), Layer.provide(signer))
    await withHub(services, async (_hub, baseUrl) => {
      const { next, send, socket, socketId } = await openSocket(baseUrl)
      const [id, channel] = [await socketId(), personChannel(ada)]
      const channel_data = JSON.stringify({ user_id: ada, session_id: "0198c5a0-0000-7000-8000-000000000003" })
      const sign = (by: string) => {
        const mac = createHmac("sha256", by).update(`${id}:${channel}:${channel_data}`)
        return `mentorkit:${mac.digest("hex")}`
      }
      const forged = [sign("another secret"), sign(secret).replace(/.$/, ""), "mentorkit:", ""]
      for (const auth of forged) send("pusher:subscribe", { channel, channel_data, auth })
      send("pusher:subscribe", { channel: "presence-chat.0198c5a0-0000-7000-8000-000000000004", auth: forged[0] })
      await next("pusher:subscription_error", forged.length + 1)
      assert.strictEqual(asked, 0)
      send("pusher:subscribe", { channel, channel_data, auth: sign(secret) })
      await next(succeeded)
      assert.strictEqual(asked, 2)
      socket.close()
    })
  })
})

describe("a second subscription to the same channel", () => {
  // Falls where it is left without an answer.
  it("is told of the first one in Pusher's own words, and changes nothing", async () => {
    const services = Layer.mergeAll(openGuard, noPresences, newStreams().layer)
    await withHub(services, async ({ registry }, baseUrl) => {
      const { messages, next, send, socket } = await openSocket(baseUrl)
      const channel = personChannel(ada)
      send("pusher:subscribe", { channel, auth: ada })
      send("pusher:subscribe", { channel, auth: ada })
      const { data } = await next("pusher:error")
      assert.deepStrictEqual(data, { code: null, message: `Existing subscription to channel ${channel}` })
      assert.deepStrictEqual([registry.ofChannel(channel).size, messages.length], [1, 3])
      socket.close()
    })
  })
})

describe("a subscription whose client has gone", () => {
  const verified = (userId: UserId): VerifiedSubscription => ({
    channel: { _tag: "Person", userId, name: personChannel(userId) },
    userId,
    info: null,
    sessionId: undefined
  })

  // Falls where whoever comes in is not looked at once more: the registry would keep the connection for ever.
  it.each(["its signature", "the reader of frames"])("while it waited for %s is in no registry", async (what) => {
    const [reached, over] = await Effect.runPromise(Effect.all([Deferred.make<void>(), Deferred.make<void>()]))
    const hold = Effect.zipRight(Deferred.succeed(reached, undefined), Deferred.await(over))
    const holdIf = (is: boolean) => (is ? hold : Effect.void)
    const services = Layer.mergeAll(
      Layer.mock(Realtime, { frames: Effect.as(holdIf(what === "the reader of frames"), Stream.never) }),
      Layer.mock(Presences, {}),
      Layer.mock(ChannelGuard, {
        key: "mentorkit",
        verify: ({ auth }) =>
          Effect.as(holdIf(what === "its signature" && auth === ada), Option.some(verified(UserId.make(auth)))),
        isStillAllowed: () => Effect.succeed(true)
      })
    )
    await withHub(services, async ({ registry }, baseUrl) => {
      const [gone, other] = [await openSocket(baseUrl), await openSocket(baseUrl)]
      gone.send("pusher:subscribe", { channel: personChannel(ada), auth: ada })
      await Effect.runPromise(Deferred.await(reached))
      gone.socket.terminate()
      await until("its end", async () => (registry.all.size === 1 ? true : undefined))
      await Effect.runPromise(Deferred.succeed(over, undefined))
      other.send("pusher:subscribe", { channel: personChannel(bo), auth: bo })
      await other.next(succeeded)
      assert.deepStrictEqual([registry.channelCount(), registry.ofPerson(ada).size], [1, 0])
      other.socket.close()
      await until("the end of the other one", async () => (registry.all.size === 0 ? true : undefined))
      assert.deepStrictEqual([registry.channelCount(), registry.ofPerson(bo).size], [0, 0])
    })
  })
})
