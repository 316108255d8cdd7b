/**
 * Search on PostgreSQL, among a million posts and 100,000 people, for words of all kinds: one after the other and without HTTP, each
 * against one statement that takes whatever it meets first, in no order and whoever sees it; then the same over HTTP.
 */
import { type User, UserId } from "@mentorkit/core/kernel"
import type pg from "pg"
import { type Act, statementsOf, tell, timing } from "./acts.js"
import { type FilledFeed, fillFeed } from "./filled-feed.js"
import { idOf } from "./filled-market.js"
import { tellOverHttp } from "./over-http.js"
import type { OwnPostgres } from "./own-postgres.js"
import { inTurns, print } from "./report.js"
import { type WholeKit, withWholeKit } from "./whole-kit.js"

export interface SearchOptions extends FilledFeed {
  readonly acts: number
  readonly rounds: number
}

/** Common, in few texts, in one, in none; without three letters in a row; a sign of patterns. */
const words = {
  post: {
    common: "careers",
    some: "number 7777",
    one: "number 777777 ",
    none: "no such words",
    short: "7 a",
    sign: "100%"
  },
  user: {
    common: "databases",
    some: "person 777",
    one: "person-77777",
    none: "no such words",
    short: "7 ",
    sign: "100%"
  }
} as const

const byHand = {
  post: "select id from posts where lower(body) like lower('%' || $1 || '%') limit 20",
  user: "select id from users where lower(full_name) like lower('%' || $1 || '%') or lower(bio) like lower('%' || $1 || '%') limit 20"
} as const

/** An account may not search often in a minute. */
const numbers = Array.from({ length: 40 }, (_, index) => 701 + index)
const reader = (turn: number): User => ({
  _tag: "User",
  userId: UserId.make(idOf("user", numbers[turn % numbers.length] ?? 0)),
  roles: ["mentee"]
})

const figures = async (kit: WholeKit, pool: pg.Pool, { acts, rounds }: SearchOptions) => {
  for (const tab of ["post", "user"] as const) {
    for (const [kind, q] of Object.entries(words[tab])) {
      const { is_partial, results } = await kit.as(reader(0)).search.search({ q, tab })
      const ours: Act = (turn) => kit.as(reader(turn)).search.search({ q, tab })
      const limit: Act = () => pool.query({ text: byHand[tab], values: [q] })
      const [values = [], limits = []] = await inTurns([timing(ours, acts), timing(limit, acts)], { rounds })
      tell(`search.${tab}.${kind}`, values, limits)
      await statementsOf(`search.${tab}.${kind}`, ours, 1)
      print(`search.${tab}.${kind}.found`, `${results[tab]?.length}${is_partial ? " of more" : ""}`, "rows")
    }
  }
}

const overHttp = async (pool: pg.Pool, postgres: OwnPostgres, requests: number) => {
  await pool.query("insert into settings (key, value, updated_at) values ('search.calls_per_minute', '1000000', now())")
  const paths = Object.entries(words).flatMap(([tab, kinds]) =>
    Object.entries(kinds).map(([kind, q]) => [`${tab}.${kind}`, `/api/v1/search?${new URLSearchParams({ q, tab })}`])
  )
  await tellOverHttp(postgres, pool, "search", { paths: Object.fromEntries(paths), readers: numbers, requests })
}

export const search = async (
  options: SearchOptions = { people: 100_000, posts: 1_000_000, seen: 50_000, acts: 10, rounds: 3 }
): Promise<void> =>
  withWholeKit(async (kit, pool, postgres) => {
    await fillFeed(pool, options)
    await figures(kit, pool, options)
    await overHttp(pool, postgres, options.acts * options.rounds * 2)
  })
