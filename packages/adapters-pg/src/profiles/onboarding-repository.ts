import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { OnboardingRole } from "@mentorkit/core/profiles"
import { OnboardingRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { AnswerRow, OnboardingRow, QuestionRow } from "./rows.js"

const RoleOfUser = Schema.Struct({ userId: UserId, role: Schema.NullOr(OnboardingRole) })

/** Questions for mentors come first. */
const order = "role desc, position, id"

const reads = (sql: SqlClient.SqlClient) => ({
  listQuestions: SqlSchema.findAll({
    Request: Schema.NullOr(OnboardingRole),
    Result: QuestionRow,
    execute: (role) => sql`
      select id, role, type, question, options, min, max, is_required, position from onboarding_questions
      where is_active and (${role}::text is null or role = ${role})
      order by ${sql.literal(order)}`
  }),

  find: SqlSchema.findOne({
    Request: RoleOfUser,
    Result: OnboardingRow,
    execute: ({ role, userId }) => sql`
      select * from onboarding_records
      where user_id = ${userId} and (${role}::text is null or role = ${role})
      order by submitted_at desc, role desc limit 1`
  }),

  listAnswers: SqlSchema.findAll({
    Request: RoleOfUser,
    Result: AnswerRow,
    execute: ({ role, userId }) => sql`
      select mine.question_id, asked.question, asked.type, mine.answer, mine.answered_at
      from onboarding_answers mine join onboarding_questions asked on asked.id = mine.question_id
      where mine.user_id = ${userId} and asked.role = ${role}
      order by asked.position, asked.id`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { find, listAnswers, listQuestions } = reads(sql)

  return repositoryOf(OnboardingRepository, {
    listQuestions,
    find: (userId, role) => find({ userId, role }),
    listAnswers: (userId, role) => listAnswers({ userId, role }),

    put: ({ role, submittedAt, userId }) => {
      const at = DateTime.toDate(submittedAt)
      return sql`
        insert into onboarding_records ${sql.insert({ userId, role, submittedAt: at })}
        on conflict (user_id, role) do update set submitted_at = ${at}`.pipe(Effect.asVoid)
    },

    putAnswers: Effect.fnUntraced(function* ({ role, submittedAt, userId }, given) {
      yield* sql`
        delete from onboarding_answers mine using onboarding_questions asked
        where mine.user_id = ${userId} and asked.id = mine.question_id and asked.role = ${role}`
      if (given.length === 0) return
      const answeredAt = DateTime.toDate(submittedAt)
      const rows = given.map(({ answer, questionId }) => ({
        userId,
        questionId,
        answer: JSON.stringify(answer),
        answeredAt
      }))
      yield* sql`insert into onboarding_answers ${sql.insert(rows)}`
    })
  })
})

export const onboardingRepository = Layer.effect(OnboardingRepository, make)
