/** The directory over HTTP: what guests and search engines see of mentors. */
import { unwrap } from "@mentorkit/client"
import { isPublic } from "@mentorkit/core/directory"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { newOffer, type Offer } from "../support/market.js"
import { ask } from "../support/raw-client.js"

describe("the directory over HTTP", () => {
  const host = useHost("PGlite")
  let offer: Offer
  beforeAll(async () => {
    offer = await newOffer(host())
    unwrap(
      await offer.mentor.client.profiles.updateProfile({
        gender: 2,
        address: "Torstrasse 12",
        city: "Berlin",
        country: "Germany"
      })
    )
  })

  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    // `fetch` would ask past all that is kept.
    const answer = await ask(host().baseUrl, {
      method: "GET",
      target: `/api/v1${path}`,
      headers: Object.entries(headers)
    })
    return { ...answer, body: answer.text === "" ? {} : JSON.parse(answer.text) }
  }
  const page = () => `/public/mentors/${offer.mentorId}`
  const isListed = async () => {
    const { body } = await get("/public/mentors?per_page=50")
    return body.data.mentors.data.some(({ id }: { readonly id: string }) => id === offer.mentorId)
  }
  const setOf = (column: string, value: unknown) =>
    host().sql(
      (sql) => sql`update users set ${sql(column)} = ${value} where id = (
        select user_id from mentor_profiles where id = ${offer.mentorId})`
    )

  it("shows what the search shows, without what is not for everybody", async () => {
    const { body, status } = await get("/public/mentors?q=mara")
    assert.deepStrictEqual([status, body.message], [200, "Mentors fetched successfully."])
    const [card] = body.data.mentors.data
    const found = unwrap(await offer.mentor.client.mentorSearch.search({})).mentors.data
    assert.notInclude(
      found.map(({ id }) => id),
      card.id,
      "Mentors do not find themselves"
    )
    assert.strictEqual(card.id, offer.mentorId)
    for (const { text } of [await get("/public/mentors"), await get(page())]) {
      assert.notMatch(text, /gender|Torstrasse|connection_status|is_following|chat_thread|@example\.com/)
    }
    const { mentor } = (await get(page())).body.data
    assert.deepStrictEqual(mentor.location, { city: "Berlin", state: null, country: "Germany", country_code: "DE" })
    assert.deepInclude(mentor.mentor_profile, { id: offer.mentorId, approval_status: "approved" })
    // It is no filter here, or it would tell.
    const [all, men] = [await get("/public/mentors"), await get("/public/mentors?gender=1")]
    assert.deepStrictEqual(men.body.data.mentors.data, all.body.data.mentors.data)
  })

  it("may be kept for a minute by everybody, and is not sent twice", async () => {
    for (const path of [page(), "/public/mentors?per_page=1"]) {
      const first = await get(path)
      assert.strictEqual(first.headers.get("cache-control"), "public, max-age=60")
      const tag = first.headers.get("etag") ?? ""
      assert.match(tag, /^W\/".+"$/)
      const again = await get(path, { "if-none-match": tag })
      assert.deepStrictEqual([again.status, again.text, again.headers.get("etag")], [304, "", tag])
      assert.deepStrictEqual((await get(path, { "if-none-match": 'W/"other"' })).text, first.text)
    }
    unwrap(await offer.mentor.client.profiles.updateMentorProfile({ headline: "Databases, calmly" }))
    assert.match((await get(page())).text, /Databases, calmly/)
    // What is refused is kept by nobody.
    assert.strictEqual((await get("/public/mentors?sort=luck")).headers.get("cache-control"), "no-store")
    assert.strictEqual((await get(`/public/mentors/${crypto.randomUUID()}`)).headers.get("cache-control"), "no-store")
  })

  it("leaves out who does not want to be in it, and who is banned or suspended", async () => {
    const isGone = async () => {
      assert.isFalse(await isListed())
      const { body, status } = await get(page())
      assert.deepStrictEqual([status, body.message], [404, "Mentor not found."])
    }
    const { profiles } = offer.mentor.client
    const { mentor_profile } = unwrap(await profiles.updateMentorProfile({ is_publicly_listed: false }))
    assert.isFalse(mentor_profile.is_publicly_listed)
    await isGone()
    unwrap(await profiles.updateMentorProfile({ is_publicly_listed: true }))
    assert.isTrue(await isListed())
    for (const [column, hidden, shown] of [
      ["banned_at", new Date(), null],
      ["is_active", false, true]
    ] as const) {
      await setOf(column, hidden)
      await isGone()
      await setOf(column, shown)
      assert.isTrue(await isListed())
    }
  })

  it("is closed by a setting", async () => {
    const admin = host().clientOf(await host().signInAdmin())
    const set = async (value: boolean) => {
      unwrap(await admin.admin.updateSettings({ settings: { [isPublic.key]: value } }))
      await host().advance(0)
    }
    await set(false)
    for (const path of ["/public/mentors", page()]) {
      const { body, headers, status } = await get(path)
      assert.deepStrictEqual(
        [status, headers.get("x-error-code"), body.message],
        [404, "DirectoryClosed", "Please sign in to find mentors."]
      )
    }
    await set(true)
    assert.isTrue(await isListed())
  })
})
