/** Whether every seal still follows from the one before it and from what its entry says. */
import { createHash } from "node:crypto"
import { SqlClient, SqlSchema } from "@effect/sql"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { canonicalOf } from "@mentorkit/core/earnings/ports"
import { Effect, Schema } from "effect"
import { EntryRow, entryColumns } from "../journal-seals.js"
import { type Findings, inPages, type LedgerReport, type Progress, pageSize } from "./report.js"

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

const LinkRow = Schema.Struct({
  ...EntryRow.fields,
  id: Schema.NullOr(JournalEntryId),
  kind: Schema.NullOr(Schema.String),
  idempotencyKey: Schema.NullOr(Schema.String),
  occurredMicros: Schema.NullOr(Schema.BigIntFromSelf),
  postedIn: Schema.NullOr(Schema.String),
  sealPosition: Schema.BigIntFromSelf,
  sealedId: JournalEntryId,
  hash: Schema.String
})
type Link = typeof LinkRow.Type

const BehindRow = Schema.Struct({ id: JournalEntryId, idempotencyKey: Schema.String, position: Schema.BigIntFromSelf })

const queries = (sql: SqlClient.SqlClient) => ({
  links: SqlSchema.findAll({
    Request: Schema.BigIntFromSelf,
    Result: LinkRow,
    execute: (after) => sql`
      select seal.position as seal_position, seal.entry_id as sealed_id, seal.hash, ${entryColumns(sql)}
      from journal_seals seal left join journal_entries entry on entry.id = seal.entry_id
      where seal.position > ${after} order by seal.position limit ${pageSize}`
  }),

  // New entries come after the last seal; an older entry without a seal was never posted.
  behind: SqlSchema.findAll({
    Request: Schema.Void,
    Result: BehindRow,
    execute: () => sql`
      with head as (
        select numbering, posted_in, entry_id from journal_seals join journal_entries on id = entry_id
        order by position desc limit 1
      ), found as (
        select entry.id, entry.idempotency_key, entry.posted_in from journal_entries entry, head
        where (entry.posted_in, entry.id) < (head.posted_in, head.entry_id)
          and not exists (select from journal_seals where entry_id = entry.id)
        limit 100
      )
      select found.id, found.idempotency_key, (
        select coalesce(max(seal.position), 0) from head, journal_seals seal join journal_entries entry on entry.id = seal.entry_id
        where seal.numbering = head.numbering and (entry.posted_in, entry.id) < (found.posted_in, found.id)
      ) as position
      from found`
  })
})

const isWhole = (link: Link): link is Link & typeof EntryRow.Type => link.id !== null

const chainOf = (findings: Findings) => {
  let [position, hash]: [bigint, string | null] = [0n, null]
  const follow = (link: Link) => {
    const { sealPosition, sealedId } = link
    if (sealPosition !== position + 1n) findings.add(`seals ${position + 1n} to ${sealPosition - 1n} are missing`)
    if (!isWhole(link)) findings.add(`seal ${sealPosition}: its entry ${sealedId} is gone`)
    else if (sealPosition === position + 1n && sha256(canonicalOf(hash, link)) !== link.hash) {
      findings.add(`seal ${sealPosition}: entry ${sealedId} (${link.idempotencyKey}) is not what was sealed`)
    }
    position = sealPosition
    hash = link.hash
  }
  const head = (): LedgerReport["head"] => (hash === null ? null : { position, hash })
  return { follow, head }
}

export const checkChain = Effect.fnUntraced(function* (findings: Findings, progress: Progress) {
  const { behind, links } = queries(yield* SqlClient.SqlClient)
  const { follow, head } = chainOf(findings)
  let checked = 0
  yield* inPages(
    0n,
    links,
    ({ sealPosition }) => sealPosition,
    (page) => {
      page.forEach(follow)
      checked += page.length
      return checked % 50_000 < page.length ? progress(`${checked} seals checked`) : Effect.void
    }
  )
  for (const { id, idempotencyKey, position } of yield* behind()) {
    findings.add(`after seal ${position}: entry ${id} (${idempotencyKey}) was put there later and is not sealed`)
  }
  return head()
})
