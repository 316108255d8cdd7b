/**
 * The journal: postings of a sale per second against a tpcb-like script on the same server, and a batch of clearances
 * against one transaction a sale.
 */
import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { promisify } from "node:util"
import { secrets } from "@mentorkit/adapters-node"
import { adapters, memoryRateLimiter, Pg } from "@mentorkit/adapters-pg"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { charge, entryBetween, type JournalEntry, Ledger, type Sale } from "@mentorkit/core/earnings/ports"
import { LinkBase, MentorId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { saleOf } from "@mentorkit/test-kit/payments/sale-of"
import { DateTime, Effect, Layer, ManagedRuntime, Redacted } from "effect"
import type pg from "pg"
import { fillMarket, idOf } from "./filled-market.js"
import { type OwnPostgres, poolOn, startOwnPostgres } from "./own-postgres.js"
import { ratesOf, tell } from "./per-second.js"
import { inTurns, median, medianRatio, print, progress } from "./report.js"
import { countingStatements } from "./statements.js"

const connections = 10
const perRound = 1500
const scale = 10
const sold = DateTime.unsafeMake("2027-03-14T14:00:00Z")

const servicesOn = (url: string) =>
  adapters.pipe(
    Layer.provideMerge(memoryRateLimiter),
    Layer.provideMerge(secrets(Redacted.make("a secret for measuring, long enough"))),
    Layer.provide(Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })),
    Layer.provideMerge(Pg.layer({ url: Redacted.make(url), maxConnections: connections }))
  )

/** As `pgbench -i` makes them. */
const tpcbTables = `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84));
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select n, 0 from generate_series(1, ${scale}) n;
  insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${scale * 10}) n;
  insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0 from generate_series(1, ${scale * 100_000}) n;
  analyze`

const upTo = (most: number) => 1 + Math.floor(Math.random() * most)

/** The script of TPC-B as pgbench has it. */
const tpcb = (pool: pg.Pool) => async () => {
  const client = await pool.connect()
  const [aid, tid, bid, delta] = [upTo(scale * 100_000), upTo(scale * 10), upTo(scale), upTo(10_000) - 5000]
  try {
    await client.query("begin")
    await client.query("update pgbench_accounts set abalance = abalance + $1 where aid = $2", [delta, aid])
    await client.query("select abalance from pgbench_accounts where aid = $1", [aid])
    await client.query("update pgbench_tellers set tbalance = tbalance + $1 where tid = $2", [delta, tid])
    await client.query("update pgbench_branches set bbalance = bbalance + $1 where bid = $2", [delta, bid])
    await client.query(
      "insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)",
      [tid, bid, aid, delta]
    )
    await client.query("commit")
  } finally {
    client.release()
  }
}

const run = promisify(execFile)
/** Transactions per second of the machine's own pgbench; undefined where it has none. */
const pgbench = async (url: string): Promise<number | undefined> => {
  try {
    const threads = ["-c", `${connections}`, "-j", "2", "-T", "3"]
    const { stdout } = await run("pgbench", ["-n", "-M", "extended", ...threads, url])
    const [, tps] = /tps = ([\d.]+)/.exec(stdout) ?? []
    return tps === undefined ? undefined : Number(tps)
  } catch {
    return undefined
  }
}

const entryId = () => JournalEntryId.make(randomUUID())
const clearanceOf = (sale: Sale): ReadonlyArray<JournalEntry> => {
  const fact = { id: entryId(), kind: "clearance", of: sale.paymentId, at: sold } as const
  const entry = entryBetween(sale, { ...sale, isCleared: true }, fact)
  return entry === null ? [] : [entry]
}

const measure = async ({ url }: OwnPostgres, rounds: number) => {
  const runtime = ManagedRuntime.make(servicesOn(url))
  const pool = poolOn(url, connections)
  const counting = countingStatements()
  try {
    await runtime.runtime()
    progress("money: filling a market")
    const mentors = await fillMarket(pool, { from: 0, slots: 100_000 })
    await pool.query(tpcbTables)
    const { ledger, transact } = await runtime.runPromise(
      Effect.all({ ledger: Ledger, unitOfWork: UnitOfWork }).pipe(
        Effect.map(({ ledger, unitOfWork }) => ({ ledger, transact: unitOfWork.transact }))
      )
    )
    const someone = () => MentorId.make(idOf("mentor", upTo(mentors)))
    const post = () => runtime.runPromise(transact(ledger.post(charge(entryId(), saleOf(someone()), sold))))

    progress("money: postings")
    const measured = ratesOf(connections, perRound, counting.count)
    tell("money.postings", "postings/s", await inTurns([post, tpcb(pool)].map(measured), { rounds }))

    progress("money: pgbench")
    const besides: Array<readonly [ours: number, theirs: number]> = []
    for (let at = 0; at < rounds; at++) {
      const theirs = await pgbench(url)
      if (theirs === undefined) break
      besides.push([(await measured(post)()).perSecond, theirs])
    }
    const [ours, theirs] = [besides.map(([one]) => one), besides.map(([, other]) => other)]
    if (besides.length > 0) {
      print("money.postings.pgbench", median(theirs).toFixed(0), "transactions/s", medianRatio(ours, theirs))
    }

    progress("money: clearances")
    const batch = 500
    const one = () => runtime.runPromise(transact(ledger.postAll(clearanceOf(saleOf(someone())))))
    const all = async () => {
      const entries = Array.from({ length: batch }, () => clearanceOf(saleOf(someone()))).flat()
      const [began, before] = [performance.now(), counting.count()]
      await runtime.runPromise(transact(ledger.postAll(entries)))
      const seconds = (performance.now() - began) / 1000
      return { perSecond: batch / seconds, statements: (counting.count() - before) / batch }
    }
    const oneByOne = async () => {
      const [began, before] = [performance.now(), counting.count()]
      for (let left = batch; left > 0; left--) await one()
      const seconds = (performance.now() - began) / 1000
      return { perSecond: batch / seconds, statements: (counting.count() - before) / batch }
    }
    tell("money.clearance.journal", "sales/s", await inTurns([all, oneByOne], { rounds }))
  } finally {
    counting.stop()
    await Promise.all([pool.end(), runtime.dispose()])
  }
}

export const money = async ({ rounds } = { rounds: 7 }): Promise<void> => {
  const postgres = await startOwnPostgres()
  try {
    await measure(postgres, rounds)
  } finally {
    await postgres.end()
  }
}
