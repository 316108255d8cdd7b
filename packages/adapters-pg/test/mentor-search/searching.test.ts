/** What a search of mentors finds, in which order, and how it is shown. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { wordsOf } from "@mentorkit/core/internal/mentor-search"
import { Currency, type User } from "@mentorkit/core/kernel"
import { Settings } from "@mentorkit/core/kernel/ports"
import { maxFound } from "@mentorkit/core/mentor-search"
import { ExpertiseAreaId, SkillId } from "@mentorkit/core/profiles"
import { Scheduling } from "@mentorkit/core/scheduling"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, FastCheck as fc } from "effect"
import { areaId, newFindable, searching, skillId } from "../support/mentor-search-fixtures.js"
import { statementsOf } from "../support/statements.js"

const at = (text: string) => DateTime.unsafeMake(text)

/** Four mentors who differ in everything that can be asked for. */
const market = Effect.gen(function* () {
  const ada = yield* newFindable({
    name: "Ada Sørensen",
    headline: "Compilers and C++",
    gender: 2,
    languages: ["English", "Danish"],
    country: "Denmark",
    countryCode: "DK",
    currency: "DKK",
    hourlyRateMinor: 80_000n,
    years: 30,
    rating: ["4.80", 12],
    knows: { 1: [1, 3], 6: [] },
    since: at("2026-01-03T00:00:00Z")
  })
  const grace = yield* newFindable({
    name: "Grace Élodie Müller",
    headline: "From navy to startup",
    gender: 2,
    languages: ["english"],
    country: "United States",
    countryCode: "US",
    hourlyRateMinor: 9_950n,
    years: 12,
    rating: ["4.80", 40],
    knows: { 16: [2] },
    since: at("2026-01-01T00:00:00Z")
  })
  const alan = yield* newFindable({
    name: "Alan Karim",
    gender: 1,
    country: "Atlantis",
    currency: "JPY",
    hourlyRateMinor: 9_000n,
    years: 12,
    rating: ["3.99", 2],
    knows: { 1: [2] },
    since: at("2026-01-04T00:00:00Z")
  })
  const noor = yield* newFindable({ name: "Noor Haddad", years: 0, since: at("2026-01-02T00:00:00Z") })
  return { ada, grace, alan, noor }
})
type Market = Effect.Effect.Success<typeof market>

type Asked = NonNullable<Parameters<typeof searching>[1]>

/** Of the four, by the names of the market and in the order found; other tests' mentors are left out. */
const found = (people: Market, asked: Asked, by?: User) =>
  Effect.gen(function* () {
    const { items } = yield* searching(by ?? (yield* newUser()), asked)
    const names = new Map(Object.entries(people).map(([name, { mentorId }]) => [mentorId, name]))
    return items.flatMap(({ id }) => names.get(id) ?? [])
  })

const area = (number: number) => ExpertiseAreaId.make(areaId(number))
const skill = (...numbers: readonly [number, number]) => SkillId.make(skillId(...numbers))

const facets: ReadonlyArray<readonly [asked: Asked, names: ReadonlyArray<string>]> = [
  [{}, ["grace", "ada", "alan", "noor"]],
  [{ gender: 2 }, ["grace", "ada"]],
  [{ gender: 4 }, []],
  [{ expertise: area(1) }, ["ada", "alan"]],
  [{ expertise: [area(16), area(6)] }, ["grace", "ada"]],
  [{ expertise: [] }, []],
  [{ skill: skill(1, 2) }, ["alan"]],
  [{ skill: skill(1, 3), expertise: area(6) }, ["ada"]],
  [{ language: "ENGLISH" }, ["grace", "ada"]],
  [{ language: "Danish" }, ["ada"]],
  [{ language: "Dan" }, []],
  [{ country: "dk" }, ["ada"]],
  [{ country: "united states" }, ["grace"]],
  [{ country: "ATLANTIS" }, ["alan"]],
  [{ min_price: "99.5", max_price: "99.50" }, ["grace"]],
  [{ max_price: "99.49" }, ["noor"]],
  [{ min_price: "800" }, ["ada", "alan"]],
  [{ min_price: "800.01", currency: Currency.make("JPY") }, ["alan"]],
  [{ currency: Currency.make("USD") }, ["grace", "noor"]],
  [{ "filter[rating]": 4 }, ["grace", "ada"]],
  [{ "filter[rating]": 3 }, ["grace", "ada", "alan"]],
  [{ "filter[rating]": 5 }, []],
  [{ sort: "price_asc" }, ["noor", "grace", "ada", "alan"]],
  [{ sort: "price_desc" }, ["alan", "ada", "grace", "noor"]],
  [{ sort: "newest" }, ["alan", "ada", "noor", "grace"]],
  [{ gender: 2, sort: "experience" }, ["ada", "grace"]]
]

