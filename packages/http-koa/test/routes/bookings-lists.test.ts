/** The lists of bookings: who sees which of them, filtered, sorted and in pages. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { assert, beforeAll, describe, it } from "vitest"
import { bookingsSite, invalid, unknownId } from "../support/bookings-site.js"

const site = bookingsSite()
const hour = 60

interface Listed {
  readonly name: string
  readonly id: string
  readonly startsAt: string
}

/** Five sessions of two mentors with one mentee, an hour apart, and one of somebody else's. */
const fill = async () => {
  const [theo, nora] = [await site.newBuyer("Theo Lind"), await site.newBuyer("Nora Feld")]
  const [maya, olga] = [
    await site.offerOf({ priceMinor: 0n }),
    await site.offerOf({ priceMinor: 8000n, after: 3 * hour })
  ]
  const listed: Array<Listed> = []
  const add = async (name: string, token: string, slotId: string) => {
    const { body, status } = await site.book(token, slotId)
    assert.strictEqual(status, 201)
    listed.push({ name, id: body.data.booking.id, startsAt: body.data.booking.startsAt })
    return body.data.booking.id
  }
  await add("requested", theo.token, maya.slotId)
  await site.post(
    `/mentor/bookings/${await add("confirmed", theo.token, await site.slotOf(maya, hour))}/accept`,
    maya.token
  )
  const cancelled = await add("cancelled", theo.token, await site.slotOf(maya, 2 * hour))
  await site.post(`/mentee/bookings/${cancelled}/cancel`, theo.token)
  await add("unpaid", theo.token, olga.slotId)
  await site.pay(await add("paid", theo.token, await site.slotOf(olga, 4 * hour)))
  await add("nora's", nora.token, await site.slotOf(maya, 5 * hour))
  // Whole seconds, as slots have in life: a client reads of a moment what the moment is.
  await site.run(
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.zipRight(
        sql`update slots set starts_at = date_trunc('second', starts_at)`,
        sql`update bookings set starts_at = date_trunc('second', starts_at)`
      )
    )
  )
  return { theo, nora, maya, olga, listed }
}

