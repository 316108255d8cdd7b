/** `mentorkit-migrate` as an operator meets it, on a PostgreSQL. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { emptyPostgresUrl, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { Effect, Exit, Layer, Logger, LogLevel } from "effect"
import pg from "pg"
import { applyMissing, MigrateOnStart, migrate } from "../../../src/database/migrator/migrate.js"
import { migrateCommand } from "../../../src/database/migrator/migrate-command.js"
import { migrations } from "../../../src/migrations.js"
import { ran } from "../../support/command.js"
import { oldJobQueue } from "../../support/old-job-queue.js"

const run = (url: string, ...args: ReadonlyArray<string>) => ran(migrateCommand(args, { DATABASE_URL: url }))

const withClient = <A>(url: string, use: (client: pg.Client) => Promise<A>) =>
  Effect.promise(async () => {
    const client = new pg.Client({ connectionString: url, options: "-c search_path=mentorkit" })
    await client.connect()
    try {
      return await use(client)
    } finally {
      await client.end()
    }
  })
const query = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows)

const names = migrations.map(({ name }) => name)

/** As far as a host goes that finds its database. */
const startOn = (url: string, doesMigrate: boolean) =>
  Layer.build(Layer.fresh(migrate)).pipe(
    Effect.scoped,
    Effect.provideService(MigrateOnStart, doesMigrate),
    Logger.withMinimumLogLevel(LogLevel.Error),
    Effect.provide(hostOn(url, 2)),
    Effect.exit
  )

