/** Replays the journal and compares it with everything that follows from it. Changes nothing but to seal what is due. */
import { SqlClient } from "@effect/sql"
import { makeSealJournal } from "@mentorkit/core/earnings/ports"
import { Effect, Layer } from "effect"
import { Doorbell } from "../../database/doorbell.js"
import { inBackground } from "../../database/engine/connection-purpose.js"
import { unitOfWork } from "../../database/unit-of-work.js"
import { journalSeals } from "../journal-seals.js"
import { checkChain, sha256 } from "./chain.js"
import { checkFacts } from "./facts.js"
import { type LedgerReport, newFindings, type Progress } from "./report.js"
import { checkSums, totalsAndCounts } from "./sums.js"

const sealAll = Effect.fnUntraced(function* (progress: Progress) {
  const seal = yield* makeSealJournal((text) => Effect.sync(() => sha256(text)))
  let sealed = 0
  for (let added = yield* seal; added > 0; added = yield* seal) sealed += added
  yield* progress(`${sealed} entries sealed`)
})

/** All of it in one snapshot: sales go on meanwhile, and are not taken for differences. */
const check = Effect.fnUntraced(function* (progress: Progress) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`set transaction isolation level repeatable read, read only`
  yield* sql`set local statement_timeout = 0`
  const [ofSums, ofChain, ofFacts] = [newFindings(), newFindings(), newFindings()]
  yield* checkSums(ofSums)
  yield* progress("entries and balances checked")
  const head = yield* checkChain(ofChain, progress)
  yield* progress("chain checked")
  yield* checkFacts(ofFacts, progress)
  yield* progress("payments and withdrawals checked")
  const all = [ofSums, ofChain, ofFacts]
  const report: LedgerReport = {
    ...(yield* totalsAndCounts),
    head,
    differences: all.flatMap(({ lines }) => lines()),
    differenceCount: all.reduce((sum, { count }) => sum + count(), 0)
  }
  return report
})

/** On the database that is provided, and fails with what the database fails with. */
export const verifyLedger = (progress: Progress = () => Effect.void) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const ports = Layer.mergeAll(journalSeals, Layer.provide(unitOfWork, Doorbell.layer))
    yield* Effect.provide(sealAll(progress), ports)
    return yield* sql.withTransaction(check(progress))
    // It takes its time.
  }).pipe(inBackground)
