/** The chain over the journal, and what becomes of a ledger that somebody has had their hands in. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { verifyLedger } from "@mentorkit/adapters-pg"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { Ledger, makeSealJournal, withdrawalEntry } from "@mentorkit/core/earnings/ports"
import { Currency, type MentorId } from "@mentorkit/core/kernel"
import { Secrets, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { concurrent, engines, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer, Schedule } from "effect"
import { verifyCommand } from "../../src/earnings/verification/verify-command.js"
import { ran } from "../support/command.js"
import { postSale } from "../support/postings.js"

const usd = Currency.make("USD")

const sealOnce = Effect.flatMap(Secrets, ({ hash }) => Effect.flatten(makeSealJournal(hash)))

const unsealed = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select from journal_entries where id not in (select entry_id from journal_seals)`
)

/** Transactions of other databases of the server may run, and nothing is sealed that one of them is older than. */
const sealAll = sealOnce.pipe(
  Effect.zipRight(unsealed),
  Effect.repeat({ until: (left) => left.length === 0, schedule: Schedule.spaced("20 millis") }),
  Effect.timeout("60 seconds")
)

const posted = Effect.fnUntraced(function* (count: number) {
  const { mentorId } = yield* newMentor()
  const ids = yield* Effect.replicateEffect(postSale(mentorId), count)
  yield* sealAll
  return { mentorId, ids }
})

/** As a superuser does it whom no trigger and no foreign key stops. */
const behindEverybodysBack = (...statements: ReadonlyArray<string>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.withTransaction(
      Effect.zipRight(
        sql`set local session_replication_role = replica`,
        Effect.forEach(statements, (statement) => sql.unsafe(statement))
      )
    )
  )

const differencesAfter = (...statements: ReadonlyArray<string>) =>
  Effect.zipRight(
    behindEverybodysBack(...statements),
    Effect.map(verifyLedger(), ({ differences }) => differences.join("\n"))
  )

const positions = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly position: bigint; readonly entryId: string }>`
    select position, entry_id from journal_seals order by position`
)
const positionOf = (entryId: string | undefined) =>
  Effect.map(positions, (seals) => seals.find((seal) => seal.entryId === entryId)?.position ?? 0n)

