/**
 * The ranked feed on PostgreSQL, among a million posts, for somebody who has seen nothing and for one who has seen the newest 50,000.
 * One after the other and without HTTP: its first page, the 300th by cursor and the newest, each against one statement that reads a
 * page of posts by their ids; and what the statements of each take of the server's processor. Then the same pages over HTTP. Last,
 * whether each post of the whole feed stands where a sort of everything has it.
 */
import { readFile } from "node:fs/promises"
import { type User, UserId } from "@mentorkit/core/kernel"
import type pg from "pg"
import { type Act, statementsOf, tell, timing } from "./acts.js"
import { walkFeed } from "./feed-walk.js"
import { type FilledFeed, fillFeed } from "./filled-feed.js"
import { idOf } from "./filled-market.js"
import { tellOverHttp } from "./over-http.js"
import type { OwnPostgres } from "./own-postgres.js"
import { inTurns, print } from "./report.js"
import { toldDuring } from "./statements.js"
import { type WholeKit, withWholeKit } from "./whole-kit.js"

export interface FeedOptions extends FilledFeed {
  readonly acts: number
  readonly rounds: number
}

const perPage = 15
const deep = 300

const person = (number: number): User => ({
  _tag: "User",
  userId: UserId.make(idOf("user", number)),
  roles: ["mentee"]
})
const numbers = { fresh: 777, seen: 1 }
/** Who asks over HTTP: many of those who have seen nothing. */
const httpReaders = { fresh: Array.from({ length: 40 }, (_, index) => 701 + index), seen: [numbers.seen] }

const readByHand = `
  select posts.*, full_name, username, avatar_url from posts join users on users.id = author_id
  where posts.id = any($1::uuid[])`

/** The position behind so many pages, by pages of 50. */
const positionAt = async (kit: WholeKit, reader: User, pages: number) => {
  const { feed } = kit.as(reader)
  let { posts } = await feed.listFeed({ per_page: 50 })
  for (let read = 50; read < (pages - 1) * perPage; read += 50)
    ({ posts } = await feed.listFeed({ per_page: 50, cursor: posts.next_cursor ?? undefined }))
  return posts.next_cursor ?? undefined
}

type Page = Parameters<ReturnType<WholeKit["as"]>["feed"]["listFeed"]>[0]

const pagesFor = async (kit: WholeKit, reader: User): Promise<Readonly<Record<string, Page>>> => ({
  first: { per_page: perPage },
  deep: { per_page: perPage, cursor: await positionAt(kit, reader, deep) },
  recent: { per_page: perPage, sort: "recent" }
})

const pathOf = (page: Page): string =>
  `/api/v1/feed?${new URLSearchParams(Object.entries(page).map(([name, value]): [string, string] => [name, String(value)]))}`

const overHttp = async (kit: WholeKit, pool: pg.Pool, postgres: OwnPostgres, requests: number) => {
  for (const [name, readers] of Object.entries(httpReaders)) {
    const pages = await pagesFor(kit, person(readers[0] ?? 0))
    const paths = Object.entries(pages).map(([page, input]) => [page, pathOf(input)])
    await tellOverHttp(postgres, pool, `feed.${name}`, { paths: Object.fromEntries(paths), readers, requests })
  }
}

/** In milliseconds, of a server process on Linux, which counts a hundred a second. */
const processorOf = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** What each statement of the act takes of the server, planned anew each time as the host has it. */
const tellProcessor = async (pool: pg.Pool, figure: string, act: Act, count: number) => {
  const told = await toldDuring(() => act(0))
  const client = await pool.connect()
  try {
    const { rows } = await client.query("select pg_backend_pid() as pid")
    for (const [at, { text, values }] of told.entries()) {
      await client.query({ text, values: [...values] })
      const before = await processorOf(rows[0].pid)
      for (let n = 0; n < count; n++) await client.query({ text, values: [...values] })
      print(`${figure}.cpu.${at + 1}`, (((await processorOf(rows[0].pid)) - before) / count).toFixed(2), "ms")
    }
  } finally {
    client.release()
  }
}

export const feed = async (
  options: FeedOptions = { people: 100_000, posts: 1_000_000, seen: 50_000, acts: 40, rounds: 5 }
): Promise<void> =>
  withWholeKit(async (kit, pool, postgres) => {
    await fillFeed(pool, options)
    const { acts, rounds } = options
    const { rows } = await pool.query(`select id from posts order by created_at desc limit ${perPage}`)
    const byHand: Act = () => pool.query({ text: readByHand, values: [rows.map(({ id }) => id)] })
    for (const [name, number] of Object.entries(numbers)) {
      const reader = person(number)
      for (const [page, input] of Object.entries(await pagesFor(kit, reader))) {
        const act: Act = () => kit.as(reader).feed.listFeed(input)
        const figure = `feed.${name}.${page}`
        const [values = [], limits = []] = await inTurns([timing(act, acts), timing(byHand, acts)], { rounds })
        tell(figure, values, limits)
        await statementsOf(figure, act, 1)
        await tellProcessor(pool, figure, act, acts)
      }
    }
    await overHttp(kit, pool, postgres, acts * rounds)
    for (const [name, number] of Object.entries(numbers)) await walkFeed(kit, pool, `feed.${name}`, person(number))
  })
