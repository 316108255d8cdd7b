/** A mentor's calendar as calendar programs read it: by a secret address, from the real host. */
import { unwrap } from "@mentorkit/client"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Scope } from "effect"
import ICAL from "ical.js"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { secretOf } from "../support/calendar-feeds.js"
import { newCollector } from "../support/collector.js"
import { book, bookAndPay, type Member, newMember, newOffer, pay } from "../support/market.js"
import { ask as askPlainly } from "../support/raw-client.js"

let scope: Scope.CloseableScope
let host: TestHost
let collector: Awaited<ReturnType<typeof newCollector>>
const output: Array<string> = []
/** All that were ever told, for whoever looks for them where they must not be. */
const secrets: Array<string> = []
let addresses = 0

beforeAll(async () => {
  collector = await newCollector()
  for (const method of ["log", "error", "warn", "info", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...parts: ReadonlyArray<unknown>) => void output.push(parts.join(" "))
    )
  }
  scope = await Effect.runPromise(Scope.make())
  host = await newHost("PGlite", scope, {
    logLevel: "debug",
    trustedProxies: 1,
    tracing: { endpoint: collector.endpoint, serviceName: "mentorkit-test", ratio: 1 }
  })
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  vi.restoreAllMocks()
  collector.close()
})

const newFeed = async ({ client }: Member) => {
  const { calendar_feed: feed } = unwrap(await client.calendarFeeds.createFeed({}))
  secrets.push(secretOf(feed.url))
  return feed.url
}

