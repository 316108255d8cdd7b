/** Finding mentors and looking at dashboards over HTTP, from the real host and by the generated client. */
import { unwrap } from "@mentorkit/client"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { Effect, Exit, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { freeSlot, type Member, newMember, newOffer, type Offer, settle } from "../support/market.js"

let scope: Scope.CloseableScope
let host: TestHost
let offer: Offer
let mentee: Member

beforeAll(async () => {
  scope = await Effect.runPromise(Scope.make())
  host = await newHost("PGlite", scope)
  offer = await newOffer(host)
  mentee = await newMember(host, "Grace Hopper")
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

const get = async (path: string, { token }: { readonly token: string } = mentee) => {
  const response = await fetch(`${host.baseUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  const body = JSON.parse(await response.text())
  return { status: response.status, body }
}
const search = async (query: string, by?: Member) => {
  const { body, status } = await get(`/mentee/mentors${query}`, by)
  assert.strictEqual(status, 200, JSON.stringify(body))
  return body.data.mentors
}

describe("GET /mentee/mentors", () => {
  it("answers a page of cards under its key, whose links keep what was asked for", async () => {
    const slot = await freeSlot(host, offer, 0)
    const { data, links, meta } = await search("?q=databas+vos&filter[rating]=&per_page=1&currency=EUR")
    assert.deepInclude(meta, { total: 1, current_page: 1, last_page: 1, per_page: 1, from: 1, to: 1 })
    assert.match(links.first, /\/mentee\/mentors\?q=databas\+vos.*&page=1$/)
    const [card] = data
    assert.hasAllKeys(card, [
      ...["id", "user_id", "username", "name", "avatar_url", "gender", "gender_label", "headline", "expertise_areas"],
      ...["languages", "location", "timezone", "years_of_experience", "hourly_rate", "currency", "average_rating"],
      ...["rating_count", "total_reviews", "total_sessions", "vacationMode", "vacationEndsAt", "next_available_at"]
    ])
    assert.deepInclude(card, {
      ...{ id: offer.mentorId, name: "Mara Voss", hourly_rate: "80.00", currency: "EUR", average_rating: "0.00" },
      ...{ total_reviews: 0, gender: null, gender_label: null, next_available_at: slot.starts_at }
    })
    assert.deepStrictEqual((await search("?q=databas+vos", offer.mentor)).data, [])
  })

  // Falls where a name with brackets is taken for a list of another name.
  it.each(["filter[rating]=1", "filter%5Brating%5D=1", "filter[rating]=5&page=1"])("reads %s", async (query) => {
    assert.deepStrictEqual((await search(`?${query}`)).data, [])
  })

  it("takes one area or several, and what else there is", async () => {
    const { expertise_areas: areas } = unwrap(await mentee.client.profiles.listExpertiseAreas())
    const [mine, other] = areas.map(({ id }) => id)
    const { mentorSearch } = mentee.client
    const totals = [
      { expertise: mine ?? "" },
      { expertise: [other ?? "", mine ?? ""] },
      { expertise: [other ?? ""] },
      { min_price: 80, max_price: "80.00" },
      { min_price: "80.01" },
      { available_from: "2020-01-01T00:00:00Z" },
      { available_until: "2020-01-01T00:00:00Z" },
      { "filter[rating]": 3 },
      { gender: 2 as const }
    ].map(async (asked) => unwrap(await mentorSearch.search({ q: "mara voss", ...asked })).mentors.meta.total)
    assert.deepStrictEqual(await Promise.all(totals), [1, 1, 0, 1, 0, 1, 0, 0, 0])
    assert.lengthOf((await search(`?q=voss&expertise[]=${other}&expertise[]=${mine}`)).data, 1)
  })

  it.each([
    ["gender=5", "gender", "The selected gender is invalid."],
    ["sort=cheapest", "sort", "The selected sort is invalid."],
    ["filter[rating]=6", "filter[rating]", "The filter[rating] field must be between 1 and 5."],
    ["filter[rating]=good", "filter[rating]", "The filter[rating] field must be an integer."],
    ["expertise=7", "expertise", "The expertise field must be a valid UUID."],
    ["skill=ts", "skill", "The skill field must be a valid UUID."],
    ["currency=XXX", "currency", "The currency field must be a valid currency."],
    ["min_price=-1", "min_price", "The min price field must be a number."],
    ["available_from=soon", "available_from", "The available from field must be a valid date."],
    [`q=${"a".repeat(101)}`, "q", "The q field must not be greater than 100 characters."],
    ["per_page=51", "per_page", "The per page field must be between 1 and 50."]
  ])("refuses %s", async (query, field, message) => {
    const { body, status } = await get(`/mentee/mentors?${query}`)
    assert.deepStrictEqual([status, body.data], [422, { [field]: [message] }])
  })

  it("is for whoever is signed in", async () => {
    assert.strictEqual((await get("/mentee/mentors", { token: "" })).status, 401)
  })
})

describe("dashboards", () => {
  it("show a mentee whom to ask and what is ahead", async () => {
    const { booking } = await settle(host, offer, mentee)
    const { dashboards } = mentee.client
    const { featured_mentors: featured, ...ahead } = unwrap(await dashboards.getMenteeDashboard())
    // The demo market has mentors of its own, whom nobody has reviewed either.
    assert.lengthOf(featured, 6)
    assert.deepStrictEqual(new Set(featured.map((one) => one.average_rating)), new Set([null]))
    assert.isTrue(featured.some(({ id }) => id === offer.mentorId))
    assert.deepStrictEqual(
      [ahead.upcoming_sessions_count, ahead.upcoming_sessions.map(({ id }) => id)],
      [1, [booking.id]]
    )
  })

  it("show a mentor what waits, what is ahead and what was earned", async () => {
    const { client } = offer.mentor
    const dashboard = unwrap(await client.dashboards.getMentorDashboard())
    const { upcoming_sessions: sessions, earnings, ...rest } = dashboard
    assert.lengthOf(sessions, 1)
    assert.deepStrictEqual(rest, {
      ...{ approval_status: "approved", approval_status_label: "Approved", pending_approval_banner: null },
      ...{ upcoming_sessions_count: 1, pending_requests_count: 0, total_sessions: 0 },
      ratings: {
        ...{ average_rating: "0.00", rating_count: 0, total_reviews: 0 },
        rating_breakdown: { "5": 0, "4": 0, "3": 0, "2": 0, "1": 0 }
      }
    })
    const { available_balance, currencies, pending_clearance } = unwrap(await client.earnings.getSummary())
    assert.deepStrictEqual(earnings, [{ currency: "EUR", available_balance, pending_clearance }])
    assert.lengthOf(currencies, 1)
  })

  it("work while a mentor waits for approval, and say so", async () => {
    const applicant = await newMember(host, "Ada Nov")
    const [area] = unwrap(await applicant.client.profiles.listExpertiseAreas()).expertise_areas
    assert.strictEqual((await get("/mentor/dashboard", applicant)).status, 404)
    const application = { headline: "Soon", timezone: "UTC", currency: "EUR", hourly_rate: "10.00" }
    const expertise_area_ids = [area?.id ?? ""]
    const { onboarding } = unwrap(
      await applicant.client.profiles.submitOnboarding({ role: "mentor", ...application, expertise_area_ids })
    )
    const { pending_approval_banner: banner, ...rest } = unwrap(await applicant.client.dashboards.getMentorDashboard())
    assert.deepInclude(rest, { approval_status: "pending", approval_status_label: "Pending", upcoming_sessions: [] })
    assert.deepInclude(banner, { title: "Your application is being reviewed", submitted_at: onboarding.submitted_at })
    assert.deepStrictEqual((await search("?q=ada+nov")).data, [])
  })
})