const texts: ReadonlyArray<readonly [q: string, names: ReadonlyArray<string>]> = [
  ["ada", ["ada"]],
  ["  muller  GRACE", ["grace"]],
  ["élod", ["grace"]],
  ["startup navy", ["grace"]],
  // In headlines errors are not forgiven.
  ["navi startup", []],
  ["c++", ["ada"]],
  ["c#", []],
  ["softw eng", ["ada", "alan"]],
  ["frontend", ["alan"]],
  // A word's middle is no beginning.
  ["ngineering", ["ada", "alan"]],
  ["softwre enginering", ["ada", "alan"]],
  ["haddat", ["noor"]],
  ["karin", ["alan"]],
  ["grace frontend", []],
  ["qqqqqq", []],
  ["%_\\", ["grace", "ada", "alan", "noor"]]
]

describe.each(engines)("a search of mentors on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("finds by what was asked for, in the order that was asked for", () =>
      Effect.gen(function* () {
        const people = yield* market
        for (const [asked, names] of facets)
          assert.deepStrictEqual(yield* found(people, asked), names, JSON.stringify(asked))
        for (const [q, names] of texts) assert.deepStrictEqual(yield* found(people, { q }), names, q)
        // Nobody looks for themselves.
        const { user } = people.grace
        assert.deepStrictEqual(yield* found(people, { gender: 2 }, user), ["ada"])
        assert.deepStrictEqual(yield* found(people, { q: "grace muller" }, user), [])
      })
    )

    it.effect("shows a card, and nothing that is nobody's business", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const mentor = yield* newFindable({
          ...{ name: "Card Holder", gender: 3, languages: ["Dari", "French"], country: "France", countryCode: "FR" },
          ...{ currency: "KWD", hourlyRateMinor: 12_340n, years: 7, rating: ["4.25", 4], knows: { 6: [2, 1], 1: [] } }
        })
        yield* sql`update mentor_profiles set legal_name = 'Secret Name' where id = ${mentor.mentorId}`
        const { startsAt } = yield* newSlot(mentor)
        const { items, total } = yield* searching(yield* newUser(), { q: "card holder" })
        assert.strictEqual(total, 1)
        const [{ expertise_areas: areas, username, ...card } = assert.fail("nobody")] = items
        assert.deepStrictEqual(card, {
          ...{ id: mentor.mentorId, user_id: mentor.userId, name: "Card Holder", avatar_url: null },
          ...{ gender: 3, gender_label: "Other", headline: "Glad to help", languages: ["Dari", "French"] },
          location: { city: "Springfield", state: null, country: "France", country_code: "FR" },
          ...{ timezone: "UTC", years_of_experience: 7, hourly_rate: "12.34", currency: Currency.make("KWD") },
          ...{ average_rating: "4.25", rating_count: 4, total_reviews: 4, total_sessions: 0 },
          ...{ vacationMode: false, vacationEndsAt: null, next_available_at: startsAt }
        })
        assert.match(username, /^x/)
        assert.deepStrictEqual(
          areas.map(({ expertise_area_id: id, name, skills }) => [id, name, skills.map(({ name }) => name)]),
          [
            [areaId(1), "Software Engineering", []],
            [areaId(6), "Machine Learning and AI", ["Deep Learning", "Natural Language Processing"]]
          ]
        )
      })
    )

    // Falls where any of the four conditions of the view is taken out.
    it.effect("finds only who is approved, in good standing and can be booked", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const caller = yield* newUser()
        const { mentorId, sessionTypeId, userId } = yield* newFindable({ name: "Zelda Quill", isApproved: false })
        const totals: Array<number> = []
        const changes = [
          sql`select 1`,
          sql`update mentor_profiles set approval_status = 'approved' where id = ${mentorId}`,
          sql`update users set is_active = false where id = ${userId}`,
          sql`update users set is_active = true where id = ${userId}`,
          sql`update users set banned_at = updated_at where id = ${userId}`,
          sql`update users set banned_at = null where id = ${userId}`,
          sql`update session_types set is_active = false where id = ${sessionTypeId}`,
          sql`update session_types set is_active = true where id = ${sessionTypeId}`,
          sql`update mentor_profiles set approval_status = 'suspended' where id = ${mentorId}`
        ]
        for (const change of changes) {
          yield* change
          totals.push((yield* searching(caller, { q: "zelda quill" })).total)
        }
        assert.deepStrictEqual(totals, [0, 1, 0, 1, 0, 1, 0, 1, 0])
      })
    )

    it.effect("pages without gaps, and finds no more than it is set to find", () =>
      Effect.gen(function* () {
        const caller = yield* newUser()
        for (let n = 0; n < 60; n++)
          yield* newFindable({ name: `Page Turner ${n}`, languages: ["Klingon"], years: n % 3 })
        const asked = { language: "klingon", per_page: 25 }
        const pages = yield* Effect.forEach([1, 2, 3, 4], (page) => searching(caller, { ...asked, page }))
        assert.deepStrictEqual(
          pages.map(({ items, total }) => [items.length, total]),
          [
            [25, 60],
            [25, 60],
            [10, 60],
            [0, 60]
          ]
        )
        assert.strictEqual(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size, 60)
        const settings = yield* Settings
        yield* settings.set(maxFound, 50)
        const cut = yield* searching(caller, { ...asked, page: 2, sort: "experience" })
        const past = yield* searching(caller, { ...asked, page: 3 })
        yield* settings.set(maxFound, maxFound.default)
        assert.deepStrictEqual([cut.total, cut.items.length, past.total, past.items.length], [50, 25, 50, 0])
        assert.deepStrictEqual([...new Set(cut.items.map((one) => one.years_of_experience))], [1, 0])
      })
    )

    it.effect("takes as many statements for fifty as for one", () =>
      Effect.gen(function* () {
        const caller = yield* newUser()
        yield* searching(caller)
        const from = DateTime.add(yield* DateTime.now, { days: 1 })
        const counts = (asked: Asked) =>
          Effect.forEach([1, 50], (perPage) => statementsOf(searching(caller, { ...asked, per_page: perPage })))
        assert.deepStrictEqual(yield* counts({}), [2, 2])
        assert.deepStrictEqual(yield* counts({ q: "ada", gender: 2, sort: "newest" }), [2, 2])
        assert.deepStrictEqual(yield* counts({ available_from: from }), [3, 3])
        // One that is spelt as nobody is.
        assert.deepStrictEqual(yield* counts({ q: "haddat" }), [4, 4])
      })
    )

    it.effect("compares words as the database makes them", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const letters = fc.constantFrom(..."aZ0éÅñ ßÖ-_%\\'\"[]{}().,;:!?@#+*/|<>~^`$&=\tüЖ你ﬁ½")
        const text = fc.array(letters, { maxLength: 24 }).map((all) => all.join(""))
        for (const sample of fc.sample(text, { numRuns: 100, seed: 1320 })) {
          const [row] = yield* sql<{ readonly words: string }>`select search_words(${sample}) as words`
          const made = (row?.words ?? "").split(" ").filter((word) => word !== "")
          assert.deepStrictEqual(wordsOf(sample), [...new Set(made)].slice(0, 8), JSON.stringify(sample))
        }
      })
    )

    it.effect("by free time finds whose slots can be booked within it", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const [free, taken, held, blocked, idle] = yield* Effect.all([
          newFindable({ name: "Timea Free" }),
          newFindable({ name: "Timea Taken" }),
          newFindable({ name: "Timea Held" }),
          newFindable({ name: "Timea Blocked" }),
          newFindable({ name: "Timea Idle" })
        ])
        yield* newSlot({ ...free, after: 600 })
        yield* newSlot({ ...taken, after: 600, claimed: 1 })
        const { slotId } = yield* newSlot({ ...held, after: 600 })
        yield* newSlot({ ...blocked, after: 600, blockedAs: "vacation_blocked" })
        yield* holdSlots(yield* newUser(), { slot_ids: [slotId] })
        const caller = yield* newUser()
        const from = DateTime.add(yield* DateTime.now, { days: 1, minutes: 600 })
        const names = (asked: Asked) =>
          Effect.map(searching(caller, { q: "timea", ...asked }), ({ items }) => items.map(({ name }) => name).sort())
        assert.deepStrictEqual(yield* names({ available_from: from }), ["Timea Free"])
        const later = DateTime.add(from, { minutes: 1 })
        assert.deepStrictEqual(yield* names({ available_from: later }), [])
        assert.deepStrictEqual(yield* names({ available_until: from }), [])
        assert.deepStrictEqual(yield* names({ available_until: later }), ["Timea Free"])
        assert.include(yield* names({}), "Timea Idle")
        assert.isDefined(idle)
      })
    )
  })
})
