/** The catalogue of types against the subscribers that send them. */
import { Arbitrary, DateTime, Effect, Either, FastCheck as fc, Layer, Option, Schema } from "effect"
import { assert, describe, it } from "vitest"
import { FeedReader } from "../../src/feed/index.js"
import { UserRepository } from "../../src/identity/index.js"
import { LinkBase, UserId } from "../../src/kernel/index.js"
import { factsOfTypes, type ToldType } from "../../src/notifications/facts.js"
import { NotificationId } from "../../src/notifications/ids.js"
import { notificationTypes } from "../../src/notifications/index.js"
import type { Notification } from "../../src/notifications/notification.js"
import { makeReaderOf } from "../../src/notifications/read-inbox.js"
import { makeQuestions } from "../../src/notifications/still-said.js"
import { toNotificationResource } from "../../src/notifications/to-resource.js"
import type { NotificationTypeSpec } from "../../src/notifications/types.js"
import { type MentorProfile, MentorRepository } from "../../src/profiles/index.js"
import { reactions } from "../../src/reactions.js"

type Type = keyof typeof notificationTypes
const isType = (name: string): name is Type => Object.hasOwn(notificationTypes, name)

const sent = Object.values(reactions).flatMap((list) =>
  list.flatMap((one) => ("notifies" in one && one.notifies !== undefined ? [{ ...one, notifies: one.notifies }] : []))
)
const typesOn = (lane: string) => new Set(sent.filter((one) => one.lane === lane).flatMap(({ notifies }) => notifies))

describe("types of notifications", () => {
  it("are the 47 of the documents, and ours", () => {
    const specs = Object.values(notificationTypes)
    assert.lengthOf(
      specs.filter((spec) => !("isOurs" in spec)),
      47
    )
    assert.lengthOf(specs, 61)
    // The documents' own names for them: a client knows a frame by it.
    for (const name of Object.keys(notificationTypes)) assert.match(name, /^[a-z_]+\.[a-z0-9_]+$/)
  })

  it("cannot be turned off where they have no category, and only there", () => {
    for (const [name, { category, mail }] of Object.entries(notificationTypes)) {
      assert.strictEqual(category === null, mail === "always" || name === "auth.two_factor_sms", name)
    }
  })

  it("are what every mail and text is, and go out by no channel that they do not have", () => {
    const nameless = Object.values(reactions)
      .flat()
      .filter((one) => one.name.startsWith("notifications.") && !("notifies" in one))
    assert.deepStrictEqual(nameless, [])
    for (const { name, notifies, priority } of sent) {
      for (const type of notifies) {
        if (!isType(type)) assert.fail(`${name} sends ${type}, which is no type`)
        assert.strictEqual(priority, notificationTypes[type].priority, name)
      }
    }
    for (const type of typesOn("mail"))
      assert.notStrictEqual(isType(type) && notificationTypes[type].mail, "never", type)
    assert.deepStrictEqual([...typesOn("texts")], ["auth.two_factor_sms"])
  })

  // Only those of a `notice` ask what the person has chosen, and end with how they are stopped.
  it("are mailed beside the inbox where they have a category", () => {
    const inboxes = new Set(sent.filter(({ lane }) => lane === "realtime").map(({ name }) => name))
    for (const { name, notifies } of sent.filter(({ lane }) => lane === "mail")) {
      const isStoppable = notifies.some((type) => isType(type) && notificationTypes[type].category !== null)
      if (isStoppable) assert.isTrue(inboxes.has(name.replace(".mail", ".tell")), name)
    }
  })
})

const told = Object.keys(factsOfTypes) as ReadonlyArray<ToldType>
/** Of a type that leads nowhere: why. */
const withoutPage: { readonly [T in ToldType]?: string } = {}

