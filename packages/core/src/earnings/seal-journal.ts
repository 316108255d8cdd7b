/**
 * The chain over the journal: every seal is the hash of the one before it and of what its entry says, so that nobody changes,
 * drops or slips in an entry without breaking every seal from there on. Sealing comes after posting: a chain within the
 * posting would make every sale wait for the one before it.
 */
import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../kernel/index.js"
import { JournalSeals, type SealableEntry } from "./journal-seals.js"

/** Canonical text of an entry: any change changes it, and no two entries share one. */
export const canonicalOf = (previousHash: string | null, entry: SealableEntry): string => {
  const { id, idempotencyKey, kind, occurredMicros, paymentId, postedIn, postings } = entry
  const moved = [...postings]
    .sort((one, other) => one.position - other.position)
    .map(({ account, currency, mentorId, minor, position }) => [position, account, mentorId, currency, `${minor}`])
  return JSON.stringify([previousHash, id, kind, idempotencyKey, paymentId, `${occurredMicros}`, postedIn, moved])
}

type Hash = (text: string) => Effect.Effect<string>

const batch = 1000

/** Seals a batch of entries that were posted before every running transaction. Returns their number. */
export const makeSealJournal = (hash: Hash) =>
  Effect.gen(function* () {
    const seals = yield* JournalSeals
    const { transact } = yield* UnitOfWork

    return Effect.gen(function* () {
      const { entries, head, numbering } = yield* seals.claim(batch)
      let [position, previous] = [head?.position ?? 0n, head?.hash ?? null]
      const added = yield* Effect.forEach(entries, (entry) =>
        Effect.gen(function* () {
          position += 1n
          previous = yield* hash(canonicalOf(previous, entry))
          return { position, numbering, entryId: entry.id, hash: previous }
        })
      )
      if (added.length > 0) yield* seals.add(added, yield* DateTime.now)
      return added.length
    }).pipe(transact)
  })
