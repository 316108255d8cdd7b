/** Quiet hours, from the preference to the mailbox: what is not urgent comes at their end, once, and only if it is still wanted. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { book, newApplicant, newMember, newOffer } from "../support/market.js"

const email = "admin@demo.test"
const subject = "A new mentor application"
const hour = 3_600_000

describe("mails in somebody's quiet hours", () => {
  const host = useHost("PGlite")
  let token: string

  const client = () => host().clientOf(token).notifications
  const clock = (millis: number) => new Date(millis).toISOString().slice(11, 16)
  /** From an hour ago until this many hours from now, by the person's clock. */
  const beQuiet = async (hours: number) => {
    const [from, until] = [clock(host().now() - hour), clock(host().now() + hours * hour)]
    unwrap(await client().updatePreferences({ quiet_hours: { from, until } }))
  }
  const received = async () => (await host().mails(email)).filter((mail) => mail.subject.includes(subject)).length
  const rows = async () => unwrap(await client().countUnread()).unread_count
  const waiting = () =>
    host().sql<{ readonly attempts: number }>(
      (sql) => sql`
        select attempts from deliveries
        where subscriber = 'notifications.mailMentorApplied' and recipient <> '' and delivered_at is null`
    )

  beforeAll(async () => {
    token = await host().signInAdmin()
    await host().sql((sql) => sql`update users set timezone = 'UTC' where email = ${email} returning id`)
    // What the demo market has for the admin is mailed before anybody is quiet.
    await host().advance(0)
  })

  // Falls where the relay notes it as delivered, or counts the wait as a failure.
  it("wait until their end, while the inbox tells at once, and come once", async () => {
    await beQuiet(3)
    const [before, count] = [await rows(), await received()]
    await newApplicant(host())
    for (let hours = 0; hours < 2; hours++) {
      await host().advance(3600)
      assert.strictEqual(await received(), count)
    }
    assert.strictEqual(await rows(), before + 1)
    assert.deepStrictEqual(await waiting(), [{ attempts: 0 }])
    await host().advance(3600)
    assert.strictEqual(await received(), count + 1)
    await host().advance(48 * 3600)
    assert.strictEqual(await received(), count + 1)
    assert.deepStrictEqual(await waiting(), [])
  })

  it("do not come where they are not wanted any more by then", async () => {
    const count = await received()
    await beQuiet(3)
    await newApplicant(host())
    await host().advance(3600)
    const mails = (email: boolean) =>
      client().updatePreferences({ preferences: [{ category: "mentor_account", channels: { email } }] })
    unwrap(await mails(false))
    await host().advance(24 * 3600)
    assert.strictEqual(await received(), count)
    unwrap(await mails(true))
  })

  it("wait longer where quiet hours have become longer, and come at once where there are none", async () => {
    const count = await received()
    await beQuiet(2)
    await newApplicant(host())
    await host().advance(3600)
    await beQuiet(4)
    await host().advance(2 * 3600)
    assert.strictEqual(await received(), count)
    await host().advance(2 * 3600)
    assert.strictEqual(await received(), count + 1)

    unwrap(await client().updatePreferences({ quiet_hours: null }))
    await newApplicant(host())
    await host().advance(0)
    assert.strictEqual(await received(), count + 2)
  })

  // Falls where all mails wait.
  it("keep nothing that is urgent", async () => {
    const offer = await newOffer(host(), { isFree: true })
    const { mentor } = offer
    unwrap(await mentor.client.notifications.updatePreferences({ quiet_hours: { from: "00:00", until: "23:59" } }))
    await book(host(), offer, await newMember(host(), "Theo Lind"))
    await host().mail(mentor.email, "New session request")
  })
})