const id = NotificationId.make("01a1fb67-1800-7000-8001-000000000001")
const at = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const rowOf = (type: ToldType, facts: unknown, role: Notification["role"]): Notification => ({
  ...{
    id,
    userId: UserId.make(id),
    type,
    subject: id,
    senderId: UserId.make(id),
    role,
    facts: facts as Notification["facts"]
  },
  ...{ count: 1, senderCount: 1, revision: 1, createdAt: at, changedAt: at, readAt: null }
})
const profiles = Layer.mock(MentorRepository, {
  findByUser: (userId) => Effect.succeed(Option.some({ userId, timeZone: "Asia/Tokyo" } as MentorProfile))
})
const links = Layer.succeed(LinkBase, { appUrl: "", frontendUrl: "https://app.example.test" })
const readerOf = (rows: ReadonlyArray<Notification>) =>
  makeReaderOf.pipe(
    Effect.flatMap((of) => of(UserId.make(id), { locale: "en", timeZone: "Europe/Berlin" }, rows)),
    Effect.provide([profiles, links]),
    Effect.runSync
  )
const reader = readerOf([])

describe("the words of a row", () => {
  // Falls where the inbox and the mail of one act name two times.
  it("have the zone of the profile where it is about the reader's work as a mentor", () => {
    const facts = { title: "Rust 101", starts_at: "2027-03-14T10:00:00.000Z", pay_by: null }
    const rows = (["mentor", "mentee"] as const).map((role) => rowOf("session.confirmed", facts, role))
    const bodies = rows.map((row) => toNotificationResource(row, null, readerOf(rows)).body)
    assert.match(bodies[0] ?? "", /19:00/)
    assert.match(bodies[1] ?? "", /11:00/)
  })
})

describe("types that something brings about", () => {
  // A type without facts or texts does not compile; what these make of any facts does.
  it.each(told)("%s says something of whatever facts it has", (type) => {
    const schema = factsOfTypes[type] as unknown as Schema.Schema<unknown>
    fc.assert(
      fc.property(
        Arbitrary.make(schema),
        fc.constantFrom("mentor" as const, "mentee" as const, null),
        (facts, role) => {
          const encoded = Schema.encodeEither(schema)(facts)
          // Moments and sums that no wire carries.
          fc.pre(Either.isRight(Either.flatMap(encoded, Schema.decodeUnknownEither(schema))))
          const some = Either.getOrThrow(encoded)
          const { body, title } = toNotificationResource(rowOf(type, some, role), null, reader)
          for (const text of [title, body]) {
            assert.notStrictEqual(text.trim(), "")
            assert.notMatch(text, /\bundefined\b|\bNaN\b|\[object/)
          }
        }
      ),
      { numRuns: 20 }
    )
  })

  it.each(told)("%s leads somewhere, or it is said why not", (type) => {
    const leads = (["mentor", "mentee", null] as const).map((role) => reader.linkOf(rowOf(type, {}, role)))
    if (withoutPage[type] === undefined) for (const url of leads) assert.isString(url)
    else assert.deepStrictEqual(leads, [null, null, null])
  })

  it.each(told)("%s goes out by what it declares, each a delivery of its own", (type) => {
    const { isInApp, mail } = notificationTypes[type]
    assert.isTrue(isInApp, "without a row there are no facts to keep")
    assert.isTrue(typesOn("realtime").has(type))
    assert.strictEqual(typesOn("mail").has(type), mail !== "never")
  })

  // Falls where a type may wait for a digest and nobody has said what that asks of it in the morning.
  it("are asked about before a digest tells of them, where one may", () => {
    const asked = makeQuestions.pipe(
      Effect.provide([Layer.mock(MentorRepository, {}), Layer.mock(UserRepository, {}), Layer.mock(FeedReader, {})]),
      Effect.runSync
    )
    const isGathered = ({ category, mail, priority }: NotificationTypeSpec) =>
      category !== null && priority !== "high" && mail !== "never"
    const gathered = told.filter((type) => isGathered(notificationTypes[type]))
    assert.sameMembers([...asked.keys()], gathered)
  })

  it("are all that have a delivery for the inbox", () => {
    assert.deepStrictEqual([...typesOn("realtime")].sort(), [...told].sort())
  })
})
