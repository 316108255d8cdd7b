import { SqlClient } from "@effect/sql"
import { openBookingStatuses } from "@mentorkit/core/bookings"
import { unpaidAccounts } from "@mentorkit/core/earnings/ports"
import { PersonalDataStore } from "@mentorkit/core/personal-data/ports"
import { DateTime, Effect, Layer } from "effect"
import { literals } from "../database/literals.js"
import { PersonalDataList, type PersonalTable } from "../database/personal-data.js"
import { repositoryOf } from "../database/repository.js"
import { erasureOrder, type Reference } from "./erasure-order.js"

interface Found {
  readonly row: Readonly<Record<string, unknown>>
}

/** Names and conditions are constants of ours; the user's id is always a parameter. */
const named = (columns: ReadonlyArray<string>) => `array[${columns.map((column) => `'${column}'`).join(", ")}]::text[]`

const reading = ({ hide, of, omit = [], table }: PersonalTable) => {
  const hidden =
    hide === undefined ? "" : ` - case when ${hide.where} then ${named(hide.columns)} else array[]::text[] end`
  return `select to_jsonb(${table}) - ${named(omit)}${hidden} as row from ${table} where ${of}`
}

const erasing = ({ erase, of, table }: PersonalTable) =>
  erase === "delete" ? `delete from ${table} where ${of}` : erase && `update ${table} set ${erase.set} where ${of}`

const openSessions = `
  select count(*)::int as open from bookings
  where status in ${literals(openBookingStatuses)}
    -- Read first, as both sides are then found by an index each.
    and (mentee_id = $1 or mentor_id = (select id from mentor_profiles where user_id = $1))`

const unpaidEarnings = `
  select distinct currency from mentor_balances
  where minor <> 0 and account in ${literals(unpaidAccounts)}
    and mentor_id in (select id from mentor_profiles where user_id = $1)
  order by currency`

const references = `
  select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const personal = yield* PersonalDataList

  const change = (statement: string, userId: string, at: Date) =>
    // A parameter that the statement does not use has no type, and the server refuses it.
    sql.unsafe(statement, statement.includes("$2") ? [userId, at] : [userId])

  return repositoryOf(PersonalDataStore, {
    collect: (userId) =>
      Effect.forEach(personal.tables, (one) =>
        Effect.map(
          sql.unsafe<Found>(reading(one), [userId]),
          (rows) => [one.table, rows.map(({ row }) => row)] as const
        )
      ).pipe(Effect.map((found) => Object.fromEntries(found.filter(([, rows]) => rows.length > 0)))),

    findObligations: Effect.fnUntraced(function* (userId) {
      const [sessions] = yield* sql.unsafe<{ readonly open: number }>(openSessions, [userId])
      const earnings = yield* sql.unsafe<{ readonly currency: string }>(unpaidEarnings, [userId])
      return { openSessions: sessions?.open ?? 0, unpaidEarnings: earnings.map(({ currency }) => currency) }
    }),

    erase: Effect.fnUntraced(function* (userId, at) {
      const texts = personal.texts.map(({ of, set, table }) => `update ${table} set ${set} where ${of}`)
      const owners = personal.fileOwners.map(
        ({ ids, kind }) => `delete from file_owners where owner_kind = '${kind}' and owner_id in (${ids})`
      )
      const order = erasureOrder(personal.tables, yield* sql.unsafe<Reference>(references))
      const tables = order.flatMap((one) => erasing(one) ?? [])
      yield* Effect.forEach([...texts, ...owners, ...tables], (statement) =>
        change(statement, userId, DateTime.toDate(at))
      )
    })
  })
})

export const personalDataStore = Layer.effect(PersonalDataStore, make)
