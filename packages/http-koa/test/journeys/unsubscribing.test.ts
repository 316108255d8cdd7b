/** From a mail to no more mails of its kind: by the mail program's button, by the page, and by nobody else. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, beforeAll, describe, it } from "vitest"
import { book, type Member, newMember, newOffer, type Offer } from "../support/market.js"

const oneClick = "List-Unsubscribe=One-Click"
const urlencoded = { "content-type": "application/x-www-form-urlencoded" }
const booked = "New session request"

describe("unsubscribing", () => {
  const host = useHost("PGlite")
  let offer: Offer
  let mentee: Member
  let link = ""

  const mailsOf = async ({ email }: Member, subject: string) =>
    (await host().mails(email)).filter((mail) => mail.subject.includes(subject))

  const rowsOf = async ({ client }: Member) =>
    unwrap(await client.notifications.listNotifications()).notifications.data.filter(
      ({ type }) => type === "session.booked"
    )

  const switchesOf = async ({ client }: Member, category: string) => {
    const { preferences } = unwrap(await client.notifications.getPreferences())
    return preferences.find((one) => one.category === category)?.channels
  }
  const sendAgain = async () => {
    const preferences = [{ category: "sessions", channels: { email: true } } as const]
    unwrap(await offer.mentor.client.notifications.updatePreferences({ preferences }))
  }
  const mentorsMails = async () => (await switchesOf(offer.mentor, "sessions"))?.email

  const post = (to: string, body: RequestInit["body"], headers: Record<string, string> = {}) =>
    fetch(to, { method: "POST", redirect: "manual", body: body ?? null, headers })
  const press = (fields: string) => post(link, fields, urlencoded)

  /** Books, and waits until all that is to be said of it has been said. */
  const bookAgain = async () => {
    const before = (await rowsOf(offer.mentor)).length
    await book(host(), offer, mentee)
    await until("a row", async () => ((await rowsOf(offer.mentor)).length > before ? true : undefined))
    await host().advance(1)
  }

  beforeAll(async () => {
    offer = await newOffer(host(), { isFree: true })
    mentee = await newMember(host(), "Ada Nov")
    await bookAgain()
    const { headers } = await host().mail(offer.mentor.email, booked)
    link = /^<(.+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? assert.fail("no address")
  })

  it("is told by the mail itself, for people and for programs; not by what cannot be turned off", async () => {
    const { headers, html, text } = await host().mail(offer.mentor.email, booked)
    assert.strictEqual(headers["List-Unsubscribe-Post"], oneClick)
    assert.match(link, /^http:\/\/localhost:\d+\/unsubscribe\/[\w.-]+$/)
    assert.isTrue(text.endsWith(`mails about “Sessions” are on in your settings.\nStop these mails: ${link}\n`))
    assert.include(html, `href="${link}"`)
    const verification = await host().mail(offer.mentor.email, "Verify your email address")
    assert.deepStrictEqual(Object.keys(verification.headers), ["Message-ID"])
    assert.isTrue(verification.text.endsWith("It cannot be turned off.\n"))
    assert.notInclude(verification.text + verification.html, "/unsubscribe/")
  })

  it("needs more than a look: programs open links of mails by themselves", async () => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(link, { method })
      assert.strictEqual(answer.status, 200)
      assert.strictEqual(answer.headers.get("cache-control"), "no-store")
      assert.strictEqual(answer.headers.get("referrer-policy"), "no-referrer")
      assert.match(answer.headers.get("content-security-policy") ?? "", /^default-src 'none';.*form-action 'self'/)
      assert.isNull(answer.headers.get("set-cookie"))
    }
    assert.isTrue(await mentorsMails())
    assert.strictEqual((await fetch(link, { method: "DELETE" })).status, 405)
  })

  it("is done by one click in the mail program, which posts a form in parts or in one, from anywhere, any number of times", async () => {
    const parts = new FormData()
    parts.set("List-Unsubscribe", "One-Click")
    for (const [body, headers] of [
      [parts, { origin: "https://mail.example.com" }],
      [parts, {}],
      [oneClick, urlencoded],
      // Falls where a program has to be as strict as RFC 8058 is.
      [`${oneClick}\r\n`, urlencoded],
      [oneClick, { "content-type": "Application/X-WWW-Form-Urlencoded;charset=ISO-8859-1" }],
      [new Blob([oneClick]), {}]
    ] as const) {
      await sendAgain()
      const answer = await post(link, body, headers)
      assert.strictEqual(answer.status, 200)
      assert.isNull(answer.headers.get("set-cookie"))
      assert.deepStrictEqual(await switchesOf(offer.mentor, "sessions"), { in_app: true, email: false })
    }
    assert.isTrue((await switchesOf(offer.mentor, "payments"))?.email)
    assert.isTrue((await switchesOf(mentee, "sessions"))?.email)
  })

  it("stops the next mail of the kind, but neither the inbox nor mails that cannot be turned off", async () => {
    const [mails, rows] = [await mailsOf(offer.mentor, booked), await rowsOf(offer.mentor)]
    await press(oneClick)
    await bookAgain()
    assert.lengthOf(await mailsOf(offer.mentor, booked), mails.length)
    assert.lengthOf(await rowsOf(offer.mentor), rows.length + 1)
    unwrap(await host().clientOf().identity.forgotPassword({ email: offer.mentor.email }))
    await host().mail(offer.mentor.email, "Reset your password")
    // Whoever has the mail stops it, and sends nobody more.
    assert.strictEqual((await press("mails=again")).status, 400)
    await sendAgain()
    await bookAgain()
    assert.lengthOf(await mailsOf(offer.mentor, booked), mails.length + 1)
  })

  // Falls where the link opens more than the switch of its mail: mails are forwarded.
  it("is done by the page's form, which leads back to the page, for that category alone", async () => {
    const before = unwrap(await offer.mentor.client.notifications.getPreferences())
    assert.isTrue(await mentorsMails())
    const answer = await press("mails=stop&shown=payments&category=payments")
    assert.deepStrictEqual([answer.status, answer.headers.get("location")], [303, "?saved"])
    const after = unwrap(await offer.mentor.client.notifications.getPreferences())
    const others = ({ preferences }: typeof before) => preferences.filter(({ category }) => category !== "sessions")
    assert.deepStrictEqual(others(after), others(before))
    assert.isFalse(await mentorsMails())
    const page = await (await fetch(`${link}?saved`)).text()
    assert.match(page, /role="status">Saved\./)
    assert.match(page, /<a href="[^"]+\/settings\/notifications">Sign in to turn them on again/)
    assert.notMatch(page, /<button|Payments|Messages/)
    await sendAgain()
    assert.match(await (await fetch(link)).text(), /<button[^>]*>Stop these mails<\/button>/)
  })

  it("takes no token but those that it has made, and says the same of all others", async () => {
    const token = link.slice(link.lastIndexOf("/") + 1)
    const [id = "", category = "", proof = ""] = token.split(".")
    const theirs = unwrap(await mentee.client.identity.getMe()).user.id
    const answers = new Set<string>()
    for (const forged of [
      "",
      "x",
      token.slice(1),
      `${token}A`,
      `${theirs}.${category}.${proof}`,
      `${id}.payments.${proof}`,
      `${id}.posts.${proof}`,
      `${id.toUpperCase()}.${category}.${proof}`,
      `%00${token}`,
      `${token}%0d%0aSet-Cookie:%20a=b`,
      `${"9".repeat(4000)}.${category}.${proof}`
    ]) {
      const url = `${host().baseUrl}/unsubscribe/${forged}`
      for (const answer of [await fetch(url), await post(url, oneClick, urlencoded)]) {
        assert.strictEqual(answer.status, 404, forged)
        assert.isNull(answer.headers.get("set-cookie"))
        answers.add(await answer.text())
      }
    }
    assert.strictEqual(answers.size, 1)
    assert.isTrue(await mentorsMails())
    assert.isTrue((await switchesOf(mentee, "sessions"))?.email)
    const german = await fetch(`${host().baseUrl}/unsubscribe/x`, { headers: { "accept-language": "de-AT,en;q=0.5" } })
    assert.match(await german.text(), /<html lang="de">[\s\S]*Dieser Link funktioniert nicht/)
  })

  it("changes nothing by what is no form of its own", async () => {
    const before = unwrap(await offer.mentor.client.notifications.getPreferences())
    for (const [status, body, headers] of [
      [400, "", urlencoded],
      [400, "List-Unsubscribe=Two-Clicks", urlencoded],
      [400, "shown=posts&mails=again&mails=__proto__&__proto__=y", urlencoded],
      [400, "%zz", urlencoded],
      [413, `mails=${"x".repeat(20_000)}`, urlencoded],
      [413, new Blob(["x".repeat(20_000)]).stream(), { "content-type": "multipart/form-data; boundary=x" }],
      [415, "x", { "content-type": "multipart/form-data" }],
      [400, "x", { "content-type": "multipart/form-data; boundary=x" }],
      [415, oneClick, { "content-type": "text/plain" }],
      [415, JSON.stringify({ "List-Unsubscribe": "One-Click" }), { "content-type": "application/json" }],
      [415, oneClick, { ...urlencoded, "content-encoding": "gzip" }],
      [400, new Blob(["One-Click"]), {}]
    ] as const) {
      const answer = await fetch(link, { method: "POST", body, headers, duplex: "half" } as RequestInit)
      assert.strictEqual(answer.status, status, String(body).slice(0, 40))
    }
    assert.deepStrictEqual(unwrap(await offer.mentor.client.notifications.getPreferences()), before)
  })

  it("speaks the language of whoever it belongs to, and escapes what it says", async () => {
    unwrap(await offer.mentor.client.profiles.updateProfile({ locale: "de-AT" }))
    const page = await (await fetch(link, { headers: { "accept-language": "en" } })).text()
    assert.match(page, /<html lang="de">[\s\S]*<h1>E-Mails zu „Sitzungen“<\/h1>/)
    assert.notMatch(page, /Payments|Stop these/)
    unwrap(await offer.mentor.client.profiles.updateProfile({ locale: "en" }))
  })

  it("ends with the account", async () => {
    const leaving = await newMember(host(), "Eve Gone")
    const { booking } = await book(host(), offer, leaving)
    unwrap(await offer.mentor.client.bookings.declineBooking({ id: booking.id }))
    const { headers } = await host().mail(leaving.email, "Your session was declined")
    const theirs = /^<(.+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? assert.fail("no address")
    assert.strictEqual((await fetch(theirs)).status, 200)
    unwrap(await leaving.client.personalData.eraseAccount({}))
    const gone = await until("the end", async () => {
      const answer = await fetch(theirs)
      return answer.status === 404 ? answer : undefined
    })
    assert.strictEqual(await gone.text(), await (await fetch(`${host().baseUrl}/unsubscribe/x`)).text())
    assert.strictEqual((await post(theirs, oneClick, urlencoded)).status, 404)
  })
})
