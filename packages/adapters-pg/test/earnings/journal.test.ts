/** The ledger's own guard: what happens to code that would make money, lose it, or tell its story anew. */
import { SqlClient, SqlError } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { charge, entryBetween, Ledger } from "@mentorkit/core/earnings/ports"
import { Currency, MentorId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { saleOf } from "@mentorkit/test-kit/payments/sale-of"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Cause, Chunk, DateTime, Deferred, Effect, Exit, Fiber } from "effect"

const usd = Currency.make("USD")
const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const newId = () => JournalEntryId.make(crypto.randomUUID())
type Entry = Parameters<Ledger["Type"]["post"]>[0]

const newSale = Effect.map(newMentor(), ({ mentorId }) => saleOf(mentorId))

const inTransaction = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(UnitOfWork, (unitOfWork) => unitOfWork.transact(work))
const post = (entry: Entry) => inTransaction(Effect.flatMap(Ledger, (ledger) => ledger.post(entry)))

/** Which constraint, or which trigger's words, a change meets. */
const refusalOf = <A, E, R>(change: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.exit(change), (exit) => {
    if (Exit.isSuccess(exit)) return "accepted"
    const [error] = [...Chunk.toReadonlyArray(Cause.defects(exit.cause)), ...Cause.failures(exit.cause)]
    const cause = error instanceof SqlError.SqlError && error.cause instanceof Error ? error.cause : undefined
    return cause === undefined
      ? String(error)
      : "constraint" in cause && cause.constraint !== undefined
        ? cause.constraint
        : cause.message
  })

describe.each(engines)("the journal on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("posts a fact once, and the balance with it", () =>
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const sale = yield* newSale
        assert.strictEqual(yield* post(charge(newId(), sale, at)), "posted")
        assert.strictEqual(yield* post(charge(newId(), sale, at)), "known")
        const fact = { id: newId(), kind: "refund", of: newId(), at } as const
        const back = entryBetween(sale, { ...sale, refundedMinor: 4000n }, fact)
        assert.isNotNull(back)
        assert.strictEqual(yield* post(back), "posted")
        assert.deepStrictEqual(yield* ledger.listBalances(sale.mentorId), [
          { currency: usd, account: "mentor_pending", minor: 3400n }
        ])
      })
    )

    it.effect("refuses what does not balance, in each currency by itself", () =>
      Effect.gen(function* () {
        const entry = charge(newId(), yield* newSale, at)
        const [first, ...rest] = entry.postings
        assert.isDefined(first)
        const crooked = [
          rest,
          [{ ...first, minor: -8001n }, ...rest],
          [{ ...first, currency: Currency.make("EUR") }, ...rest]
        ]
        for (const postings of crooked) {
          assert.strictEqual(yield* refusalOf(post({ ...entry, postings })), "journal_entries_balance")
        }
        assert.strictEqual(yield* refusalOf(post(entry)), "accepted")
      })
    )

    it.effect("refuses an entry that moves nothing, and a posting of nothing", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const row = { id: newId(), kind: "charge", idempotencyKey: newId(), occurredAt: DateTime.toDate(at) }
        assert.strictEqual(
          yield* refusalOf(sql`insert into journal_entries ${sql.insert(row)}`),
          "journal_entries_move_something"
        )
        const entry = charge(newId(), yield* newSale, at)
        const nothing = entry.postings.map((posting) => ({ ...posting, minor: 0n }))
        assert.strictEqual(yield* refusalOf(post({ ...entry, postings: nothing })), "journal_postings_minor_check")
      })
    )

    it.effect("names a mentor where the account is a mentor's, and nowhere else", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sale = yield* newSale
        for (const [account, mentorId] of [
          ["mentor_pending", null],
          ["platform_fee", sale.mentorId]
        ]) {
          const attempt = sql`
            with entry as (
              insert into journal_entries ${sql.insert({ id: newId(), kind: "charge", idempotencyKey: newId(), occurredAt: DateTime.toDate(at) })}
              returning id
            )
            insert into journal_postings (entry_id, position, account, mentor_id, currency, minor)
            select id, 0, ${account ?? null}, ${mentorId ?? null}::uuid, 'USD', 5 from entry`
          assert.strictEqual(yield* refusalOf(attempt), "journal_postings_mentors_have_names")
        }
      })
    )

    it.effect("is final", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const entry = charge(newId(), yield* newSale, at)
        const { id } = entry
        yield* post(entry)
        const changes: ReadonlyArray<readonly [string, string]> = [
          ["UPDATE", `update journal_postings set minor = minor * 2 where entry_id = '${id}'`],
          ["UPDATE", `update journal_entries set occurred_at = '2026-01-01' where id = '${id}'`],
          ["DELETE", `delete from journal_postings where entry_id = '${id}'`],
          ["DELETE", `delete from journal_entries where id = '${id}'`],
          ["TRUNCATE", "truncate journal_postings"],
          ["TRUNCATE", "truncate journal_entries cascade"]
        ]
        for (const [verb, change] of changes) {
          assert.match(String(yield* refusalOf(sql.unsafe(change))), new RegExp(`^${verb} of journal_\\w+ is refused`))
        }
      })
    )

    it.effect("takes no more postings once an entry is committed, balanced or not", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sale = yield* newSale
        const entry = charge(newId(), sale, at)
        const { id } = entry
        yield* post(entry)
        const late = sql`
          insert into journal_postings (entry_id, position, account, mentor_id, currency, minor)
          values (${id}, 8, 'suspense', null, 'USD', -5), (${id}, 9, 'mentor_available', ${sale.mentorId}, 'USD', 5)`
        assert.strictEqual(yield* refusalOf(late), "journal_entries_are_closed")
      })
    )

    it.effect("is the only way to a balance", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const sale = yield* newSale
        yield* post(charge(newId(), sale, at))
        for (const change of [
          `update mentor_balances set minor = 9 where mentor_id = '${sale.mentorId}'`,
          `delete from mentor_balances where mentor_id = '${sale.mentorId}'`,
          `insert into mentor_balances values ('${sale.mentorId}', 'EUR', 'mentor_available', 1)`,
          "truncate mentor_balances"
        ]) {
          assert.strictEqual(yield* refusalOf(sql.unsafe(change)), "mentor_balances_follow_postings")
        }
      })
    )

    it.effect("a posting that rolls back leaves no balance", () =>
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const sale = yield* newSale
        yield* Effect.exit(inTransaction(Effect.zipRight(ledger.post(charge(newId(), sale, at)), Effect.fail("no"))))
        assert.deepStrictEqual(yield* ledger.listBalances(sale.mentorId), [])
        assert.strictEqual(yield* post(charge(newId(), sale, at)), "posted")
      })
    )

    // Falls if postings of no entry pass, and if a balance no longer refers to its mentor.
    it.effect("has postings of entries and of mentors that there are, and a mentor with postings stays", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const ofNoEntry = sql`
          insert into journal_postings (entry_id, position, account, currency, minor)
          values (${newId()}, 0, 'suspense', 'USD', -5), (${newId()}, 1, 'platform_fee', 'USD', 5)`
        assert.strictEqual(yield* refusalOf(ofNoEntry), "journal_entries_are_closed")
        const sale = yield* newSale
        const nobodys = charge(newId(), { ...sale, mentorId: MentorId.make(newId()) }, at)
        assert.strictEqual(yield* refusalOf(post(nobodys)), "mentor_balances_mentor_id_fkey")
        yield* post(charge(newId(), sale, at))
        const removal = sql`delete from mentor_profiles where id = ${sale.mentorId}`
        assert.strictEqual(yield* refusalOf(removal), "mentor_balances_mentor_id_fkey")
      })
    )

    // Analysed while they hold little, when a plan would rather scan. Falls if any of the three functions of 0780 may.
    it.effect("is not read from one end to the other by whoever posts to it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const ledger = yield* Ledger
        const scans = Effect.map(
          sql<{ readonly count: bigint }>`
            select sum(seq_scan)::int8 as count from pg_stat_xact_user_tables
            where relname in ('journal_entries', 'journal_postings')`,
          ([row]) => row?.count
        )
        const sale = yield* newSale
        yield* sql`analyze journal_entries, journal_postings`
        yield* inTransaction(
          Effect.gen(function* () {
            const before = yield* scans
            yield* ledger.post(charge(newId(), sale, at))
            yield* sql`set constraints all immediate`
            assert.strictEqual(yield* scans, before)
          })
        )
      })
    )

    it.effect("is not written to without a transaction", () =>
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const sale = yield* newSale
        assert.match(String(yield* refusalOf(ledger.post(charge(newId(), sale, at)))), /without a transaction/)
        assert.deepStrictEqual(yield* ledger.listBalances(sale.mentorId), [])
      })
    )
  })
})

