/**
 * Every list, walked to its end while rows come and go: by cursor nothing comes twice and nothing that stayed is missed, by
 * page everything comes while nothing changes. Seen to fall: a position of whole milliseconds; one without its last
 * key; an order and a comparison that disagree.
 */
import { unwrap } from "@mentorkit/client"
import { type HostEngine, hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { pagesOf } from "../../src/answer/page.js"
import { endpoints } from "../../src/routes/index.js"
import { type ListRows, listRows } from "../support/list-rows.js"
import { newWishes, type Wish } from "../support/wishes.js"

const perPage = 3
const rows = 13

interface Answer {
  readonly data: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly links: Readonly<Record<"first" | "last" | "prev" | "next", string | null>>
  readonly meta: Readonly<Record<string, unknown>> & { readonly next_cursor: string | null }
}

const paged = endpoints.filter((endpoint) => pagesOf(endpoint.operation).size > 0)
const operationOf = (list: string) => list.split(" ")[0] ?? ""

/** Three moments within one millisecond, and two beside it, so that rows of one page and of two are alike. */
const moments = (now: number): ReadonlyArray<string> => {
  const second = new Date(now + 3_600_000).toISOString().slice(0, 19)
  return ["000001", "000002", "000009", "001000", "500000"].map((micros) => `${second}.${micros}Z`)
}

describe.each(hostEngines)("lists on %s", (engine: HostEngine) => {
  const host = useHost(engine)
  let lists: Readonly<Record<string, ListRows>>
  let wishes: Readonly<Record<string, Wish>>
  beforeAll(async () => {
    wishes = await newWishes(host())
    const mentorId = String(wishes["favourites.addFavourite"]?.input["mentor_id"])
    lists = listRows(host(), wishes, { mentorId })
    unwrap(
      await host().clientOf(lists["favourites.listFavourites"]?.token).favourites.addFavourite({ mentor_id: mentorId })
    )
  })

  const ask = async (list: string, query: Readonly<Record<string, unknown>>): Promise<Answer> => {
    const endpoint = paged.find((one) => one.operation.name === operationOf(list))
    if (endpoint === undefined) throw new Error(`${list} has no route`)
    const { input, token } = lists[list] as ListRows
    const path = endpoint.path.replace(/:(\w+)/g, (_, field) => String(input[field]))
    const asked = new URLSearchParams(
      Object.entries({ ...input, ...query })
        .filter(([name]) => !endpoint.pathFields.includes(name))
        .map(([name, value]): [string, string] => [name, String(value)])
    )
    const response = await fetch(`${host().baseUrl}/api/v1${path}?${asked}`, {
      headers: { authorization: `Bearer ${token}` }
    })
    const body = (await response.json()) as { readonly data: Readonly<Record<string, Answer>> }
    assert.strictEqual(response.status, 200, `${list} ${JSON.stringify(body)}`)
    return body.data[[...pagesOf(endpoint.operation).keys()][0] ?? ""] as Answer
  }

  it("are all here", () => {
    const named = new Set(Object.keys(lists).map(operationOf))
    assert.deepStrictEqual([...named].sort(), [...new Set(paged.map(({ operation }) => operation.name))].sort())
  })

  /** One list, by page and by cursor. */
  const walkBothWays = async (list: string, { add, nameOf, remove }: ListRows) => {
    const at = moments(host().now())
    let number = 0
    const addOne = () => add(at[number++ % at.length] ?? "", number)
    const made: Array<string> = []
    while (made.length < rows) made.push(await addOne())

    // By page, while nothing changes.
    const byPage: Array<string> = []
    for (let page = 1, last = 1; page <= last; page++) {
      const { data, links, meta } = await ask(list, { page, per_page: perPage })
      last = meta["last_page"] as number
      byPage.push(...data.map(nameOf))
      assert.deepInclude(meta, { current_page: page, per_page: perPage }, list)
      assert.strictEqual(links.next === null, page === last, `${list}, next of page ${page}`)
      assert.strictEqual(meta.next_cursor === null, page === last, `${list}, cursor of page ${page}`)
    }
    assert.strictEqual(new Set(byPage).size, byPage.length, `${list} shows something twice by page`)
    assert.deepStrictEqual(
      made.filter((one) => !byPage.includes(one)),
      [],
      `${list} by page`
    )

    // By cursor: the same while nothing changes, ...
    const walk = async (between: () => Promise<unknown>) => {
      const seen: Array<string> = []
      let answer = await ask(list, { per_page: perPage })
      for (;;) {
        seen.push(...answer.data.map(nameOf))
        // One comes for each page, so an end is far nearer than this.
        assert.isBelow(seen.length, 3 * byPage.length, `${list} has no end by cursor`)
        const cursor = answer.meta.next_cursor
        if (cursor === null) return seen
        await between()
        answer = await ask(list, { per_page: perPage, cursor })
        const { from, to, current_page } = answer.meta
        assert.deepStrictEqual(
          [current_page, from, to, answer.links.last, answer.links.prev],
          [null, null, null, null, null]
        )
      }
    }
    assert.deepStrictEqual(await walk(async () => {}), byPage, `${list} by cursor`)

    // ... and while every other row goes, before and behind the page, and others come.
    const going = made.filter((_, index) => index % 2 === 0)
    const staying = made.filter((_, index) => index % 2 === 1)
    const late: Array<string> = []
    const seen = await walk(async () => {
      const gone = [going.shift(), going.pop()].filter((one) => one !== undefined)
      for (const one of gone) await remove(one)
      late.push(await addOne())
    })
    assert.strictEqual(new Set(seen).size, seen.length, `${list} shows something twice`)
    assert.deepStrictEqual(
      staying.filter((one) => !seen.includes(one)),
      [],
      `${list} misses what stayed`
    )
    assert.deepStrictEqual(
      seen.filter((one) => byPage.includes(one)),
      byPage.filter((one) => seen.includes(one)),
      `${list} is in another order`
    )

    // Several lists show the same rows: each would be longer than the one before it. Two stay for the tests of cursors.
    for (const one of [...going, ...staying, ...late].slice(2)) await remove(one)
  }

  it("by page and by cursor", async () => {
    const failures: Array<string> = []
    for (const [list, rows] of Object.entries(lists)) {
      await walkBothWays(list, rows).catch((error: unknown) => failures.push(`${list}: ${error}`))
    }
    assert.deepStrictEqual(failures, [])
  })

  it("refuse a cursor beside a page, one of another list or order, and one that nobody made", async () => {
    const { token } = lists["admin.listUsers"] as ListRows
    const get = async (target: string, as = token) => {
      const response = await fetch(`${host().baseUrl}/api/v1${target}`, { headers: { authorization: `Bearer ${as}` } })
      return [response.status, ((await response.json()) as { readonly data: unknown }).data]
    }
    const cursorOf = async (list: string) => (await ask(list, { per_page: 1 })).meta.next_cursor ?? ""
    const users = await cursorOf("admin.listUsers")
    const wrong = [422, { cursor: ["The cursor field must be the next_cursor of a page of this list, sorted alike."] }]
    assert.deepStrictEqual(await get(`/admin/users?cursor=${users}&page=1`), [
      422,
      { cursor: ["The cursor field prohibits page from being present."] }
    ])
    const forged = (...texts: ReadonlyArray<unknown>) => Buffer.from(JSON.stringify(texts)).toString("base64url")
    const id = crypto.randomUUID()
    for (const cursor of [
      await cursorOf("admin.listMentors"),
      "x",
      `${users}x`,
      "a".repeat(1000),
      forged("users"),
      forged("users", "2027-01-01T00:00:00.000000Z"),
      forged("users", "2027-01-01T00:00:00.000000Z", id, id),
      forged("users", "2027-01-01T00:00:00Z", id),
      forged("users", "2027-02-31T00:00:00.000000Z", id),
      forged("users", "2027-01-01T00:00:00.000000Z", "1' or 1=1"),
      forged("users", 1, null)
    ]) {
      assert.deepStrictEqual(await get(`/admin/users?cursor=${cursor}`), wrong, cursor)
    }
    const { token: mentee } = lists["mentorSearch.search rating"] as ListRows
    const rated = await cursorOf("mentorSearch.search rating")
    assert.deepStrictEqual(await get(`/mentee/mentors?cursor=${rated}&sort=newest`, mentee), wrong)
    assert.strictEqual((await get(`/mentee/mentors?cursor=${rated}`, mentee))[0], 200)
    const latest = await cursorOf("bookings.listMenteeBookings")
    const { token: booker } = lists["bookings.listMenteeBookings"] as ListRows
    assert.deepStrictEqual(await get(`/mentee/bookings?cursor=${latest}&sort=starts_at`, booker), wrong)
    assert.strictEqual((await get(`/mentee/bookings?cursor=${latest}`, booker))[0], 200)
  })
})
