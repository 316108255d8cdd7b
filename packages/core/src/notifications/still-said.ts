/** What is asked of gathered rows once more when the digest leaves: what the mail of each would have asked by itself. */
import { Effect } from "effect"
import { isAdmitted, type User } from "../identity/index.js"
import { MentorId } from "../kernel/index.js"
import { isUndecided, MentorRepository } from "../profiles/index.js"
import type { Notification } from "./notification.js"

/** Those that would still be said, of rows of one type and person; one statement for all of them. */
type Question = (reader: User, rows: ReadonlyArray<Notification>) => Effect.Effect<ReadonlyArray<Notification>>

/** What has happened, and stays so. */
const stays: Question = (_, rows) => Effect.succeed(rows)

/** Applications that somebody still has to decide about, told to somebody who still may. */
const makeApplied = Effect.map(
  MentorRepository,
  (mentors): Question =>
    Effect.fnUntraced(function* (reader, rows) {
      if (!reader.roles.includes("admin") || !isAdmitted(reader)) return []
      const found = yield* mentors.findMany(
        rows.flatMap(({ subject }) => (subject === null ? [] : MentorId.make(subject)))
      )
      const waiting = new Set<string>(found.filter(isUndecided).map(({ id }) => id))
      return rows.filter(({ subject }) => subject !== null && waiting.has(subject))
    })
)

/** By type: each of ours that may be gathered stands here. Those of embedders are told as long as their rows are there. */
export const makeQuestions = Effect.map(makeApplied, (applied): ReadonlyMap<string, Question> => {
  const questions = { "session.completed": stays, "mentor.registered": applied }
  return new Map(Object.entries(questions))
})

/** In the order of the rows. */
export const makeStillSaid = Effect.map(makeQuestions, (questions) =>
  Effect.fnUntraced(function* (reader: User, rows: ReadonlyArray<Notification>) {
    const kept = new Set<Notification>()
    for (const type of new Set(rows.map((row) => row.type))) {
      const ask = questions.get(type) ?? stays
      const ofType = rows.filter((row) => row.type === type)
      for (const row of yield* ask(reader, ofType)) kept.add(row)
    }
    return rows.filter((row) => kept.has(row))
  })
)
