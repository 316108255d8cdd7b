import { SqlClient, SqlSchema } from "@effect/sql"
import { MentorId } from "@mentorkit/core/kernel"
import { AvailabilityRuleId, SessionTypeId } from "@mentorkit/core/scheduling"
import { type AvailabilityRule, AvailabilityRuleRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { AvailabilityRuleRow } from "./rows.js"

const RuleQuery = Schema.Struct({
  mentorId: MentorId,
  onlyActive: Schema.Boolean,
  limit: Schema.optional(Schema.Int),
  sessionTypeId: Schema.optional(SessionTypeId)
})

const columnsOf = (rule: AvailabilityRule) => ({
  ...rule,
  timeBlocks: JSON.stringify(rule.timeBlocks),
  createdAt: DateTime.toDate(rule.createdAt),
  updatedAt: DateTime.toDate(rule.updatedAt)
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = SqlSchema.findOne({
    Request: AvailabilityRuleId,
    Result: AvailabilityRuleRow,
    execute: (id) => sql`select * from availability_rules where id = ${id}`
  })
  const list = SqlSchema.findAll({
    Request: RuleQuery,
    Result: AvailabilityRuleRow,
    execute: ({ limit, mentorId, onlyActive, sessionTypeId }) => sql`
      select * from availability_rules
      where ${sql.and([
        sql`mentor_id = ${mentorId}`,
        ...(onlyActive ? [sql`is_active`] : []),
        ...(sessionTypeId === undefined ? [] : [sql`session_type_id = ${sessionTypeId}`])
      ])}
      order by created_at desc, ordinal desc
      limit ${limit ?? null}`
  })

  return repositoryOf(AvailabilityRuleRepository, {
    find,
    list,
    addAll: (rules) => sql`insert into availability_rules ${sql.insert(rules.map(columnsOf))}`.pipe(Effect.asVoid),
    update: (rule) =>
      sql`
        update availability_rules set ${sql.update(columnsOf(rule), ["id", "mentorId", "createdAt"])}
        where id = ${rule.id}`.pipe(Effect.asVoid)
  })
})

export const availabilityRuleRepository = Layer.effect(AvailabilityRuleRepository, make)
