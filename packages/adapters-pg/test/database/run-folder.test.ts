/** The tests leave nothing behind, however a run of them ends. */
import { existsSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { beginRun, createDatabase } from "@mentorkit/test-kit/databases/own-databases"
import { Effect, Schedule, Schema } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { startChild } from "../support/child.js"

const Told = Schema.parseJson(Schema.Struct({ path: Schema.String, url: Schema.String }))

const answers = (url: string) =>
  Effect.tryPromise(async () => {
    const client = new pg.Client(url)
    client.on("error", () => undefined)
    await client.connect()
    const { rows } = await client.query<{ readonly datname: string }>("select datname from pg_database")
    await client.end()
    return rows.map(({ datname }) => datname)
  })

describe("a run of the tests that is killed", () => {
  it.scopedLive("takes its server and its folder along", () =>
    Effect.gen(function* () {
      const child = yield* startChild("server-child.ts")
      const { path, url } = yield* Effect.flatMap(child.line, Schema.decode(Told))
      assert.include(yield* answers(url), "postgres")
      yield* child.kill
      yield* Effect.sync(() => existsSync(path)).pipe(
        Effect.repeat({ while: (exists) => exists, schedule: Schedule.spaced("100 millis") }),
        Effect.timeout("30 seconds")
      )
      yield* Effect.flip(answers(url))
    })
  )

  it.scopedLive("leaves databases on a server that is not its own, which the next run removes", () =>
    Effect.gen(function* () {
      const { template, url: server } = inject("postgres")
      const abandoned = "mentorkit_test_1_abandoned"
      yield* Effect.promise(() => createDatabase(server, abandoned))
      const other = yield* Effect.promise(() => beginRun(server))
      const names = yield* answers(server)
      assert.notInclude(names, abandoned)
      // Of the run that goes on, this very one, nothing is touched.
      assert.include(names, template)
      yield* Effect.promise(() => createDatabase(server, `${other.prefix}own`))
      yield* Effect.promise(other.end)
      assert.notInclude(yield* answers(server), `${other.prefix}own`)
    })
  )
})
