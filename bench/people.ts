/**
 * Searches of mentors through their port, among a thousand and among a hundred thousand who stand side by side: what a page
 * with its total costs must not follow how many there are.
 */

import { Currency, MentorId } from "@mentorkit/core/kernel"
import { type MentorFilter, MentorListings, type MentorSort } from "@mentorkit/core/mentor-search/ports"
import { ExpertiseAreaId, SkillId } from "@mentorkit/core/profiles"
import { DateTime, Effect } from "effect"
import type pg from "pg"
import { newWholeKit } from "./bookings-kit.js"
import { idOf } from "./filled-market.js"
import { fillPeople } from "./filled-people.js"
import { poolOn, startOwnPostgres } from "./own-postgres.js"
import { ascending, inTurns, median, medianRatio, print, progress, quantile } from "./report.js"

interface Market {
  readonly size: number
  readonly pool: pg.Pool
  readonly kit: ReturnType<typeof newWholeKit>
}

const openMarket = async (server: string, size: number): Promise<Market> => {
  const name = `people_${size}`
  const root = poolOn(server, 1)
  await root.query(`create database ${name}`)
  await root.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  const [pool, kit] = [poolOn(url.href), newWholeKit(url.href)]
  await kit.runtime.runtime()
  progress(`people: filling a table with ${size} mentors`)
  await fillPeople(pool, size)
  return { size, pool, kit }
}

interface Asked {
  readonly filter?: MentorFilter
  readonly sort?: MentorSort
  readonly page?: number
}

const area = (number: number) =>
  ExpertiseAreaId.make(`01a1fb67-1800-7000-8001-${number.toString(16).padStart(12, "0")}`)
const skill = (area: number, number: number) =>
  SkillId.make(`01a1fb67-1800-7000-8002-${(area * 0x100 + number).toString(16).padStart(12, "0")}`)

export const asks = (now: DateTime.Utc): Readonly<Record<string, Asked>> => {
  const at = (hours: number) => DateTime.add(now, { hours })
  return {
    all: {},
    "all-price-asc": { sort: "price_asc" },
    "all-price-desc": { sort: "price_desc" },
    "all-experience": { sort: "experience" },
    "all-newest": { sort: "newest" },
    deep: { page: 60 },
    gender: { filter: { gender: 2 } },
    area: { filter: { expertiseAreaIds: [area(1)] } },
    "three-areas": { filter: { expertiseAreaIds: [area(2), area(6), area(9)] }, sort: "price_asc" },
    skill: { filter: { skillId: skill(1, 2) } },
    language: { filter: { language: "dari" } },
    country: { filter: { country: "PE" }, sort: "newest" },
    price: { filter: { minPrice: "100", maxPrice: "110", currency: Currency.make("EUR") } },
    rating: { filter: { minRating: 4 }, sort: "price_asc" },
    rare: { filter: { skillId: skill(6, 1), gender: 1, language: "swahili", country: "KE", minRating: 4 } },
    nobody: { filter: { language: "latin", minRating: 5 } },
    "word-of-many": { filter: { words: ["engineer"] } },
    "word-of-few": { filter: { words: ["lovelace"] } },
    "two-words": { filter: { words: ["grace", "compil"] }, sort: "experience" },
    "word-misspelt": { filter: { words: ["lovelase"] } },
    "word-of-nobody": { filter: { words: ["xylophagous"] } },
    "free-this-week": { filter: { availableFrom: at(0), availableUntil: at(168) } },
    "free-some-hour": { filter: { availableFrom: at(25), availableUntil: at(26) } },
    "free-never": { filter: { availableFrom: at(5_000), availableUntil: at(6_000) } },
    "free-and-more": {
      filter: { expertiseAreaIds: [area(1)], gender: 2, availableFrom: at(48), availableUntil: at(72) }
    }
  }
}

const own = MentorId.make(idOf("mentor", 1))

const searching =
  ({ kit }: Market, { filter = {}, page = 1, sort = "rating" }: Asked, now: DateTime.Utc) =>
  () =>
    kit.runtime.runPromise(
      Effect.flatMap(MentorListings, ({ search }) =>
        search({ own, viewer: undefined, filter, sort, page: { page, per_page: 15 }, limit: 1_000, now })
      )
    )

const timesOf = async (read: () => Promise<unknown>, count: number): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return times
}

const p95 = (rounds: ReadonlyArray<ReadonlyArray<number>>) => quantile(ascending(rounds.flat()), 0.95)

export interface PeopleOptions {
  readonly sizes: ReadonlyArray<number>
  readonly reads: number
  readonly rounds: number
}

export const people = async (
  { reads, rounds, sizes }: PeopleOptions = { sizes: [1_000, 100_000], reads: 10, rounds: 7 }
): Promise<void> => {
  const postgres = await startOwnPostgres()
  const markets: Array<Market> = []
  try {
    for (const size of sizes) markets.push(await openMarket(postgres.url, size))
    const now = DateTime.unsafeMake(Date.now())
    progress("people: searching")
    for (const [name, asked] of Object.entries(asks(now))) {
      const searches = markets.map((market) => searching(market, asked, now))
      const found = await Promise.all(searches.map((search) => search()))
      const samples = await inTurns(
        searches.map((search) => () => timesOf(search, reads)),
        { rounds }
      )
      for (const [index, { size }] of markets.entries()) {
        const own = samples[index] ?? []
        const told = `people.${name}.${size / 1000}k`
        print(`${told}.found`, String(found[index]?.total), "mentors")
        print(`${told}.p50`, median(own.flat()).toFixed(1), "ms")
        print(`${told}.p95`, p95(own).toFixed(1), "ms")
      }
      const [least = [], most = []] = [samples[0], samples.at(-1)]
      const growth = medianRatio(most.map(median), least.map(median))
      print(`people.${name}.growth`, (p95(most) / p95(least)).toFixed(2), "times-p95", growth)
    }
  } finally {
    await Promise.all(markets.flatMap(({ kit, pool }) => [kit.close(), pool.end()]))
    await postgres.end()
  }
}
