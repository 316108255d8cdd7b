import { assert, describe, it } from "@effect/vitest"
import type { Delivery } from "@mentorkit/core/internal/kernel"
import { AccountLetters, english, mailAccountErased } from "@mentorkit/core/internal/notifications"
import { DeliveryRefused, LinkBase, PeerUnavailable, UserId } from "@mentorkit/core/kernel"
import { nothingToSay } from "@mentorkit/core/kernel/ports"
import { areHeaders, type Mail, Mailer } from "@mentorkit/core/notifications"
import { Cause, DateTime, Effect, Exit, Layer } from "effect"
import { type Addressed, type Composed, mailReaction } from "../../src/notifications/mail-reaction.js"

const letter = AccountLetters.verifyAddress({ link: "https://app.example.test", minutes: 60 })
const delivery: Delivery = {
  id: "01a1fb67-1800-7000-8001-000000000001",
  eventId: "an event",
  occurredAt: DateTime.unsafeMake(0),
  recipient: null
}
const links = { appUrl: "https://api.example.test:8443/v1", frontendUrl: "https://app.example.test" }
const refused = new DeliveryRefused({ message: "550" })
const away = new PeerUnavailable({ message: "ECONNREFUSED" })

const newPost = (base = links) => {
  const sent: Array<Mail> = []
  const send = (mail: Mail): Effect.Effect<void, DeliveryRefused | PeerUnavailable> => {
    if (mail.to === "a@refused.test") return refused
    if (mail.to === "a@away.test") return away
    if (mail.to === "a@deferred.test") return Effect.dieMessage("451")
    return Effect.sync(() => void sent.push(mail))
  }
  return { sent, post: Layer.merge(Layer.succeed(Mailer, { send }), Layer.succeed(LinkBase, base)) }
}

const test = (composed: Composed<unknown>) =>
  mailReaction({ name: "notifications.test", type: "session.booked" }, Effect.succeed(composed))

/** What goes out where `addressed` is what there is to say, and how that ends. */
const write = Effect.fnUntraced(function* (addressed: Addressed | null, appUrl = links.appUrl) {
  const { post, sent } = newPost({ ...links, appUrl })
  const { run } = yield* Effect.provide(test(() => Effect.succeed(addressed)).make, post)
  return { exit: yield* Effect.exit(run({}, delivery)), sent }
})
const to = (address: string): Addressed => ({ to: address, letter, frame: english.frame })

const silent = Exit.succeed(nothingToSay)

describe("mailing", () => {
  it("goes in the lane of mails, outside of any transaction", () => {
    const { effects, lane, name, priority } = test(() => Effect.succeed(null))
    assert.deepStrictEqual(
      { effects, lane, name, priority },
      { effects: "outside", lane: "mail", name: "notifications.test", priority: "high" }
    )
  })

  // Falls if the id is made of the moment or the event, or by the mailer.
  it.effect("gives a mail the same Message-ID at every attempt, and another one to every delivery", () =>
    Effect.gen(function* () {
      const { post, sent } = newPost()
      const { run } = yield* Effect.provide(test(() => Effect.succeed(to("a@example.test"))).make, post)
      yield* run({}, delivery)
      yield* run({}, delivery)
      yield* run({}, { ...delivery, id: "another" })
      const first = `<${delivery.id}@api.example.test>`
      const ids = sent.map(({ headers }) => headers?.["Message-ID"])
      assert.deepStrictEqual(ids, [first, first, "<another@api.example.test>"])
    })
  )

  it.effect("has a Message-ID wherever the host is", () =>
    Effect.gen(function* () {
      for (const [appUrl, host] of [
        ["http://[::1]:3000", "[::1]"],
        ["https://bücher.example", "xn--bcher-kva.example"],
        ["file:///kit", "localhost"],
        ["nowhere", "localhost"]
      ] as const) {
        const { sent } = yield* write(to("a@example.test"), appUrl)
        assert.strictEqual(sent[0]?.headers?.["Message-ID"], `<${delivery.id}@${host}>`)
      }
    })
  )

  it.effect("sends the headers that the composer asks for", () =>
    Effect.gen(function* () {
      const headers = { "In-Reply-To": "<first@api.example.test>" }
      const { sent } = yield* write({ ...to("a@example.test"), headers })
      assert.deepStrictEqual(sent[0]?.headers, { ...headers, "Message-ID": `<${delivery.id}@api.example.test>` })
    })
  )

  it.effect("tells mail programs how its kind is stopped, where it may be", () =>
    Effect.gen(function* () {
      const stop = { category: "Sessions", url: "https://api.example.test/unsubscribe/token" }
      const { sent } = yield* write({ ...to("a@example.test"), stop })
      assert.deepStrictEqual(sent[0]?.headers, {
        "List-Unsubscribe": "<https://api.example.test/unsubscribe/token>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Message-ID": `<${delivery.id}@api.example.test>`
      })
      assert.isTrue(areHeaders(sent[0]?.headers ?? {}))
      // No button that would stop other mails than it says.
      const { sent: ofSeveral } = yield* write({ ...to("a@example.test"), stop: { ...stop, isPage: true } })
      assert.deepStrictEqual(ofSeveral[0]?.headers, {
        "List-Unsubscribe": "<https://api.example.test/unsubscribe/token>",
        "Message-ID": `<${delivery.id}@api.example.test>`
      })
    })
  )

  it.effect("fails as the mailer does", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* write(to("a@refused.test"))).exit, Exit.fail(refused))
      assert.deepStrictEqual((yield* write(to("a@away.test"))).exit, Exit.fail(away))
      const { exit } = yield* write(to("a@deferred.test"))
      assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
    })
  )

  // Falls if addresses are taken as they come.
  it.effect("writes to no account that is gone, and nothing where there is nothing to say", () =>
    Effect.gen(function* () {
      for (const addressed of [to("deleted-01a1fb6718007000@deleted.invalid"), null]) {
        const { exit, sent } = yield* write(addressed)
        assert.deepStrictEqual([exit, sent], [silent, []])
      }
    })
  )

  it.effect("asks for each of several recipients by itself", () =>
    Effect.gen(function* () {
      const { post, sent } = newPost()
      const { recipients, run } = yield* Effect.provide(
        test({
          recipients: () => Effect.succeed(["ada", "eve"]),
          compose: (_, { recipient }) => Effect.succeed(recipient === "eve" ? null : to(`${recipient}@example.test`))
        }).make,
        post
      )
      assert.deepStrictEqual(yield* recipients?.({}) ?? Effect.succeed([]), ["ada", "eve"])
      for (const recipient of ["ada", "eve"]) yield* run({}, { ...delivery, recipient })
      assert.deepStrictEqual(
        sent.map((mail) => mail.to),
        ["ada@example.test"]
      )
    })
  )

  // Falls if the last mail of somebody who is gone becomes a dead letter, which keeps the address.
  it.effect("leaves nothing of a farewell that its address refuses; one that is put off is tried again", () =>
    Effect.gen(function* () {
      const { run } = yield* Effect.provide(mailAccountErased.make, newPost().post)
      const farewell = (email: string) => Effect.exit(run({ userId: UserId.make(delivery.id), email }, delivery))
      assert.deepStrictEqual(yield* farewell("a@refused.test"), silent)
      assert.isTrue(Exit.isFailure(yield* farewell("a@deferred.test")))
      assert.isTrue(Exit.isFailure(yield* farewell("a@away.test")))
    })
  )
})
