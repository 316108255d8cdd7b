/** By which channels somebody is told: never by one more than was declared, and by none that was turned off. */
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { notificationTypes } from "../../src/notifications/index.js"
import { placementOf } from "../../src/notifications/notification.js"
import {
  allCategories,
  categoryOf,
  channelsFor,
  hasMailsOn,
  mailedCategories,
  nothingChosen,
  type Preferences,
  type Standing,
  type Switches,
  withMails
} from "../../src/notifications/preferences.js"
import type { NotificationTypeSpec } from "../../src/notifications/types.js"

const specs = Object.entries<NotificationTypeSpec>(notificationTypes)

const switches: fc.Arbitrary<Partial<Switches>> = fc.record(
  { isEnabled: fc.boolean(), inApp: fc.boolean(), email: fc.boolean(), allEmails: fc.boolean() },
  { requiredKeys: [] }
)
const preferences: fc.Arbitrary<Preferences> = fc
  .record(Object.fromEntries(allCategories.map((category) => [category, switches])), { requiredKeys: [] })
  .map((choices) => ({ ...nothingChosen, choices }))
const standing: fc.Arbitrary<Standing> = fc.record({
  isErased: fc.boolean(),
  isBanned: fc.boolean(),
  isVerified: fc.boolean(),
  isBlocked: fc.boolean()
})
const fine: Standing = { isErased: false, isBanned: false, isVerified: true, isBlocked: false }

/** What a person has chosen of one switch, as the documents' table says it. */
const isOn = (
  { choices }: Preferences,
  spec: NotificationTypeSpec,
  name: "isEnabled" | "inApp" | "email" | "allEmails"
) => (spec.category === null ? true : (choices[spec.category]?.[name] ?? categoryOf(spec.category).defaults[name]))

describe("channels", () => {
  // Falls if turning mails on brings back an inbox that was off with them, or off turns more off than mails.
  it("come and go with the mails of a category, and the inbox stays as it was", () => {
    fc.assert(
      fc.property(fc.constantFrom(...mailedCategories), preferences, fc.boolean(), (category, chosen, areOn) => {
        const then = withMails(chosen, category, areOn)
        assert.strictEqual(hasMailsOn(then, category), areOn)
        assert.strictEqual(withMails(then, category, areOn), then)
        for (const [type, spec] of specs) {
          const [before, after] = [channelsFor(type, spec, chosen, fine), channelsFor(type, spec, then, fine)]
          assert.strictEqual(after.inApp, before.inApp, type)
          if (spec.category !== category) assert.deepStrictEqual(after, before, type)
          else if (!areOn) assert.isFalse(after.mail, type)
          else if (spec.mail === "on") assert.isTrue(after.mail, type)
        }
      })
    )
  })

  it("are the declared ones, less what is off, less what the person's standing forbids", () => {
    fc.assert(
      fc.property(fc.constantFrom(...specs), preferences, standing, ([type, spec], chosen, stands) => {
        const channels = channelsFor(type, spec, chosen, stands)
        const isAlways = spec.mail === "always"
        // Never more than is declared.
        if (!spec.isInApp) assert.isFalse(channels.inApp)
        if (spec.mail === "never") assert.isFalse(channels.mail)
        // Nothing by what is off.
        if (!isOn(chosen, spec, "isEnabled")) assert.deepStrictEqual(channels, { inApp: false, mail: false })
        if (!isOn(chosen, spec, "inApp")) assert.isFalse(channels.inApp)
        if (!isAlways && !isOn(chosen, spec, "email")) assert.isFalse(channels.mail)
        // Nothing against the person's standing.
        if (stands.isErased) assert.deepStrictEqual(channels, { inApp: false, mail: false })
        if (stands.isBanned && type !== "refund.issued") {
          assert.deepStrictEqual(channels, { inApp: false, mail: isAlways && !stands.isErased })
        }
        if (!stands.isVerified && !isAlways) assert.isFalse(channels.mail)
        const isAgreed = spec.category === null || ["sessions", "payments"].includes(spec.category)
        const isOfAccount = spec.category === "mentor_account" || spec.category === "user_feedback"
        if (stands.isBlocked && !isAgreed && !isOfAccount) {
          assert.deepStrictEqual(channels, { inApp: false, mail: false })
        }
        // And nothing less than that.
        if (!stands.isErased && isAlways) assert.isTrue(channels.mail)
      }),
      { numRuns: 2000 }
    )
  })

  it("of somebody who has chosen nothing are what the table says", () => {
    for (const [type, spec] of specs) {
      const { inApp, mail } = channelsFor(type, spec, nothingChosen, fine)
      assert.deepStrictEqual([inApp, mail], [spec.isInApp, spec.mail === "always" || spec.mail === "on"], type)
    }
  })

  it("bring the mails that are off by default once they are asked for, and where all are, by the one switch", () => {
    for (const [type, spec] of specs.filter(([, { mail }]) => mail === "off")) {
      const category = spec.category
      assert.isNotNull(category, type)
      const isMixed = !categoryOf(category).locked.includes("allEmails")
      const choices = { [category]: isMixed ? { allEmails: true } : { email: true } }
      assert.isTrue(channelsFor(type, spec, { ...nothingChosen, choices }, fine).mail, type)
    }
  })

  it("have locked switches only where nothing goes by them", () => {
    const locked = allCategories.flatMap((category) => categoryOf(category).locked.map((name) => `${category} ${name}`))
    assert.deepStrictEqual(locked, [
      "sessions allEmails",
      "payments allEmails",
      "posts email",
      "posts allEmails",
      "mentions allEmails",
      "user_feedback email",
      "user_feedback allEmails",
      "mentor_account allEmails"
    ])
  })

  it("tell of a mention and of a community in tabs of their own", () => {
    const mentions = specs.filter(([type, spec]) => placementOf(type, spec).isMention).map(([type]) => type)
    assert.deepStrictEqual(mentions.sort(), [
      "community.comment_mentioned",
      "community.post_mentioned",
      "course.comment_mentioned",
      "feed.comment_mentioned",
      "feed.post_mentioned"
    ])
    for (const [type, spec] of specs)
      assert.strictEqual(placementOf(type, spec).isCommunity, type.startsWith("community."), type)
    const gathering = specs.filter(([type, spec]) => placementOf(type, spec).isConsolidated)
    assert.lengthOf(gathering, 7)
  })
})