const ask = async (url: string, init: RequestInit = {}, address = `10.9.0.${addresses++ % 250}`) => {
  const path = url.replace(/^https?:\/\/[^/]+/, "")
  const response = await fetch(host.baseUrl + path, {
    ...init,
    headers: { "x-forwarded-for": address, ...init.headers }
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** `fetch` itself adds that it wants no answer out of a cache, and so gets a whole one. */
const askUnlessKnown = (url: string, etag: string) =>
  askPlainly(host.baseUrl, { method: "GET", target: new URL(url).pathname, headers: [["If-None-Match", etag]] })

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => {
    const read = (name: string) => event.getFirstPropertyValue(name)
    const moment = (name: string) => (read(name) as ICAL.Time).toJSDate().toISOString()
    return {
      uid: String(read("uid")),
      status: String(read("status")),
      sequence: Number(read("sequence")),
      summary: String(read("summary")),
      description: String(read("description")),
      start: moment("dtstart"),
      end: moment("dtend"),
      changed: moment("last-modified"),
      alarms: event.getAllSubcomponents("valarm").length
    }
  })
const eventsAt = async (url: string) => eventsIn((await ask(url)).text)

const notFound = '{"status":"error","message":"Calendar not found.","data":{}}'
const assertUnknown = async (url: string) => {
  const { headers, status, text } = await ask(url)
  assert.deepStrictEqual([status, text, headers.get("x-error-code")], [404, notFound, "CalendarFeedNotFound"], url)
  assert.deepStrictEqual([headers.get("cache-control"), headers.get("etag")], ["no-store", null])
}

describe("a calendar's address", () => {
  it("is made of the host's own address and a secret of which a hash is kept", async () => {
    const { mentor } = await newOffer(host)
    const response = await fetch(`${host.baseUrl}/api/v1/mentor/calendar-feed`, {
      method: "POST",
      headers: { authorization: `Bearer ${mentor.token}`, "x-forwarded-host": "evil.test", host: "evil.test" }
    })
    assert.deepStrictEqual([response.status, response.headers.get("cache-control")], [201, "no-store"])
    const { data } = (await response.json()) as { data: { calendar_feed: { url: string; created_at: string } } }
    assert.hasAllKeys(data.calendar_feed, ["url", "created_at"])
    const { url } = data.calendar_feed
    assert.match(url, new RegExp(`^http://localhost:${new URL(host.baseUrl).port}/calendar/[\\w-]{43}\\.ics$`))
    secrets.push(secretOf(url))
    const rows = await host.sql<{ readonly told: string }>((sql) => sql`select f::text as told from calendar_feeds f`)
    assert.isTrue(rows.some(({ told }) => /,[0-9a-f]{64},/.test(told)))
    for (const { told } of rows) assert.notInclude(told, secretOf(url))
    assert.strictEqual((await ask(url)).status, 200)
  })

  it("opens nothing once it is rotated or revoked, and then it is as unknown as any other", async () => {
    const { mentor } = await newOffer(host)
    const first = await newFeed(mentor)
    const second = await newFeed(mentor)
    assert.strictEqual((await ask(second)).status, 200)
    await assertUnknown(first)
    for (let times = 0; times < 2; times++) {
      assert.isTrue((await mentor.client.calendarFeeds.revokeFeed({})).ok)
      await assertUnknown(second)
    }
    const secret = secretOf(second)
    const malformed = ["x", "%00", "a%00b", "%20", `%20${secret}`, `${secret}%20`, secret.slice(1), `${secret}x`]
    for (const one of [...malformed, "a".repeat(43), "x".repeat(5000), "%27%20or%201=1--", "..%2f..%2fme"]) {
      await assertUnknown(`/calendar/${one}.ics`)
    }
    for (const path of ["/calendar/.ics", `/calendar/${secret}`, `/api/v1/calendar/${secret}.ics`]) {
      assert.strictEqual((await ask(path)).status, 404, path)
    }
  })

  // Falls where the account is not looked at.
  it("goes with the account: banned, put out of use, erased", async () => {
    const { mentor } = await newOffer(host)
    const url = await newFeed(mentor)
    const set = (column: "banned_at" | "is_active", value: Date | boolean | null) =>
      host.sql((sql) => sql`update users set ${sql(column)} = ${value} where email = ${mentor.email}`)
    for (const [column, off, on] of [
      ["banned_at", new Date(), null],
      ["is_active", false, true]
    ] as const) {
      await set(column, off)
      await assertUnknown(url)
      await set(column, on)
      assert.strictEqual((await ask(url)).status, 200)
    }
    const count = () => host.sql<{ readonly n: number }>((sql) => sql`select count(*)::int as n from calendar_feeds`)
    const [before] = await count()
    unwrap(await mentor.client.personalData.eraseAccount({}))
    await assertUnknown(url)
    const [after] = await count()
    assert.strictEqual(after?.n, (before?.n ?? 0) - 1)
  })

  it("works for a suspended mentor, who still has sessions to give", async () => {
    const { mentor, mentorId } = await newOffer(host)
    const url = await newFeed(mentor)
    await host.sql((sql) => sql`update mentor_profiles set approval_status = 'suspended' where id = ${mentorId}`)
    assert.strictEqual((await ask(url)).status, 200)
  })

  it("is counted by the address that asks", async () => {
    const statuses: Array<number> = []
    for (let round = 0; round < 16; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/calendar/guess.ics", {}, "10.8.0.1")))
      statuses.push(...answers.map(({ status }) => status))
    }
    assert.deepStrictEqual([...new Set(statuses)].sort(), [404, 429])
    assert.isAtLeast(statuses.filter((status) => status === 404).length, 300)
    assert.strictEqual((await ask("/calendar/guess.ics", {}, "10.8.0.2")).status, 404)
  })
})

describe("a calendar", () => {
  it("is text of its own type for its reader alone, and is not sent again unless it has changed", async () => {
    const offer = await newOffer(host, { isFree: true })
    const url = await newFeed(offer.mentor)
    const { headers, status, text } = await ask(url)
    assert.strictEqual(status, 200)
    const told = (name: string) => headers.get(name)
    assert.deepStrictEqual(
      ["content-type", "cache-control", "x-content-type-options", "x-robots-tag", "content-disposition"].map(told),
      [
        "text/calendar; charset=utf-8",
        "private, max-age=300",
        "nosniff",
        "noindex, nofollow",
        'attachment; filename="sessions.ics"'
      ]
    )
    assert.deepStrictEqual(eventsIn(text), [])
    const etag = told("etag") ?? assert.fail("no ETag")
    const again = await askUnlessKnown(url, etag)
    assert.deepStrictEqual([again.status, again.text, again.headers.get("etag")], [304, "", etag])
    const head = await ask(url, { method: "HEAD" })
    assert.deepStrictEqual([head.status, head.text, head.headers.get("etag")], [200, "", etag])
    await book(host, offer, await newMember(host, "Theo Lind"))
    const changed = await askUnlessKnown(url, etag)
    assert.strictEqual(changed.status, 200)
    assert.notStrictEqual(changed.headers.get("etag"), etag)
    assert.strictEqual(eventsIn(changed.text).length, 1)
  })

  // Falls where what nobody has paid is shown, where the revision is not counted, or where a note is told.
  it("follows a booking from its payment to its end, and tells neither note, money nor addresses", async () => {
    const [offer, mentee] = [await newOffer(host), await newMember(host, "Theo Lind")]
    const { bookings } = offer.mentor.client
    const url = await newFeed(offer.mentor)
    const booked = await book(host, offer, mentee, "A note in confidence")
    assert.deepStrictEqual(await eventsAt(url), [])
    await pay(booked.payment_url ?? "")
    const paid = await until("the paid booking", async () => (await eventsAt(url))[0])
    assert.deepInclude(paid, {
      status: "TENTATIVE",
      summary: "Schema review with Theo Lind",
      start: new Date(booked.slot.starts_at).toISOString(),
      end: new Date(booked.slot.ends_at).toISOString(),
      alarms: 1
    })
    assert.strictEqual(paid.uid, `${booked.booking.id}-${booked.slot.id}@localhost`)
    unwrap(await bookings.acceptBooking({ id: booked.booking.id }))
    const declined = await bookAndPay(host, offer, mentee)
    unwrap(await bookings.declineBooking({ id: declined.booking.id, reason: "Ill" }))
    const { text } = await ask(url)
    const events = eventsIn(text)
    assert.strictEqual(events.length, 2)
    const [confirmed, off] = [booked, declined].map(({ booking }) =>
      events.find(({ uid }) => uid.startsWith(booking.id))
    )
    assert.deepInclude(confirmed, { uid: paid.uid, status: "CONFIRMED", alarms: 1 })
    assert.isAbove(confirmed?.sequence ?? 0, paid.sequence)
    assert.deepInclude(off, { status: "CANCELLED", alarms: 0 })
    for (const own of ["confidence", "Ill", "80.00", "EUR", mentee.email, "@example"]) assert.notInclude(text, own)
    // Another mentor's calendar has nothing of it.
    assert.deepStrictEqual(await eventsAt(await newFeed((await newOffer(host)).mentor)), [])
    await host.advance(40 * 86_400)
    assert.deepStrictEqual(await eventsAt(url), [])
  })

  // Falls where names and titles are written as they are.
  it("stays one event a session whatever people and sessions are called", async () => {
    const offer = await newOffer(host, { isFree: true })
    const mentee = await newMember(host, "Mallory Odd")
    const url = await newFeed(offer.mentor)
    await book(host, offer, mentee)
    const injection = "x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:evil\nATTACH:http://evil.test"
    const wild = [injection, "a,b;c\\n\\", "漢".repeat(100), "👩‍👩‍👧".repeat(20), "\u2028BEGIN:VALARM\u0085", ":;=\"'"]
    for (const name of wild) {
      await host.sql((sql) => sql`update users set full_name = ${name} where email = ${mentee.email}`)
      await host.sql((sql) => sql`update session_types set title = ${name} where id = ${offer.sessionTypeId}`)
      const { text } = await ask(url)
      for (const line of text.split("\r\n")) {
        assert.isAtMost(Buffer.byteLength(line), 75)
        assert.notMatch(line, /[\r\n\u2028\u2029\u0085]/)
      }
      const shown = name.replace(/[\s\u0085]+/g, " ").trim()
      const [event, ...more] = eventsIn(text)
      assert.deepStrictEqual(more, [])
      assert.strictEqual(event?.summary, `${shown} with ${shown}`)
      assert.strictEqual(text.match(/^(?:SUMMARY|ATTACH|BEGIN:VEVENT)/gm)?.length, 2)
    }
  })
})

describe("a secret in an address", () => {
  // Falls where a path is logged, or is an attribute of a span.
  it("is in no log and in no trace", async () => {
    await host.sql((sql) => sql`alter table calendar_feeds rename to calendar_feeds_away`)
    const lost = secrets.at(-1) ?? assert.fail("no secret")
    assert.strictEqual((await ask(`/calendar/${lost}.ics`)).status, 500)
    await host.sql((sql) => sql`alter table calendar_feeds_away rename to calendar_feeds`)
    await until(
      "the spans of a reading that failed",
      async () =>
        collector.spans.some(({ name, status }) => name === "calendarFeeds.readFeed" && status.code === 2) || undefined
    )
    const log = output.join("\n")
    assert.match(log, /"operation":"calendarFeeds\.readFeed"/)
    assert.match(log, /A request failed/)
    assert.isAbove(secrets.length, 5)
    for (const secret of secrets) {
      assert.lengthOf(secret, 43)
      assert.notInclude(log, secret)
      assert.notInclude(collector.text(), secret)
    }
    const metrics = await (await fetch(`${host.baseUrl}/metrics`)).text()
    assert.notInclude(metrics, "/calendar/")
  })
})
