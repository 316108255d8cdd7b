/** Reports of posts, comments and people: once each, and with a copy that outlives what it is of. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Connections } from "@mentorkit/core/connections"
import { Feed } from "@mentorkit/core/feed"
import { type Admin, type User, UserId } from "@mentorkit/core/kernel"
import { FileKey, FileRegister } from "@mentorkit/core/kernel/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { Reports } from "@mentorkit/core/reports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Deferred, Effect, Fiber, Schedule } from "effect"
import { outcomeOf, remove, tagOf, write } from "../support/posts-fixtures.js"

const spam = { reason: "spam", details: undefined } as const

const makeReports = Effect.map(Effect.all([Feed, Connections]), ([feed, connections]) => ({
  post: (who: User, id: Parameters<typeof remove>[1]) => feed.reportPost(who, { post_id: id, ...spam }),
  comment: (who: User, id: Parameters<typeof feed.reportComment>[1]["comment_id"]) =>
    feed.reportComment(who, { comment_id: id, ...spam }),
  person: (who: User, { userId }: User) => connections.reportUser(who, { user_id: userId, ...spam })
}))

const say = (author: User, post: Parameters<typeof remove>[1], body: string) =>
  Effect.flatMap(Feed, ({ addComment }) =>
    addComment(author, { post_id: post, body, parent_id: undefined, mentioned_user_ids: undefined })
  ).pipe(Effect.map(({ comment }) => comment))

const admin: Admin = { _tag: "Admin", userId: UserId.make(crypto.randomUUID()) }
const listed = Effect.fnUntraced(function* (reporter: User) {
  const { listReports } = yield* Reports
  const { reports } = yield* listReports(admin, { page: 1, per_page: 50 })
  return reports.items.filter((one) => one.reporter.id === reporter.userId)
})
const exported = (me: User) =>
  Effect.flatMap(PersonalData, ({ exportAll }) =>
    Effect.map(exportAll(me, {}), ({ records }) => records["reports"] ?? [])
  )

describe.each(engines)("reports on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are made once of each thing, never of one's own, and keep a copy when it goes", () =>
      Effect.gen(function* () {
        const report = yield* makeReports
        const [author, reader] = [yield* newUser(), yield* newUser()]
        const post = yield* write(author, "Buy followers!")
        const comment = yield* say(author, post.id, "Now!")
        const hidden = yield* write(author, "For friends", "connections")
        assert.strictEqual(yield* tagOf(report.post(author, post.id)), "CannotReportOwn")
        assert.strictEqual(yield* tagOf(report.comment(author, comment.id)), "CannotReportOwn")
        assert.strictEqual(yield* tagOf(report.person(author, author)), "CannotReportOwn")
        assert.strictEqual(yield* tagOf(report.post(reader, hidden.id)), "PostNotFound")
        const { report_id: id } = yield* report.post(reader, post.id)
        yield* report.comment(reader, comment.id)
        yield* report.person(reader, author)
        assert.strictEqual(yield* tagOf(report.post(reader, post.id)), "AlreadyReported")
        assert.strictEqual(yield* tagOf(report.comment(reader, comment.id)), "AlreadyReported")
        assert.strictEqual(yield* tagOf(report.person(reader, author)), "AlreadyReported")
        yield* remove(author, post.id)
        assert.strictEqual(yield* tagOf(report.post(yield* newUser(), post.id)), "PostNotFound")
        assert.strictEqual(yield* tagOf(report.comment(yield* newUser(), comment.id)), "CommentNotFound")
        const kept = new Map((yield* listed(reader)).map((one) => [one.subject_type, one]))
        assert.deepInclude(kept.get("post"), { id, subject_id: post.id, author_id: author.userId, status: "pending" })
        const bodyOf = (type: "comment" | "post") => kept.get(type)?.copy as { readonly body: string } | undefined
        assert.deepStrictEqual([bodyOf("post")?.body, bodyOf("comment")?.body], ["Buy followers!", "Now!"])
        assert.deepInclude(kept.get("profile")?.copy, { name: "Ada Lovelace", username: `ada-${author.userId}` })
        const sql = yield* SqlClient.SqlClient
        const told =
          yield* sql`select payload from outbox where type = 'reports.ContentReported' and payload ->> 'reportId' = ${id}`
        assert.lengthOf(told, 1)
      })
    )

    // Falls where a block is asked for, and where somebody banned can be reported, whom nobody sees.
    it.effect("are not stopped by a block, in either way", () =>
      Effect.gen(function* () {
        const { blockUser } = yield* Connections
        const report = yield* makeReports
        const [author, ...readers] = [yield* newUser(), yield* newUser(), yield* newUser()]
        const post = yield* write(author, "Buy followers!")
        const comment = yield* say(author, post.id, "Now!")
        const [blocking, blocked] = readers as [User, User]
        yield* blockUser(blocking, { user_id: author.userId })
        yield* blockUser(author, { user_id: blocked.userId })
        for (const reader of readers) {
          yield* report.post(reader, post.id)
          yield* report.comment(reader, comment.id)
          yield* report.person(reader, author)
        }
        const sql = yield* SqlClient.SqlClient
        yield* sql`update users set banned_at = now() where id = ${author.userId}`
        const late = yield* newUser()
        assert.strictEqual(yield* tagOf(report.person(late, author)), "UserNotFound")
        assert.strictEqual(yield* tagOf(report.post(late, post.id)), "PostNotFound")
      })
    )

    it.effect("lose the words of an erased reporter, and the copy of an erased author, and stay", () =>
      Effect.gen(function* () {
        const { reportPost } = yield* Feed
        const { eraseAccount } = yield* PersonalData
        const report = yield* makeReports
        const [author, reader, other] = [yield* newUser(), yield* newUser(), yield* newUser()]
        const post = yield* write(author, "Buy followers!")
        yield* reportPost(reader, { post_id: post.id, reason: "other", details: "He sells them" })
        yield* report.post(other, post.id)
        const own = yield* exported(reader)
        assert.lengthOf(own, 1)
        assert.notInclude(JSON.stringify(own), author.userId)
        assert.notInclude(JSON.stringify(own), "followers")
        assert.deepStrictEqual(yield* exported(author), [])
        yield* eraseAccount(reader, {})
        const [ofReader] = yield* listed(reader)
        assert.deepInclude(ofReader, { details: null, reason: "other" })
        assert.deepInclude(ofReader?.copy, { body: "Buy followers!" })
        yield* eraseAccount(author, {})
        for (const one of [...(yield* listed(reader)), ...(yield* listed(other))])
          assert.deepInclude(one, { copy: null, subject_id: post.id, author_id: author.userId })
      })
    )

    // Falls where the report does not become an owner of the files, and where it stays one after an erasure.
    it.effect("keep the files of what they are about, until its author is erased", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const files = yield* FileRegister
        const { eraseAccount } = yield* PersonalData
        const report = yield* makeReports
        const [author, reader] = [yield* newUser(), yield* newUser()]
        const post = yield* write(author, "Look!")
        const key = FileKey.make(`posts/${post.id}/${crypto.randomUUID()}`)
        const now = yield* DateTime.now
        const owned = [{ key, owner: { kind: "post", id: post.id } }]
        yield* files.begin([key], now)
        yield* files.confirm(owned, now)
        yield* sql`insert into post_files ${sql.insert({
          ...{ id: crypto.randomUUID(), postId: post.id, kind: "picture", position: 0, fileKey: key },
          contentType: "image/webp"
        })}`
        yield* report.post(reader, post.id)
        const state = Effect.map(
          sql<{ readonly state: string }>`select state from stored_files where key = ${key}`,
          ([file]) => file?.state
        )
        yield* files.removeOwners(owned)
        assert.strictEqual(yield* state, "kept")
        assert.deepInclude((yield* listed(reader))[0]?.copy, { file_keys: [key] })
        yield* eraseAccount(author, {})
        assert.strictEqual(yield* state, "discarded")
      })
    )
  })
})

describe.each(concurrent)("reports at the same time on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect("a hundred of one person of one post are one report", () =>
      Effect.gen(function* () {
        const report = yield* makeReports
        const [author, reader] = [yield* newUser(), yield* newUser()]
        const post = yield* write(author, "Buy followers!")
        const answers = yield* Effect.all(
          Array.from({ length: 100 }, () => outcomeOf(report.post(reader, post.id))),
          { concurrency: "unbounded" }
        )
        assert.lengthOf(
          answers.filter((one) => one === "done"),
          1
        )
        assert.lengthOf(
          answers.filter((one) => one === "AlreadyReported"),
          99
        )
        assert.lengthOf(yield* listed(reader), 1)
      })
    )

    // Falls without the shared lock of the author's account: the copy is stored behind the erasure that has looked for it.
    it.effect("a report that has read a text keeps its author's erasure waiting, which takes the copy", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { eraseAccount } = yield* PersonalData
        const report = yield* makeReports
        const [author, reader] = [yield* newUser(), yield* newUser()]
        const post = yield* write(author, "Buy followers!")
        const waiting = (count: number) =>
          sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            having count(*) >= ${count}`.pipe(
            Effect.repeat({ until: (rows) => rows.length > 0, schedule: Schedule.spaced("5 millis") })
          )
        // Holds the key of the report, and gives it up.
        const [isHeld, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const holder = yield* sql`
          insert into reports (id, reporter_id, subject_type, subject_id, reason, status, created_at)
          values (gen_random_uuid(), ${reader.userId}, 'post', ${post.id}, 'spam', 'pending', now())`.pipe(
          Effect.zipRight(Deferred.succeed(isHeld, undefined)),
          Effect.zipRight(Deferred.await(mayEnd)),
          Effect.zipRight(Effect.fail("given up")),
          sql.withTransaction,
          Effect.either,
          Effect.fork
        )
        yield* Deferred.await(isHeld)
        const reporting = yield* Effect.fork(report.post(reader, post.id))
        yield* waiting(1)
        const erasing = yield* Effect.fork(eraseAccount(author, {}))
        yield* Effect.raceFirst(waiting(2), Fiber.await(erasing))
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Fiber.join(holder)
        yield* Fiber.join(reporting)
        yield* Fiber.join(erasing)
        assert.deepStrictEqual(
          (yield* listed(reader)).map(({ copy }) => copy),
          [null]
        )
      })
    )
  })
})