describe.each(engines)("the chain over the journal on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // One ledger for all of them, in this order: what is broken is put right again, but for the last two.
    it.effect("of an empty ledger is nothing, and of a healthy one is right", () =>
      Effect.gen(function* () {
        assert.deepInclude(yield* verifyLedger(), { entries: 0n, head: null, differenceCount: 0 })
        yield* posted(12)
        const lines: Array<string> = []
        const report = yield* verifyLedger((line) => Effect.sync(() => void lines.push(line)))
        assert.deepStrictEqual(report.differences, [])
        assert.deepInclude(report, { entries: 12n, unsealed: 0n })
        assert.strictEqual(report.head?.position, 12n)
        assert.deepStrictEqual(
          report.totals.map(({ account, minor }) => [account, minor]),
          [
            ["gateway", -96_000n],
            ["mentor_pending", 81_600n],
            ["platform_fee", 14_400n]
          ]
        )
        assert.isAbove(lines.length, 2)
      })
    )

    it.effect("is final, and has no gap", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { mentorId } = yield* newMentor()
        const entryId = yield* postSale(mentorId)
        const row = { position: 99, numbering: 1, entryId, hash: "0".repeat(64), sealedAt: new Date() }
        const refusals = [
          sql`update journal_seals set numbering = 2`,
          sql`delete from journal_seals`,
          sql`truncate journal_seals`,
          sql`insert into journal_seals ${sql.insert(row)}`
        ]
        for (const refused of refusals) yield* Effect.flip(refused)
        yield* sealAll
        assert.strictEqual(yield* positionOf(entryId), 13n)
      })
    )

    // Not seen to fall: should, when postings or a column of an entry are left out of the canonical form.
    it.effect("names an entry of which a single digit was changed", () =>
      Effect.gen(function* () {
        const { ids } = yield* posted(3)
        const [, id] = ids
        const position = yield* positionOf(id)
        const changes = [
          ["journal_postings", "minor", "minor - 1", "minor + 1", `account = 'gateway' and entry_id = '${id}'`],
          ["journal_postings", "currency", "'USE'", "'USD'", `account = 'gateway' and entry_id = '${id}'`],
          [
            "journal_entries",
            "occurred_at",
            "occurred_at + interval '1us'",
            "occurred_at - interval '1us'",
            `id = '${id}'`
          ],
          ["journal_entries", "kind", "'refund'", "'charge'", `id = '${id}'`],
          [
            "journal_entries",
            "idempotency_key",
            "'x' || idempotency_key",
            "substr(idempotency_key, 2)",
            `id = '${id}'`
          ],
          ["journal_entries", "payment_id", "id", "null", `id = '${id}'`]
        ]
        for (const [table, column, wrong, right, where] of changes) {
          const found = yield* differencesAfter(`update ${table} set ${column} = ${wrong} where ${where}`)
          assert.include(found, `seal ${position}: entry ${id}`)
          assert.notInclude(found, `seal ${position + 1n}:`)
          yield* behindEverybodysBack(`update ${table} set ${column} = ${right} where ${where}`)
        }
        assert.deepStrictEqual((yield* verifyLedger()).differences, [])
      })
    )

    it.effect("names an entry that was slipped in between others", () =>
      Effect.gen(function* () {
        const { ids, mentorId } = yield* posted(3)
        const before = yield* positionOf(ids[1])
        const id = "ffffffff-ffff-4fff-bfff-ffffffffffff"
        const found = yield* differencesAfter(
          `insert into journal_entries (id, kind, idempotency_key, occurred_at, posted_in)
            select '${id}', 'charge', 'charge:slipped', occurred_at, posted_in from journal_entries where id = '${ids[1]}'`,
          `insert into journal_postings values
            ('${id}', 0, 'gateway', null, 'USD', -100), ('${id}', 1, 'mentor_available', '${mentorId}', 'USD', 100)`
        )
        assert.include(found, `after seal ${before}: entry ${id}`)
        assert.include(found, `mentor ${mentorId}: mentor_available in USD has no row, and 100 in the journal`)
        yield* behindEverybodysBack(
          `delete from journal_postings where entry_id = '${id}'`,
          `delete from journal_entries where id = '${id}'`
        )
        assert.deepStrictEqual((yield* verifyLedger()).differences, [])
      })
    )

    it.effect("names a balance that does not follow from the journal", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* posted(1)
        const where = `where mentor_id = '${mentorId}' and account = 'mentor_pending'`
        const found = yield* differencesAfter(`update mentor_balances set minor = minor + 1 ${where}`)
        assert.include(found, `mentor ${mentorId}: mentor_pending in USD is 6801, and 6800 in the journal`)
        yield* behindEverybodysBack(`update mentor_balances set minor = minor - 1 ${where}`)
      })
    )

    // Falls when the copy is not looked at.
    it.effect("names an entry of which statements read something else", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* posted(1)
        const found = yield* differencesAfter(
          `update mentor_earnings set minor = minor + 1 where mentor_id = '${mentorId}'`
        )
        assert.include(found, `mentor ${mentorId}: what entry`)
        yield* behindEverybodysBack(`update mentor_earnings set minor = minor - 1 where mentor_id = '${mentorId}'`)
      })
    )

    // Not seen to fall: should, when numbers that the server has not given yet are waited for, and when the order does not begin anew.
    it.effect("goes on where a database was restored into a server with smaller numbers of transactions", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { mentorId } = yield* newMentor()
        const foreign = yield* postSale(mentorId)
        yield* behindEverybodysBack(`update journal_entries set posted_in = '9000000000000' where id = '${foreign}'`)
        yield* sealAll
        const { ids } = yield* posted(2)
        const numberings = yield* sql<{ readonly numbering: number }>`
          select numbering from journal_seals where ${sql.in("entry_id", [foreign, ...ids])} order by position`
        assert.deepStrictEqual(
          numberings.map(({ numbering }) => numbering),
          [1, 2, 2]
        )
        assert.deepStrictEqual((yield* verifyLedger()).differences, [])
      })
    )

    it.effect("names an entry that is gone, and seals that are gone with theirs", () =>
      Effect.gen(function* () {
        const { ids } = yield* posted(6)
        const [one, , other] = ids
        const [position, gap] = [yield* positionOf(one), yield* positionOf(other)]
        const found = yield* differencesAfter(
          `delete from journal_postings where entry_id in ('${one}', '${other}')`,
          `delete from journal_entries where id in ('${one}', '${other}')`,
          `delete from journal_seals where entry_id = '${other}'`
        )
        assert.include(found, `seal ${position}: its entry ${one} is gone`)
        assert.include(found, `seals ${gap} to ${gap} are missing`)
      })
    )

    it.effect("names a withdrawal's entry whose withdrawal is not there", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* newMentor()
        const [id, at] = [JournalEntryId.make(crypto.randomUUID()), yield* DateTime.now]
        const payout = { withdrawalId: crypto.randomUUID(), mentorId, amount: { minor: 100n, currency: usd } }
        const post = (yield* Ledger).postAll([withdrawalEntry(id, "withdrawal_requested", payout, at)])
        yield* (yield* UnitOfWork).transact(post)
        const { differences } = yield* verifyLedger()
        const key = `withdrawal_requested:${payout.withdrawalId}`
        assert.include(differences, `entry ${id} (${key}) is about a sale or a withdrawal that is not there`)
      })
    )
  })
})