describe("lists of bookings", () => {
  let world: Awaited<ReturnType<typeof fill>>
  beforeAll(async () => {
    world = await fill()
  })

  const moment = (name: string) => world.listed.find((one) => one.name === name)?.startsAt ?? assert.fail(name)
  const ask = (side: "mentee" | "mentor", token: string, query: string) => site.get(`/${side}/bookings?${query}`, token)
  const names = async (side: "mentee" | "mentor", token: string, query: string) => {
    const { body, status } = await ask(side, token, query)
    assert.deepStrictEqual([status, body.message], [200, "Bookings fetched successfully."], `${query} ${body.message}`)
    return body.data.bookings.data.map(({ id }: Listed) => world.listed.find((one) => one.id === id)?.name)
  }
  const theirs = (query: string) => names("mentee", world.theo.token, query)

  it("have the latest session first, and are everybody's own", async () => {
    assert.deepStrictEqual(await theirs(""), ["paid", "unpaid", "cancelled", "confirmed", "requested"])
    assert.deepStrictEqual(await names("mentee", world.nora.token, ""), ["nora's"])
    const [maya, olga] = [await names("mentor", world.maya.token, ""), await names("mentor", world.olga.token, "")]
    assert.deepStrictEqual(maya, ["nora's", "cancelled", "confirmed", "requested"])
    // What nobody has paid is not there for the mentor.
    assert.deepStrictEqual(olga, ["paid"])
    assert.deepStrictEqual(await names("mentee", world.maya.token, ""), [])
    const guest = await site.host.send("GET", "/mentee/bookings")
    assert.strictEqual(guest.status, 401)
    const mentee = await ask("mentor", world.theo.token, "")
    assert.deepStrictEqual([mentee.status, mentee.body.message], [404, "Mentor profile not found."])
  })

  // Falls where one value is wanted and a list of one comes, or the other way round.
  it.each([
    ["status=confirmed", ["confirmed"]],
    ["status[]=confirmed", ["confirmed"]],
    ["status[]=confirmed&status[]=paid", ["paid", "confirmed"]],
    ["status[0]=confirmed&status[1]=paid", ["paid", "confirmed"]],
    ["status%5B%5D=confirmed&status%5B%5D=paid", ["paid", "confirmed"]],
    ["status=confirmed&status=paid", ["paid", "confirmed"]],
    ["status=confirmed&status=confirmed", ["confirmed"]],
    ["status=refunded", []],
    ["status=", ["paid", "unpaid", "cancelled", "confirmed", "requested"]],
    ["unknown=1", ["paid", "unpaid", "cancelled", "confirmed", "requested"]]
  ])("by state: %s", async (query, expected) => assert.deepStrictEqual(await theirs(query), expected))

  it("begin from a moment on and before another, whatever its offset", async () => {
    const [from, until] = [moment("confirmed"), moment("unpaid")]
    const shifted = (text: string, hours: number) =>
      new Date(Date.parse(text) + hours * 3_600_000).toISOString().replace(/\.000Z$/, `+0${hours}:00`)
    assert.match(from, /\+00:00$/)
    const inside = ["cancelled", "confirmed"]
    // A plus that nobody has encoded arrives as a blank.
    for (const [one, other] of [
      [from, until],
      [encodeURIComponent(from), encodeURIComponent(until)],
      [from.replace("+00:00", "Z"), until.replace("+00:00", "Z")],
      [shifted(from, 2), encodeURIComponent(shifted(until, 5))]
    ]) {
      assert.deepStrictEqual(await theirs(`from=${one}&until=${other}`), inside, one)
    }
    assert.deepStrictEqual(await theirs(`from=${until}`), ["paid", "unpaid"])
    assert.deepStrictEqual(await theirs(`until=${from}`), ["requested"])
    assert.deepStrictEqual(await theirs(`from=${until}&until=${from}`), [])
    assert.deepStrictEqual(await theirs(`from=${from}&status=cancelled`), ["cancelled"])
  })

  it("are those with one person", async () => {
    const { maya, nora, olga, theo } = world
    assert.deepStrictEqual(await theirs(`mentor_id=${olga.mentorId}`), ["paid", "unpaid"])
    assert.deepStrictEqual(await theirs(`mentor_id=${maya.mentorId}&status=requested`), ["requested"])
    assert.deepStrictEqual(await theirs(`mentor_id=${unknownId}`), [])
    const ofMaya = (query: string) => names("mentor", maya.token, query)
    assert.deepStrictEqual(await ofMaya(`mentee_id=${nora.userId}`), ["nora's"])
    assert.deepStrictEqual(await ofMaya(`mentee_id=${theo.userId}`), ["cancelled", "confirmed", "requested"])
    // Each side is filtered by the other one only.
    assert.lengthOf(await ofMaya(`mentor_id=${olga.mentorId}`), 4)
    assert.lengthOf(await theirs(`mentee_id=${nora.userId}`), 5)
  })

  it("come in the order that is asked for, page by page, with their filters in every link", async () => {
    assert.deepStrictEqual(await theirs("sort=starts_at"), ["requested", "confirmed", "cancelled", "unpaid", "paid"])
    assert.deepStrictEqual(await theirs("sort=-starts_at&per_page=1"), ["paid"])
    const query = "sort=starts_at&per_page=2"
    assert.deepStrictEqual(await theirs(`${query}&page=2`), ["cancelled", "unpaid"])
    assert.deepStrictEqual(await theirs(`${query}&page=4`), [])
    const { body } = await ask("mentee", world.theo.token, "status[]=paid&status[]=requested&per_page=1")
    const { links, meta } = body.data.bookings
    assert.isString(meta.next_cursor)
    assert.deepStrictEqual(meta, {
      next_cursor: meta.next_cursor,
      current_page: 1,
      from: 1,
      last_page: 2,
      path: "https://api.test/api/v1/mentee/bookings",
      per_page: 1,
      to: 1,
      total: 2
    })
    const next = new URL(links.next)
    assert.deepStrictEqual(
      [next.searchParams.get("page"), next.searchParams.getAll("status[]")],
      ["2", ["paid", "requested"]]
    )
    assert.isNull(links.prev)
    assert.deepStrictEqual(await theirs(next.search.slice(1)), ["requested"])
  })

  it.each([
    ["status=lost", "status", "The selected status is invalid."],
    ["status[]=paid&status[]=lost", "status.1", "The selected status.1 is invalid."],
    ["from=yesterday", "from", "The from field must be a valid date."],
    ["until=2027-02-30T00:00:00Z", "until", "The until field must be a valid date."],
    ["mentor_id=nobody", "mentor_id", "The mentor id field must be a valid UUID."],
    ["sort=price", "sort", "The selected sort is invalid."],
    ["per_page=51", "per_page", "The per page field must be between 1 and 50."],
    ["page=0", "page", "The page field must be at least 1."]
  ])("422 for %s", async (query, field, message) =>
    assert.deepStrictEqual(await ask("mentee", world.theo.token, query), invalid(field, message))
  )
})
