/** Favourites over HTTP, from the real host. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { type Member, newMember, newOffer, type Offer } from "../support/market.js"

const path = "/mentee/favourites"
const unknown = crypto.randomUUID()

describe("favourites over HTTP", () => {
  const host = useHost("PGlite")
  let offer: Offer
  let mentee: Member
  beforeAll(async () => {
    offer = await newOffer(host())
    mentee = await newMember(host(), "Grace Hopper")
  })

  const send = async (method: string, target: string, token = mentee.token) => {
    const response = await fetch(`${host().baseUrl}/api/v1${target}`, {
      method,
      headers: token === "" ? {} : { authorization: `Bearer ${token}` }
    })
    const body = JSON.parse(await response.text())
    return { status: response.status, code: response.headers.get("x-error-code"), body }
  }
  const idsOf = async () => (await send("GET", path)).body.data.favourites.data.map(({ id }: { id: string }) => id)
  const setApproval = (status: string) =>
    host().sql((sql) => sql`update mentor_profiles set approval_status = ${status} where id = ${offer.mentorId}`)

  it("are added once, listed as cards with their moment, and removed", async () => {
    const mine = `${path}/${offer.mentorId}`
    const added = await send("PUT", mine)
    assert.strictEqual(added.status, 200, JSON.stringify(added.body))
    assert.deepInclude(added.body, { status: "success", message: "Favourite added successfully." })
    const { favourite } = added.body.data
    assert.deepStrictEqual(Object.keys(favourite), ["mentor_id", "favourited_at"])
    assert.deepStrictEqual(await send("PUT", mine.toUpperCase().replace(path.toUpperCase(), path)), added)

    const { body, status } = await send("GET", path)
    assert.deepStrictEqual([status, body.message], [200, "Favourites fetched successfully."])
    const { data, links, meta } = body.data.favourites
    assert.deepInclude(meta, { total: 1, current_page: 1, last_page: 1, per_page: 15 })
    assert.match(links.first, /\/mentee\/favourites\?page=1$/)
    const found = unwrap(await mentee.client.mentorSearch.search({ q: "mara voss" })).mentors.data
    const card = found.find(({ id }) => id === offer.mentorId)
    assert.deepStrictEqual(data, [{ ...card, favourited_at: favourite.favourited_at }])

    for (let times = 0; times < 2; times++) {
      const removed = await send("DELETE", mine)
      assert.deepStrictEqual(
        [removed.status, removed.body],
        [200, { status: "success", message: "Favourite removed successfully.", data: {} }]
      )
      assert.deepStrictEqual(await idsOf(), [])
    }
  })

  it("are hidden with their mentor, can be removed then, and come back with them", async () => {
    const { favourites } = mentee.client
    unwrap(await favourites.addFavourite({ mentor_id: offer.mentorId }))
    await setApproval("suspended")
    assert.deepStrictEqual(await idsOf(), [])
    assert.strictEqual((await send("PUT", `${path}/${offer.mentorId}`)).status, 404)
    await setApproval("approved")
    assert.deepStrictEqual(await idsOf(), [offer.mentorId])
    await setApproval("suspended")
    assert.strictEqual((await send("DELETE", `${path}/${offer.mentorId}`)).status, 200)
    await setApproval("approved")
    assert.deepStrictEqual(await idsOf(), [])
  })

  it.each([unknown, "x", "%20"])("of a mentor that nobody knows there is none: %s", async (id) => {
    const { body, code, status } = await send("PUT", `${path}/${id}`)
    assert.deepStrictEqual(
      [status, code, body],
      [404, "MentorProfileNotFound", { status: "error", message: "Mentor profile not found.", data: {} }]
    )
    assert.strictEqual((await send("DELETE", `${path}/${id}`)).status, 200)
  })

  it("are 500 at most", async () => {
    const { email, token } = await newMember(host(), "Ada Marsh")
    await host().sql(
      (sql) => sql`
        with made as (
          insert into users (id, full_name, username, email, timezone, is_active, created_at, updated_at)
          select gen_random_uuid(), 'Maya', 'maya-' || n, 'maya-' || n || '@example.com', 'UTC', true, now(), now()
          from generate_series(1, 500) n returning id
        ), mentors as (
          insert into mentor_profiles (id, user_id, headline, timezone, currency, hourly_rate_minor, years_of_experience,
            approval_status, submitted_at, approved_at, created_at, updated_at)
          select id, id, 'Soon', 'UTC', 'USD', 8000, 5, 'approved', now(), now(), now(), now() from made returning id
        )
        insert into favourites (user_id, mentor_id, favourited_at)
        select (select id from users where email = ${email}), id, now() from mentors`
    )
    const { body, code, status } = await send("PUT", `${path}/${offer.mentorId}`, token)
    assert.deepStrictEqual([status, code], [422, "TooManyFavourites"])
    assert.deepStrictEqual(body, {
      status: "error",
      message: "You already have 500 favourites. Remove one of them before you add another.",
      data: { limit: 500 }
    })
  })

  it.each(["page=0", "per_page=51"])("refuse %s", async (query) => {
    const { body, code, status } = await send("GET", `${path}?${query}`)
    assert.deepStrictEqual([status, code], [422, "InvalidInput"])
    assert.hasAllKeys(body.data, [query.split("=")[0]])
  })

  it.each([
    ["GET", path],
    ["PUT", `${path}/${unknown}`],
    ["DELETE", `${path}/${unknown}`]
  ])("are for whoever is signed in: %s %s", async (method, target) => {
    const { code, status } = await send(method, target, "")
    assert.deepStrictEqual([status, code], [401, "Unauthenticated"])
  })
})