describe.each(concurrent)("the chain over the journal on %s, with many at it", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Not seen to fall: should, without the lock (a position is taken twice) or when younger entries are sealed.
    it.effect("is one, without a gap, for parallel posters and two sealers", () =>
      Effect.gen(function* () {
        const mentors = yield* Effect.replicateEffect(newMentor(), 6)
        const { transact } = yield* UnitOfWork
        const slow = ({ mentorId }: { readonly mentorId: MentorId }) =>
          transact(Effect.zipLeft(postSale(mentorId), Effect.sleep("15 millis")))
        const posters = mentors.map((mentor, index) =>
          Effect.replicateEffect(index % 2 === 0 ? slow(mentor) : postSale(mentor.mentorId), 20)
        )
        const sealer = sealOnce.pipe(Effect.zipLeft(Effect.sleep("3 millis")), Effect.forever)
        yield* Effect.raceFirst(
          Effect.all(posters, { concurrency: "unbounded" }),
          Effect.all([sealer, sealer], { concurrency: 2 })
        )
        yield* sealAll
        const seals = yield* positions
        assert.deepStrictEqual(
          seals.map(({ position }) => Number(position)),
          Array.from({ length: 120 }, (_, index) => index + 1)
        )
        const report = yield* verifyLedger()
        assert.deepStrictEqual(report.differences, [])
        assert.deepInclude(report, { entries: 120n, unsealed: 0n })
      })
    )
  })
})

describe("mentorkit-ledger-verify", () => {
  layer(Layer.empty, { excludeTestServices: true })((it) => {
    const breaking = `update journal_postings set minor = minor - 1 where account = 'gateway'`

    it.scoped("tells by its exit code what it thinks of a database on PostgreSQL", () =>
      Effect.gen(function* () {
        const url = yield* newPostgresUrl
        const run = ran(verifyCommand([], { DATABASE_URL: url }))
        yield* Effect.provide(posted(2), world(hostOn(url)))
        const healthy = yield* run
        assert.strictEqual(healthy.code, 0, healthy.err)
        assert.include(healthy.out, "USD  mentor_pending  136.00\n")
        assert.match(healthy.out, /the ledger is right$/)
        yield* Effect.provide(behindEverybodysBack(breaking), hostOn(url))
        const broken = yield* run
        assert.strictEqual(broken.code, 1)
        assert.match(broken.out, /seal 1: entry .* is not what was sealed/)
        assert.match(broken.out, /is out of balance by -1 USD/)
        assert.match(broken.out, /the ledger is wrong: differences 4$/)
      })
    )
  })
})
