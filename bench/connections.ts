/**
 * Connections without HTTP, on PostgreSQL and one after the other: a follow against one statement that writes the same rows, the
 * page of a person with a million followers beside that of one with ten, and suggestions among 100,000 people.
 */
import { randomUUID } from "node:crypto"
import { type User, UserId } from "@mentorkit/core/kernel"
import type pg from "pg"
import { type Act, statementsOf, tell, timing } from "./acts.js"
import { fillConnections } from "./filled-connections.js"
import { idOf } from "./filled-market.js"
import { inTurns, print } from "./report.js"
import { type WholeKit, withWholeKit } from "./whole-kit.js"

export interface ConnectionsOptions {
  /** People with connections. */
  readonly known: number
  /** Followers of the star, who know nobody. */
  readonly crowd: number
  readonly acts: number
  readonly rounds: number
}

const person = (number: number): User => ({
  _tag: "User",
  userId: UserId.make(idOf("user", number)),
  roles: ["mentee"]
})
/** Follow, note of the news, event and both counts. */
const followByHand = `
  with followed as (
    insert into follows (follower_id, followed_id, followed_at) values ($1, $2, now()) returning follower_id
  ),
  news as (
    insert into social_news (kind, from_id, to_id, told_at) values ('follow', $1, $2, now())
    on conflict (from_id, to_id, kind) do update set told_at = excluded.told_at returning to_id
  ),
  event as (
    insert into outbox (id, type, aggregate, payload, occurred_at, due_at, settled_at)
    values ($3, 'connections.UserFollowed', $1 || ':' || $2, $4, now(), now(), now())
  )
  insert into social_counts (user_id, connections, followers, following)
  select * from (values ($1::uuid, 0, 0, 1), ($2::uuid, 0, 1, 0)) counted order by 1
  on conflict (user_id) do update set followers = social_counts.followers + excluded.followers,
    following = social_counts.following + excluded.following
  returning followers`

const follows = async ({ acts, known, rounds }: ConnectionsOptions, kit: WholeKit, pool: pg.Pool) => {
  // The one half of the people follows by the product, the other one by hand; nobody does it twice.
  const half = Math.floor(known / 2)
  const pairOf = (turn: number, from: number) => [from + (turn % half), 3 + ((turn * 7919) % 1000)] as const
  const ours: Act = (turn) => {
    const [follower, followed] = pairOf(turn, 2000)
    return kit.as(person(follower)).connections.follow({ user_id: person(followed).userId })
  }
  const byHand: Act = (turn) => {
    const [one, other] = pairOf(turn, half + 2000).map((number) => idOf("user", number))
    const payload = JSON.stringify({ followerId: one, followedId: other, isNews: true })
    return pool.query({ text: followByHand, values: [one, other, randomUUID(), payload] })
  }
  await pool.query({
    text: "delete from follows where followed_id in (select id from users order by id limit 1100 offset 2)"
  })
  const [values = [], limits = []] = await inTurns([timing(ours, acts), timing(byHand, acts)], { rounds })
  tell("connections.follow", values, limits)
  await statementsOf("connections.follow", ours, half - 1)
}

const pages = async ({ acts, known, rounds }: ConnectionsOptions, kit: WholeKit) => {
  const deepOf = async (username: string) => {
    const list = kit.as(person(5)).connections
    const { total } = (await list.listFollowers({ username })).users
    // The middle, or the last page that has a number.
    const page = Math.max(1, Math.min(Math.floor(total / 10), 2000))
    const { users } = await list.listFollowers({ username, page, per_page: 5 })
    return users.next_cursor
  }
  const reads = async (number: number): Promise<Readonly<Record<string, Act>>> => {
    const username = `person-${number}`
    const cursor = await deepOf(username)
    if (cursor === null) throw new Error(`${username} has too few followers`)
    const viewer = (turn: number) => kit.as(person(1000 + (turn % (known / 2)))).connections
    const { userId: user_id } = person(number)
    return {
      // Everybody once, then back again: the same work for both.
      follow: (turn) => viewer(turn >> 1)[turn % 2 === 0 ? "follow" : "unfollow"]({ user_id }),
      profile: (turn) => viewer(turn).viewFeedProfile({ username }),
      followers: (turn) => viewer(turn).listFollowers({ username }),
      "followers-deep": (turn) => viewer(turn).listFollowers({ username, cursor })
    }
  }
  const [star, small] = [await reads(1), await reads(2)]
  for (const [name, act] of Object.entries(star)) {
    const other = small[name]
    if (other === undefined) continue
    const [values = [], limits = []] = await inTurns([timing(act, acts), timing(other, acts)], { rounds })
    tell(`connections.star.${name}`, values, limits)
    await statementsOf(`connections.star.${name}`, act, 1_000_000)
  }
}

const suggestions = async ({ acts, known, rounds }: ConnectionsOptions, kit: WholeKit, pool: pg.Pool) => {
  const anybody: Act = (turn) => kit.as(person(1 + ((turn * 7919) % known))).connections.listSuggestions({})
  const [values = []] = await inTurns([timing(anybody, acts)], { rounds })
  tell("connections.suggestions", values)
  await statementsOf("connections.suggestions", anybody, 1_000_000)
  const { rows } = await pool.query<{ readonly user_id: string; readonly connections: number }>(
    "select user_id, connections from social_counts order by connections desc limit 1"
  )
  const [most] = rows
  if (most === undefined) throw new Error("nobody is connected")
  print("connections.best-known", String(most.connections), "connections")
  const best: User = { _tag: "User", userId: UserId.make(most.user_id), roles: ["mentee"] }
  const [times = []] = await inTurns([timing(() => kit.as(best).connections.listSuggestions({}), 10)], { rounds })
  tell("connections.suggestions.best-known", times)
}

export const connections = async (
  options: ConnectionsOptions = { known: 100_000, crowd: 1_000_000, acts: 100, rounds: 5 }
): Promise<void> =>
  withWholeKit(async (kit, pool) => {
    await fillConnections(pool, options)
    await follows(options, kit, pool)
    await pages(options, kit)
    await suggestions(options, kit, pool)
  })
