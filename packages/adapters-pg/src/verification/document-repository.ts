import { SqlClient, SqlSchema, type Statement } from "@effect/sql"
import { MentorId, type PageRequest } from "@mentorkit/core/kernel"
import { VerificationDocumentId } from "@mentorkit/core/verification"
import {
  type DocumentFilter,
  oldestDocuments,
  VerificationDocumentRepository
} from "@mentorkit/core/verification/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { DocumentRow, OwnerRow, toDocument, toDocumentRow } from "./rows.js"

const Changed = Schema.Struct({ id: VerificationDocumentId })

const queries = (sql: SqlClient.SqlClient) => ({
  list: SqlSchema.findAll({
    Request: MentorId,
    Result: DocumentRow,
    execute: (mentorId) => sql`
      select * from verification_documents where mentor_id = ${mentorId} order by created_at desc, id desc`
  }),
  find: SqlSchema.findOne({
    Request: VerificationDocumentId,
    Result: DocumentRow,
    execute: (id) => sql`select * from verification_documents where id = ${id}`
  }),
  add: SqlSchema.void({
    Request: Schema.Array(DocumentRow),
    execute: (rows) => sql`insert into verification_documents ${sql.insert(rows)}`
  }),
  // Status and file are compared again here, whatever was locked and read before.
  move: SqlSchema.findOne({
    Request: Schema.Struct({ from: DocumentRow, to: DocumentRow }),
    Result: Changed,
    execute: ({ from, to: { createdAt: _, id, mentorId: __, ...to } }) => sql`
      update verification_documents set ${sql.update(to)}
      where id = ${id} and status = ${from.status} and file_key = ${from.fileKey} returning id`
  }),
  remove: SqlSchema.findOne({
    Request: DocumentRow,
    Result: Changed,
    execute: ({ fileKey, id, status }) => sql`
      delete from verification_documents where id = ${id} and status = ${status} and file_key = ${fileKey} returning id`
  }),
  listOwners: SqlSchema.findAll({
    Request: Schema.Array(MentorId),
    Result: OwnerRow,
    execute: (mentorIds) => sql`
      select mentor.id as mentor_id, users.id as user_id, users.full_name, users.username, users.email,
        mentor.approval_status
      from mentor_profiles mentor join users on users.id = mentor.user_id
      where ${sql.in("mentor.id", [...new Set(mentorIds)])}`
  })
})

const decodeRows = Schema.decodeUnknown(Schema.Array(DocumentRow))

const makeListQueue = (sql: SqlClient.SqlClient) => {
  const matching = ({ documentType, mentorId, status }: DocumentFilter): Statement.Fragment =>
    sql.and([
      sql`true`,
      ...(status === null ? [] : [sql`status = ${status}`]),
      ...(documentType === null ? [] : [sql`document_type = ${documentType}`]),
      ...(mentorId === null ? [] : [sql`mentor_id = ${mentorId}`])
    ])

  const oldest = keyset(sql, oldestDocuments)

  return Effect.fnUntraced(function* (filter: DocumentFilter, page: PageRequest) {
    const where = matching(filter)
    const rows = sql`select *, ${oldest.position} from verification_documents where ${where} and ${oldest.slice(page)}`
    return yield* oldest.read(page, rows, sql`verification_documents where ${where}`, (own) =>
      Effect.map(decodeRows(own), (decoded) => decoded.map(toDocument))
    )
  })
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, find, list, move, listOwners, remove } = queries(sql)

  return repositoryOf(VerificationDocumentRepository, {
    list: (mentorId) => Effect.map(list(mentorId), (rows) => rows.map(toDocument)),
    find: (id) => Effect.map(find(id), Option.map(toDocument)),
    add: (documents) => (documents.length === 0 ? Effect.void : add(documents.map(toDocumentRow))),
    move: (before, after) => Effect.map(move({ from: toDocumentRow(before), to: toDocumentRow(after) }), Option.isSome),
    remove: (document) => Effect.map(remove(toDocumentRow(document)), Option.isSome),
    listQueue: makeListQueue(sql),
    listOwners: (mentorIds) => (mentorIds.length === 0 ? Effect.succeed([]) : listOwners(mentorIds))
  })
})

export const verificationDocumentRepository = Layer.effect(VerificationDocumentRepository, make)
