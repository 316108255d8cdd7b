/** What is asked of gathered rows once more when the digest leaves: what the mail of each would have asked by itself. */
import { Effect } from "effect"
import { FeedReader } from "../feed/index.js"
import { type ConnectionStatus, isAdmitted, Relations, type User, UserRepository } from "../identity/index.js"
import { MentorId, UserId } from "../kernel/index.js"
import { isUndecided, MentorRepository } from "../profiles/index.js"
import type { Notification } from "./notification.js"

/** Those that would still be said, of rows of one type and person; the same one or two statements for any number of them. */
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

/** About people to whom the reader still stands so, and who are still there. */
const makeRelated = (connection: ConnectionStatus) =>
  Effect.gen(function* () {
    const relations = yield* Relations
    const users = yield* UserRepository

    const question: Question = Effect.fnUntraced(function* (reader, rows) {
      if (!isAdmitted(reader)) return []
      const others = rows.flatMap(({ subject }) => (subject === null ? [] : UserId.make(subject)))
      const related = yield* relations.amongst(reader.id, others)
      const there = (yield* users.findMany(others)).filter(isAdmitted).map(({ id }) => id)
      const kept = new Set<string>(there.filter((id) => related.get(id)?.connection === connection))
      return rows.filter(({ subject }) => subject !== null && kept.has(subject))
    })
    return question
  })

/** Texts that are still there for the reader. */
const makeMentionedIn = (kind: "comment" | "post") =>
  Effect.map(
    FeedReader,
    (reader): Question =>
      Effect.fnUntraced(function* (person, rows) {
        const ids = rows.flatMap(({ subject }) => subject ?? [])
        const visible = yield* reader.listVisible(person.id, kind, ids)
        return rows.filter(({ subject }) => subject !== null && visible.has(subject))
      })
  )

/** By type: each of ours that may be gathered stands here. Those of embedders are told as long as their rows are there. */
export const makeQuestions = Effect.gen(function* () {
  const questions = {
    "session.completed": stays,
    "mentor.registered": yield* makeApplied,
    "feed.connection_request": yield* makeRelated("pending_incoming"),
    "feed.connection_accepted": yield* makeRelated("connected"),
    "feed.post_mentioned": yield* makeMentionedIn("post"),
    "feed.comment_mentioned": yield* makeMentionedIn("comment")
  }
  const byType: ReadonlyMap<string, Question> = new Map(Object.entries(questions))
  return byType
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
