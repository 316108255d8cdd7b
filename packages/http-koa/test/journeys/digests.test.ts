/** Digests, from the preference to the mailbox: one mail in the morning, of what is unread and wanted by then. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, beforeEach, describe, it } from "vitest"
import { newApplicant, newApplication } from "../support/market.js"

const email = "admin@demo.test"
const single = "A new mentor application"
const gathered = "you have not read"
const [hour, day] = [3600, 86_400]

describe("digests", () => {
  const host = useHost("PGlite")
  let token: string

  const client = () => host().clientOf(token).notifications
  const choose = async (digest: "off" | "daily" | "weekly") => unwrap(await client().updatePreferences({ digest }))
  /** Seconds until it is 08:00, a minute more. */
  const untilMorning = () => {
    const seconds = Math.floor(host().now() / 1000) % day
    return ((8 * hour - seconds + day) % day || day) + 60
  }
  const toMorning = () => host().advance(untilMorning())
  const mailsOf = async (subject: string) =>
    (await host().mails(email)).filter((mail) => mail.subject.includes(subject))
  const apply = async () => {
    await newApplicant(host())
    // A mail that comes before its row is asked again a moment later.
    await host().advance(10)
  }
  /** A moment after it was sent, so that it is long until the next one. */
  beforeEach(async () => {
    await toMorning()
    token = await host().signInAdmin()
    unwrap(await client().readAllNotifications())
    await choose("off")
  })
  beforeAll(() => host().sql((sql) => sql`update users set timezone = 'UTC' where email = ${email} returning id`))

  // Falls where a mail is sent as well, where what is read is in it, and where the sweep sends it again.
  it("tell in the morning what is unread by then, once, and the inbox tells at once", async () => {
    await choose("daily")
    const [singles, digests] = [(await mailsOf(single)).length, (await mailsOf(gathered)).length]
    for (let count = 0; count < 3; count++) await apply()
    assert.strictEqual(unwrap(await client().countUnread()).unread_count, 3)
    const { notifications } = unwrap(await client().listNotifications({}))
    const [read, deleted, kept] = notifications.data
    if (read === undefined || deleted === undefined || kept === undefined) return assert.fail("rows are missing")
    unwrap(await client().readNotification({ id: read.id }))
    unwrap(await client().deleteNotification({ id: deleted.id }))
    await host().advance(hour)
    assert.strictEqual((await mailsOf(gathered)).length, digests)

    await toMorning()
    const [mail, ...more] = await mailsOf(gathered)
    assert.strictEqual(more.length, digests)
    if (mail === undefined) return assert.fail("no mail")
    assert.strictEqual(mail.subject, "One thing you have not read")
    assert.include(mail.text, `Mentor account:\n* ${kept.title}\n`)
    assert.include(mail.text, kept.url ?? "no link")
    assert.include(mail.html, `<a href="${kept.url}"`)
    assert.match(mail.headers["Message-ID"] ?? "", /^<digest-\d{4}-\d\d-\d\d-[\da-f-]{36}@/)
    assert.match(mail.headers["List-Unsubscribe"] ?? "", /\.mentor_account\./)
    for (let days = 0; days < 3; days++) await toMorning()
    assert.strictEqual((await mailsOf(gathered)).length, digests + 1)
    assert.strictEqual((await mailsOf(single)).length, singles)
  })

  it("are not sent where nothing is left to tell, or wanted any more", async () => {
    await choose("daily")
    const before = (await mailsOf(gathered)).length
    await apply()
    unwrap(await client().readAllNotifications())
    await toMorning()
    await apply()
    const mails = (isWanted: boolean) =>
      client().updatePreferences({ preferences: [{ category: "mentor_account", channels: { email: isWanted } }] })
    unwrap(await mails(false))
    await toMorning()
    unwrap(await mails(true))
    assert.strictEqual((await mailsOf(gathered)).length, before)
  })

  // Falls where a digest asks whether a row is read, and not whether it is still so.
  it("leave out what has been decided meanwhile and who is erased, and are not sent where nothing else is left", async () => {
    await choose("daily")
    const before = (await mailsOf(gathered)).length
    const told = async () => {
      const application = await newApplication(host())
      await host().advance(0)
      return application
    }
    const twoThatAreGone = async () => {
      const [decided, erased] = [await told(), await told()]
      unwrap(
        await host()
          .clientOf(token)
          .admin.approveMentor({ id: decided.mentorId ?? "" })
      )
      unwrap(await erased.member.client.personalData.eraseAccount({}))
    }
    await twoThatAreGone()
    assert.strictEqual(unwrap(await client().countUnread()).unread_count, 2)
    await toMorning()
    assert.strictEqual((await mailsOf(gathered)).length, before)

    token = await host().signInAdmin()
    await twoThatAreGone()
    const kept = await told()
    await toMorning()
    const [mail, ...more] = await mailsOf(gathered)
    assert.strictEqual(more.length, before)
    assert.strictEqual(mail?.subject, "One thing you have not read")
    assert.include(mail?.text, `/admin/mentors/${kept.mentorId}`)
    for (let days = 0; days < 2; days++) await toMorning()
    assert.strictEqual((await mailsOf(gathered)).length, before + 1)
  })

  it("come on Monday where they are weekly", async () => {
    await choose("weekly")
    const before = (await mailsOf(gathered)).length
    const isMonday = () => new Date(host().now()).getUTCDay() === 1
    while (!isMonday()) await toMorning()
    await apply()
    for (let days = 1; days <= 6; days++) {
      await toMorning()
      assert.strictEqual((await mailsOf(gathered)).length, before, `after ${days} days`)
    }
    await toMorning()
    assert.isTrue(isMonday())
    assert.strictEqual((await mailsOf(gathered)).length, before + 1)
  })

  // Falls where what waits is only looked for among those who have chosen a digest.
  it("that are turned off send what waits in the next morning, and new mails go out at once", async () => {
    await choose("weekly")
    const [singles, digests] = [(await mailsOf(single)).length, (await mailsOf(gathered)).length]
    await apply()
    await choose("off")
    await apply()
    assert.strictEqual((await mailsOf(single)).length, singles + 1)
    await toMorning()
    assert.strictEqual((await mailsOf(gathered)).length, digests + 1)
  })

  // Falls where there is no row by then that could tell.
  it("have nothing that is in no inbox: it goes out at once", async () => {
    await choose("daily")
    const inbox = (isWanted: boolean) =>
      client().updatePreferences({ preferences: [{ category: "mentor_account", channels: { in_app: isWanted } }] })
    unwrap(await inbox(false))
    const singles = (await mailsOf(single)).length
    await apply()
    unwrap(await inbox(true))
    assert.strictEqual((await mailsOf(single)).length, singles + 1)
  })
})