describe.each(concurrent)("the journal on %s, when transactions meet", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect("one of twenty posts of a fact is the one", () =>
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const sale = yield* newSale
        const answers = yield* Effect.forEach(Array.from({ length: 20 }), () => post(charge(newId(), sale, at)), {
          concurrency: "unbounded"
        })
        assert.strictEqual(answers.filter((answer) => answer === "posted").length, 1)
        assert.deepStrictEqual(yield* ledger.listBalances(sale.mentorId), [
          { currency: usd, account: "mentor_pending", minor: 6800n }
        ])
      })
    )

    it.effect("no sale of one mentor is lost among fifty others", () =>
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const sale = yield* newSale
        yield* Effect.forEach(
          Array.from({ length: 50 }),
          () => post(charge(newId(), { ...sale, paymentId: newId() }, at)),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(yield* ledger.listBalances(sale.mentorId), [
          { currency: usd, account: "mentor_pending", minor: 340_000n }
        ])
      })
    )

    it.effect("sales of other mentors do not wait for an open transaction", () =>
      Effect.gen(function* () {
        const ledger = yield* Ledger
        const [one, other] = [yield* newSale, yield* newSale]
        const [posted, done] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const first = yield* Effect.fork(
          inTransaction(
            ledger
              .post(charge(newId(), one, at))
              .pipe(Effect.zipLeft(Deferred.succeed(posted, undefined)), Effect.zipLeft(Deferred.await(done)))
          )
        )
        yield* Deferred.await(posted)
        assert.strictEqual(yield* Effect.timeout(post(charge(newId(), other, at)), "5 seconds"), "posted")
        yield* Deferred.succeed(done, undefined)
        assert.strictEqual(yield* Fiber.join(first), "posted")
      })
    )
  })
})
