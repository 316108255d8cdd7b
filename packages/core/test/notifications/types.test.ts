/** The catalogue of types against the subscribers that send them. */
import { assert, describe, it } from "vitest"
import { notificationTypes } from "../../src/notifications/index.js"
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
})