describe("mentorkit-migrate", () => {
  it.scopedLive("applies what is missing, tells each with its duration, and nothing twice", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      const missing = yield* run(url, "--check")
      assert.strictEqual(missing.code, 1)
      for (const name of names) assert.include(missing.err, name)

      const first = yield* run(url)
      assert.strictEqual(first.code, 0, first.err)
      assert.deepStrictEqual(
        first.out.split("\n").map((line) => line.replace(/ \(\d+ ms\)$/, "")),
        names.map((name) => `applied ${name}`)
      )
      for (const line of first.out.split("\n")) assert.match(line, /\(\d+ ms\)$/)

      assert.deepStrictEqual(yield* run(url), { code: 0, out: "up to date", err: "" })
      assert.deepStrictEqual(yield* run(url, "--check"), { code: 0, out: "up to date", err: "" })
      assert.deepStrictEqual(yield* run(url, "--print"), { code: 0, out: "-- up to date", err: "" })
    })
  )

  // Falls without the rows of bookkeeping.
  it.scopedLive("prints a text that plain tools apply, after which a host has nothing to do", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      const whole = yield* ran(migrateCommand(["--print", "--all"], {}))
      assert.deepStrictEqual(whole, yield* run(url, "--print"))
      yield* query(url, whole.out)
      assert.deepStrictEqual(yield* run(url), { code: 0, out: "up to date", err: "" })
      const before = yield* query(url, "select name, applied_at from mentorkit_migrations order by name")
      assert.isTrue(Exit.isSuccess(yield* startOn(url, false)))
      assert.isTrue(Exit.isSuccess(yield* startOn(url, true)))
      assert.deepStrictEqual(
        yield* query(url, "select name, applied_at from mentorkit_migrations order by name"),
        before
      )
      assert.lengthOf(before, names.length)
    })
  )

  it.scopedLive("prints only what is missing where there is something already", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      const [first, ...others] = migrations
      assert.isDefined(first)
      yield* Effect.provide(applyMissing([first]), hostOn(url, 2))
      const { out } = yield* run(url, "--print")
      for (const { name } of others) assert.include(out, `-- ${name}`)
      assert.notInclude(out, first.name)
      yield* query(url, out)
      assert.deepStrictEqual(yield* run(url), { code: 0, out: "up to date", err: "" })
    })
  )

  // Hosts of the release before have theirs in it, as long as there are any.
  it.scopedLive("leaves the job queue of the release before alone, and makes none", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      const first = names.findIndex((name) => name.endsWith("_sweep_runs"))
      const jobs = () => query(url, "select name, state, data from pgboss.job")
      yield* Effect.provide(applyMissing(migrations.slice(0, first)), hostOn(url, 2))
      yield* query(url, oldJobQueue)
      const before = yield* jobs()
      assert.lengthOf(before, 1)
      assert.strictEqual((yield* run(url, "--check")).err, `Refused: missing: ${names.slice(first).join(", ")}`)
      const status = yield* run(url, "--status")
      assert.deepStrictEqual(
        status.out.split("\n"),
        names.map((name, place) => `${place < first ? "applied" : "missing"}  ${name}`)
      )
      const { out } = yield* run(url, "--print")
      assert.notInclude(out, "pgboss")
      yield* query(url, out)
      assert.deepStrictEqual(yield* run(url), { code: 0, out: "up to date", err: "" })
      assert.isTrue(Exit.isSuccess(yield* startOn(url, false)))
      assert.deepStrictEqual(yield* jobs(), before)

      const fresh = yield* newPostgresUrl
      assert.deepStrictEqual(yield* query(fresh, "select to_regnamespace('pgboss') as schema"), [{ schema: null }])
    })
  )

  it.scopedLive("lists the state, and refuses loudly a text that was changed", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      yield* run(url)
      yield* query(url, `update mentorkit_migrations set checksum = 'another' where name = '${names[0]}'`)
      for (const args of [[], ["--check"], ["--print"]]) {
        const refused = yield* run(url, ...args)
        assert.deepInclude(refused, { code: 1, out: "" })
        assert.match(refused.err, new RegExp(`^Refused: Migration ${names[0]} was changed .* add a new migration\\.$`))
      }
      const status = yield* run(url, "--status")
      assert.strictEqual(status.code, 0)
      assert.include(status.out, `changed  ${names[0]}`)
      assert.include(status.out, `applied  ${names[1]}`)
      assert.include(status.err, "was changed")
    })
  )

  it.scopedLive("tells a wrong database in one line, without the password", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      const [wrongUser, nowhere, closed] = [new URL(url), new URL(url), new URL(url)]
      wrongUser.password = "guessed-secret"
      nowhere.pathname = "/not_there"
      closed.port = "1"
      const expected: ReadonlyArray<readonly [string, RegExp]> = [
        [wrongUser.href, /^PostgreSQL at \S+ lets nobody in: password authentication failed/],
        [nowhere.href, /^PostgreSQL at \S+ lets nobody in: database "not_there" does not exist/],
        [closed.href, /^PostgreSQL at 127\.0\.0\.1:1\/\S+ cannot be reached: .*ECONNREFUSED/],
        ["mysql://host/database", /^DATABASE_URL must be a URL such as/],
        ["", /^DATABASE_URL is missing/]
      ]
      for (const [given, message] of expected) {
        const { code, err, out } = yield* run(given)
        assert.deepStrictEqual({ code, out }, { code: 1, out: "" })
        assert.match(err, message)
        assert.notMatch(err, /\n|guessed-secret/)
      }
    })
  )

  it.scopedLive("says so where the user may not create anything, and needs no such right once all is applied", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      const role = `reader_${crypto.randomUUID().slice(0, 8)}`
      yield* Effect.acquireRelease(query(url, `create role ${role} login password 'reader-secret'`), () =>
        query(url, `drop owned by ${role}; drop role ${role}`)
      )
      const reader = new URL(url)
      reader.username = role
      reader.password = "reader-secret"
      const refused = yield* run(reader.href)
      assert.strictEqual(refused.code, 1)
      assert.match(refused.err, /schema mentorkit cannot be made.*permission denied.*create schema if not exists/)
      assert.notInclude(refused.err, "\n")

      const refusedHost = yield* startOn(reader.href, false)
      assert.include(String(refusedHost), "MIGRATE_ON_START is false. Run `npm run migrate`")

      yield* run(url)
      yield* query(
        url,
        `grant usage on schema mentorkit to ${role};
        grant select, insert, update, delete on all tables in schema mentorkit to ${role}`
      )
      const started = yield* startOn(reader.href, false)
      assert.isTrue(Exit.isSuccess(started), String(started))
    })
  )

  // Falls without the advisory lock: both would create the same tables.
  it.scopedLive("takes turns with hosts that start at the same time on an empty database", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      const [command, ...hosts] = yield* Effect.all([run(url), startOn(url, true), startOn(url, true)], {
        concurrency: "unbounded"
      })
      assert.strictEqual(command.code, 0, command.err)
      for (const host of hosts) assert.isTrue(Exit.isSuccess(host), String(host))
      const rows = yield* Effect.provide(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select name from mentorkit_migrations order by name`),
        hostOn(url, 1)
      )
      assert.deepStrictEqual(
        rows.map(({ name }) => name),
        names
      )
    })
  )
})
