import { SqlClient } from "@effect/sql"
import { type Obligation as Owed, PersonalDataStore } from "@mentorkit/core/personal-data/ports"
import { DateTime, Effect, Layer } from "effect"
import { type Obligation, PersonalDataList, type PersonalTable } from "../database/personal-data.js"
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

const eraseOf = ({ erase, of, table }: PersonalTable) =>
  erase === "delete" ? `delete from ${table} where ${of}` : erase && `update ${table} set ${erase.set} where ${of}`

/** One statement for all of them. */
const owing = (obligations: ReadonlyArray<Obligation>) =>
  obligations
    .map(({ kind, query }) => `select '${kind}' as kind, subject from (${query}) as ${kind}`)
    .join("\nunion all\n")

const references = `
  select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace`

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

    listObligations: (userId) => sql.unsafe<Owed>(owing(personal.obligations), [userId]),

    erase: Effect.fnUntraced(function* (userId, at) {
      const texts = personal.texts.map(({ of, set, table }) => `update ${table} set ${set} where ${of}`)
      const owners = personal.fileOwners.map(
        ({ ids, kind }) => `delete from file_owners where owner_kind = '${kind}' and owner_id in (${ids})`
      )
      const order = erasureOrder(personal.tables, yield* sql.unsafe<Reference>(references))
      const tables = order.flatMap((one) => eraseOf(one) ?? [])
      yield* Effect.forEach([...personal.beforeErasure, ...texts, ...owners, ...tables], (statement) =>
        change(statement, userId, DateTime.toDate(at))
      )
    })
  })
})

export const personalDataStore = Layer.effect(PersonalDataStore, make)
