/** What cannot be added to a kit, and stacks in which something is missing or stands in the wrong place. */
import { assert, describe, it } from "@effect/vitest"
import { around, createMentorkit, domains, on, stack } from "@mentorkit/core"
import { BookingConfirmed, jitsiMeetingLinks, MeetingLinks } from "@mentorkit/core/bookings"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { event, guest, setting } from "@mentorkit/core/kernel"
import { Audiences, FrontendPaths, NotificationTexts, notificationType } from "@mentorkit/core/notifications"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { market } from "@mentorkit/test-kit/worlds/market"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, Schema } from "effect"

const { identity } = domains
const newKit = () => createMentorkit({ domains: { identity }, services: world(pglite) })

describe("an extension", () => {
  const reaction = (name: string) => on(BookingConfirmed, { name, lane: "mail", run: async () => {} })
  const own = (key: string) => setting({ key, description: "", schema: Schema.Int, default: 1 })

  it("has a name of its own", () => {
    const kit = newKit()
    assert.throws(() => kit.extend({ reactions: [reaction("thanks")] }), 'such as "shop.thanks"')
    assert.throws(() => kit.extend({ reactions: [reaction("bookings.thanks")] }), "has a prefix of ours")
    assert.throws(() => kit.extend({ settings: [own("payments.fee")] }), "has a prefix of ours")
    assert.throws(() => kit.extend({ reactions: [reaction("shop.a"), reaction("shop.a")] }), "two reactions shop.a")
    const mine = event("Placed", { id: Schema.String }, ({ id }) => id)
    const theirs = event("bookings.Placed", { id: Schema.String }, ({ id }) => id)
    const to = (placed: typeof mine | typeof theirs) =>
      on(placed, { name: "shop.a", lane: "mail", run: async () => {} })
    assert.throws(() => kit.extend({ reactions: [to(mine)] }), "The event Placed needs a name")
    assert.throws(() => kit.extend({ reactions: [to(theirs)] }), "has a prefix of ours")
    const wrong = setting({ key: "shop.b", description: "", schema: Schema.Int, default: 1.5 })
    assert.throws(() => kit.extend({ settings: [wrong] }), "a default that its schema does not take")
    const misspelt = { registre: async () => undefined } as object
    assert.throws(() => around(identity, misspelt), "no operation registre")
    assert.throws(() => kit.extend({ reactions: [reaction("Bookings.thanks")] }), "has a prefix of ours")
    assert.throws(() => kit.extend({ reactions: [reaction(`shop.${"a".repeat(5000)}`)] }), "needs a name")
    const strange = on(BookingConfirmed, { name: "shop.c", lane: "post" as "mail", run: async () => {} })
    assert.throws(
      () => kit.extend({ reactions: [strange] }),
      "has the lane post, and there are effects, realtime, mail"
    )
    const twin = event("shop.Placed", { id: Schema.String }, ({ id }) => id)
    const other = event("shop.Placed", { id: Schema.Number }, ({ id }) => String(id))
    const both = [
      on(twin, { name: "shop.d", lane: "mail", run: async () => {} }),
      on(other, { name: "shop.e", lane: "mail", run: async () => {} })
    ]
    assert.throws(() => kit.extend({ reactions: both }), "two events shop.Placed")
    // A rule that no call would ever meet.
    const elsewhere = around(domains.bookings, { createBooking: ({ next }) => next() })
    assert.throws(() => kit.extend({ around: [elsewhere] }), "This kit has no operation bookings.createBooking")
    const told = (type: string, category: "courses" | "user_feedback" = "courses") =>
      notificationType(type, {
        ...{ label: "", priority: "low", category, mail: "on", facts: Schema.Struct({}) },
        texts: { en: () => ({ title: "", body: "" }) }
      })
    assert.throws(() => kit.extend({ notifications: [told("placed")] }), "The type placed needs a name")
    assert.throws(() => kit.extend({ notifications: [told("session.booked")] }), "has a prefix of ours")
    assert.throws(() => kit.extend({ notifications: [told("shop.a"), told("shop.a")] }), "two types shop.a")
    assert.throws(
      () => kit.extend({ notifications: [told("shop.a", "user_feedback")] }),
      'has mails that are "on" in user_feedback, where nobody can ask for them'
    )
    kit.extend({ notifications: [told("shop.b")] })
    kit.extend({ reactions: [reaction("shop.a")], settings: [own("shop.a")] })
    assert.throws(() => kit.extend({ reactions: [reaction("shop.a")] }), "two reactions shop.a")
    assert.throws(() => kit.extend({ settings: [own("shop.a")] }), "two settings shop.a")
  })
})

describe("a stack", () => {
  const messageOf = async (layers: Layer.Layer<never>) => {
    // As somebody without types has it.
    const kit = createMentorkit({ domains: { identity }, services: layers as ReturnType<typeof world> })
    const error: unknown = await kit
      .as(guest)
      .identity.getMe({})
      .catch((thrown: unknown) => thrown)
    await kit.close()
    return String(error)
  }
  const erased = (layer: Layer.Layer.Any) => layer as unknown as Layer.Layer<never>

  it("says what is missing", async () => {
    const found = await messageOf(erased(identity.layer))
    assert.match(found, /@mentorkit\/\w+ is missing: no layer gives it, or the one that does stands above/)
    const needy = Layer.effectDiscard(Effect.flatMap(UserRepository, () => Effect.void))
    assert.include(await messageOf(erased(needy)), "@mentorkit/UserRepository is missing")
  })

  it("says what stands where nobody looks for it", async () => {
    const links = Layer.succeed(MeetingLinks, jitsiMeetingLinks("https://meet.example.test"))
    const below = await messageOf(erased(Layer.provide(market(pglite), links)))
    assert.include(below, "Unauthenticated")
    const others = [
      Layer.succeed(FrontendPaths, { booking: "/sessions/{id}" }),
      Layer.succeed(NotificationTexts, [{ language: "en" }]),
      Layer.succeed(Audiences, {})
    ]
    for (const [index, layer] of [links, ...others].entries()) {
      const above = await messageOf(erased(stack(market(pglite), layer)))
      const name = ["MeetingLinks", "FrontendPaths", "NotificationTexts", "Audiences"][index]
      assert.include(above, `@mentorkit/${name} stands above \`services\``)
    }
  })
})
