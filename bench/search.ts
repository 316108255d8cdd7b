/**
 * Search without HTTP, on PostgreSQL and one after the other, among a million posts and 100,000 people, for words of all kinds; each
 * against one statement that takes whatever it meets first, in no order and whoever sees it.
 */
import { type User, UserId } from "@mentorkit/core/kernel"
import type pg from "pg"
import { type Act, statementsOf, tell, timing } from "./acts.js"
import { type FilledFeed, fillFeed } from "./filled-feed.js"
import { idOf } from "./filled-market.js"
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

/** Each searches as often as an account may in a minute. */
const reader = (turn: number): User => ({
  _tag: "User",
  userId: UserId.make(idOf("user", 701 + (turn % 40))),
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

export const search = async (
  options: SearchOptions = { people: 100_000, posts: 1_000_000, seen: 50_000, acts: 10, rounds: 3 }
): Promise<void> =>
  withWholeKit(async (kit, pool) => {
    await fillFeed(pool, options)
    await figures(kit, pool, options)
  })
