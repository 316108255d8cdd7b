/** The drill of docs/operating.md: what was backed up is the same database after it was restored. */
import { execFile } from "node:child_process"
import { cp } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Layer } from "effect"
import { inject } from "vitest"
import * as Pglite from "../../src/database/engine/pglite.js"
import { migrate } from "../../src/database/migrator/migrate.js"
import { migrateCommand } from "../../src/database/migrator/migrate-command.js"
import { ran } from "../support/command.js"
import { createDatabase, databaseUrl } from "../support/databases.js"
import { hostOn } from "../support/engines.js"
import { newFolder } from "../support/folders.js"
import { newUser } from "../support/identity-fixtures.js"
import { oldJobQueue } from "../support/old-job-queue.js"
import { installedPostgres } from "../support/postgres-server.js"

const run = promisify(execFile)

const content = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    migrations: yield* sql`select name, checksum, applied_at from mentorkit_migrations order by name`,
    users: yield* sql`select * from users order by id`,
    roles: yield* sql`select * from user_roles order by user_id, role`,
    triggers: yield* sql`select tgname, tgrelid::regclass::text from pg_trigger where not tgisinternal order by 1, 2`,
    constraints: yield* sql`select conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2`
  }
})

describe("a backup of the embedded database", () => {
  it.scopedLive("is a copy of its folder, made while the host is stopped", () =>
    Effect.gen(function* () {
      const folder = yield* newFolder
      const [original, copy] = [join(folder, "database"), join(folder, "copy")]
      const using = <A, E>(dataDir: string, work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
        Effect.provide(Effect.zipRight(Layer.build(Layer.fresh(migrate)), work), Pglite.layer({ dataDir }))
      const before = yield* Effect.scoped(using(original, Effect.zipRight(newUser(), content)))
      yield* Effect.promise(() => cp(original, copy, { recursive: true }))
      assert.lengthOf(before.users, 1)
      assert.deepStrictEqual(yield* Effect.scoped(using(copy, content)), before)
    })
  )
})

/** Every migration has to run there, too. The tools that come with a server fit it. */
const server = inject("postgres15")
const installed = await installedPostgres(15)

describe.each(server === null || installed === undefined ? [] : [{ ...server, installed }])(
  "a backup of PostgreSQL 15",
  ({ installed, prefix, url }) => {
    const newDatabase = (name: string) =>
      Effect.promise(async () => {
        await createDatabase(url, `${prefix}${name}`)
        return databaseUrl(url, `${prefix}${name}`)
      })

    it.scopedLive.each([
      { kind: "", beside: "" },
      { kind: ", with the job queue of the release before", beside: oldJobQueue }
    ])("by pg_dump is the same database after pg_restore$kind", ({ beside }) =>
      Effect.gen(function* () {
        const ofJobs = beside === "" ? "" : "_jobs"
        const [from, to] = yield* Effect.all([
          newDatabase(`backup_original${ofJobs}`),
          newDatabase(`backup_restored${ofJobs}`)
        ])
        const folder = yield* newFolder
        const migrated = yield* ran(migrateCommand([], { DATABASE_URL: from }))
        assert.strictEqual(migrated.code, 0, migrated.err)
        const whole = Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const jobs = beside === "" ? [] : yield* sql`select * from pgboss.job`
          return { ...(yield* content), jobs }
        })
        yield* Effect.provide(
          Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(beside === "" ? "select 1" : beside)),
          hostOn(from, 2)
        )
        const before = yield* Effect.provide(
          Effect.zipRight(newUser({ roles: ["mentee", "admin"] }), whole),
          hostOn(from, 2)
        )

        const dump = join(folder, "backup.dump")
        const tool = (name: string, ...args: ReadonlyArray<string>) =>
          Effect.promise(() => run(join(installed, "bin", name), [...args]))
        yield* tool("pg_dump", "--format=custom", `--file=${dump}`, from)
        yield* tool("pg_restore", "--exit-on-error", "--no-owner", `--dbname=${to}`, dump)

        assert.lengthOf(before.jobs, beside === "" ? 0 : 1)
        assert.deepStrictEqual(yield* Effect.provide(whole, hostOn(to, 2)), before)
        assert.deepStrictEqual(yield* ran(migrateCommand([], { DATABASE_URL: to })), {
          code: 0,
          out: "up to date",
          err: ""
        })
        const emptied = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`truncate audit_log`)
        assert.isTrue(Exit.isFailure(yield* Effect.exit(Effect.provide(emptied, hostOn(to, 2)))))
      })
    )
  }
)
