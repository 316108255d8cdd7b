/** Notices of an embedder's own types: each arrives once by its type, whatever its author does wrong in another one. */
import { assert, describe, it } from "@effect/vitest"
import { admit, append, createMentorkit, domains, notify, stack } from "@mentorkit/core"
import { event } from "@mentorkit/core/kernel"
import { notificationType, type OwnNotificationType } from "@mentorkit/core/notifications"
import { type Engine, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { SentMails } from "@mentorkit/test-kit/worlds/mails"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Layer, Logger, Schema } from "effect"
import { backgroundWork, outboxRelay, sqlOf } from "../../src/index.js"

const Asked = event("shop.Asked", { who: Schema.Array(Schema.String), text: Schema.String }, ({ text }) => text)

const typeOf = (name: string) =>
  notificationType(name, {
    ...{ label: `Label of ${name}`, priority: "high", category: "payments", mail: "on" },
    facts: Schema.Struct({ text: Schema.String }),
    texts: {
      en: ({ facts: { text } }) => {
        if (text === "throws") throw new Error("No words.")
        return { title: text === "none" ? (undefined as never) : `${name}: ${text}`, body: "" }
      }
    }
  })
const [first, second] = [typeOf("shop.first"), typeOf("shop.second")]

/** What some texts become in a notice: no event could bring it. */
const unstorable: Readonly<Record<string, string>> = {
  ...{ nul: "a\u0000b", half: "a\ud800b", long: "x".repeat(20_000) }
}

const newKit = (engine: Engine) => {
  const kit = createMentorkit({
    domains,
    services: stack(Layer.merge(market(engine), Logger.remove(Logger.defaultLogger)), outboxRelay())
  })
  const tell = (type: OwnNotificationType<{ readonly text: string }>) =>
    notify(kit, Asked, {
      ...{ name: `tell.${type.type}`, type },
      to: async ({ who }) => who,
      say: async ({ text }) => ({ facts: { text: unstorable[text] ?? text } })
    })
  kit.extend({ notifications: [first, second], reactions: [...tell(first), ...tell(second)] })
  return kit
}
type Kit = ReturnType<typeof newKit>

const newPerson = async (kit: Kit) => {
  const email = `${crypto.randomUUID()}@example.test`
  const id = await admit(kit, { email, full_name: "Ada Lovelace" })
  return { id, email, as: kit.as(await kit.callerOf(id)) }
}
type Person = Awaited<ReturnType<typeof newPerson>>

/** What there is once all is delivered that can be. */
const outcomeOf = async (kit: Kit, { as, email }: Person) => {
  const open = () =>
    sqlOf(kit)`select from deliveries where delivered_at is null and dead_at is null and attempts = 0 limit 1`
  const unsettled = () => sqlOf(kit)`select from outbox where settled_at is null and type = 'shop.Asked' limit 1`
  for (let tries = 0; (await open()).length + (await unsettled()).length > 0 && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const { notifications } = await as.notifications.listNotifications({})
  const sent = await kit.runPromise(Effect.flatMap(SentMails, ({ take }) => take))
  const mails = sent
    .filter(({ to }) => to === email)
    .map(({ headers, subject }) => ({ subject, id: headers?.["Message-ID"] }))
    .sort((a, b) => a.subject.localeCompare(b.subject))
  return { titles: notifications.items.map(({ title }) => title).sort(), mails }
}

const test = (engine: Engine, body: (kit: Kit) => Promise<void>) =>
  Effect.acquireUseRelease(
    Effect.sync(() => newKit(engine)),
    (kit) =>
      Effect.promise(async () => {
        await kit.runInBackground(backgroundWork())
        await body(kit)
      }),
    (kit) => Effect.promise(() => kit.close())
  )

describe.each(everyEngine)("notices of own types on %s", (_name, engine) => {
  // Falls where a row is known by its event and person alone: the second type had none, and its mail the first one's name.
  it.live("arrive for each type that one event has, in either spelling of an id, once", () =>
    test(engine, async (kit) => {
      const person = await newPerson(kit)
      await append(kit, Asked, { who: [person.id.toUpperCase(), person.id], text: "hello" })
      const { mails, titles } = await outcomeOf(kit, person)
      assert.deepStrictEqual(titles, ["shop.first: hello", "shop.second: hello"])
      assert.deepStrictEqual(
        mails.map(({ subject }) => subject),
        titles
      )
      assert.notStrictEqual(mails[0]?.id, mails[1]?.id)
    })
  )

  // Falls where one row is asked for its words with the others.
  it.live("leave the inbox readable where one has no words", () =>
    test(engine, async (kit) => {
      const person = await newPerson(kit)
      for (const text of ["hello", "throws", "none"]) await append(kit, Asked, { who: [person.id], text })
      const { mails, titles } = await outcomeOf(kit, person)
      const label = ["Label of shop.first", "Label of shop.second"]
      assert.deepStrictEqual(titles, [...label, ...label, "shop.first: hello", "shop.second: hello"].sort())
      assert.lengthOf(mails, 2)
      const errors = await sqlOf(kit)<{ readonly last_error: string }>`
        select last_error from deliveries where subscriber = 'tell.shop.first.mail' and attempts > 0`
      const told = errors.map(({ last_error: error }) => error).join("\n")
      assert.include(told, "No words.")
      assert.include(told, 'The texts of shop.first have no title or body for these facts in "en".')
    })
  )

  // Falls where it is tried for three days.
  it.live("that are for nobody are given up at once, and reach the others", () =>
    test(engine, async (kit) => {
      const person = await newPerson(kit)
      await append(kit, Asked, { who: ["nobody", person.id], text: "hello" })
      assert.lengthOf((await outcomeOf(kit, person)).titles, 2)
      const dead = await sqlOf(kit)<{ readonly last_error: string }>`
        select last_error from deliveries where dead_at is not null`
      assert.lengthOf(dead, 4)
      assert.include(dead[0]?.last_error ?? "", 'has an id that is no uuid: "nobody"')
    })
  )

  // Falls where the row fails for three days while the mail is sent.
  it.live("with facts that no row can hold are given up at once, row and mail", () =>
    test(engine, async (kit) => {
      const person = await newPerson(kit)
      for (const text of Object.keys(unstorable)) await append(kit, Asked, { who: [person.id], text })
      assert.deepStrictEqual(await outcomeOf(kit, person), { titles: [], mails: [] })
      const dead = await sqlOf(kit)<{ readonly last_error: string }>`
        select last_error from deliveries where dead_at is not null and last_error like '%Facts of shop.%'`
      assert.lengthOf(dead, 2 * 2 * 3)
    })
  )

  it.live("have titles of one line, in the inbox as in the mail", () =>
    test(engine, async (kit) => {
      const person = await newPerson(kit)
      await append(kit, Asked, { who: [person.id], text: "one\r\nBcc: two\u2028three" })
      const { mails, titles } = await outcomeOf(kit, person)
      assert.deepStrictEqual(titles, ["shop.first: one Bcc: two three", "shop.second: one Bcc: two three"])
      assert.deepStrictEqual(
        mails.map(({ subject }) => subject),
        titles
      )
    })
  )
})
