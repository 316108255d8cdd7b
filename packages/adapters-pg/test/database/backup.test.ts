/** The drill of docs/operating.md: what was backed up is the same database after it was restored. */
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { hostOn } from "@mentorkit/test-kit/databases/engines"
import { migratedPglite } from "@mentorkit/test-kit/databases/migrated-pglite"
import { databaseUrl } from "@mentorkit/test-kit/databases/own-databases"
import { installedPostgres, startPostgres } from "@mentorkit/test-kit/databases/postgres-server"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newRunFolder } from "@mentorkit/test-kit/run/run-folder"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Exit, Layer } from "effect"
import pg from "pg"
import * as Pglite from "../../src/database/engine/pglite.js"
import { migrate } from "../../src/database/migrator/migrate.js"
import { migrateCommand } from "../../src/database/migrator/migrate-command.js"
import { verifyCommand } from "../../src/earnings/verification/verify-command.js"
import { ran } from "../support/command.js"
import { oldJobQueue } from "../support/old-job-queue.js"
import { postSale } from "../support/postings.js"

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
      const [original, copy] = [yield* migratedPglite(join(folder, "database")), join(folder, "copy")]
      const using = <A, E>(dataDir: string, work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
        Effect.provide(Effect.zipRight(Layer.build(Layer.fresh(migrate)), work), Pglite.layer({ dataDir }))
      const before = yield* Effect.scoped(using(original, Effect.zipRight(newUser(), content)))
      yield* Effect.promise(() => cp(original, copy, { recursive: true }))
      assert.lengthOf(before.users, 1)
      assert.deepStrictEqual(yield* Effect.scoped(using(copy, content)), before)
    })
  )
})

/** What the page says, word for word: blocks of code below a heading. */
const guide = readFileSync(new URL("../../../../docs/operating.md", import.meta.url), "utf8")
const blocksOf = (heading: string, language: string) => {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ""
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, code = ""]) => code)
}
const [newRoles = "", grants = ""] = blocksOf("Database roles", "sql")
const [dump = "", restore = "", check = ""] = blocksOf("Backup and restore", "sh")

type Urls = { readonly OWNER_URL: string; readonly HOST_URL: string }
const urlsOn = (server: string): Urls => {
  const as = (username: string) =>
    Object.assign(new URL(databaseUrl(server, "mentorkit")), { username, password: "..." }).href
  return { OWNER_URL: as("mentorkit_owner"), HOST_URL: as("mentorkit_host") }
}

/** By the simple protocol, several statements after each other, each in a transaction of its own. */
const execute = (url: string, statements: string) =>
  Effect.promise(async () => {
    const client = new pg.Client(url)
    await client.connect()
    for (const statement of statements.split(/;$/m)) await client.query(statement)
    await client.end()
  })

const ours: Readonly<Record<string, typeof migrateCommand>> = {
  migrate: migrateCommand,
  "ledger:verify": verifyCommand
}

/** A block as a shell runs it, our commands in this process; what stands behind `#` is what they say. */
const shell = (
  block: string,
  { cwd, path, urls }: { readonly cwd: string; readonly path: string; readonly urls: Urls }
) =>
  Effect.forEach(block.trim().split("\n"), (line) => {
    const [, url, name = "", said = ""] = /^DATABASE_URL="\$(\w+)" npm run (\S+)\s+# (.+)$/.exec(line) ?? []
    const command = ours[name]
    if (command === undefined) {
      const env = { ...process.env, ...urls, PATH: `${path}${delimiter}${process.env["PATH"]}` }
      return Effect.promise(() => run("sh", ["-ec", line], { cwd, env }))
    }
    return Effect.map(ran(command([], { DATABASE_URL: urls[url as keyof Urls] })), ({ code, err, out }) => {
      assert.strictEqual(code, 0, err)
      assert.strictEqual(out.split("\n").at(-1), said)
    })
  })

const whole = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    ...(yield* content),
    jobs: yield* sql`select * from pgboss.job`,
    seals: yield* sql`select * from journal_seals order by position`
  }
})

/** A server with nothing in it: roles are of the whole server, so nobody else may use it. */
const newServer = (installed: string) =>
  Effect.acquireRelease(
    Effect.promise(() => newRunFolder()),
    (folder) => Effect.promise(() => folder.end())
  ).pipe(Effect.flatMap((folder) => Effect.promise(() => startPostgres(folder, "backup", installed))))

/** Every migration has to run there, too. The tools that come with a server fit it. */
const oldest = await installedPostgres(15)

describe.each(oldest === undefined ? [] : [oldest])("a backup of PostgreSQL 15", (installed) => {
  // Falls where the restore wants roles that the new server does not have, and where a grant is missing.
  it.scopedLive("is the same database on a new server, by the commands of the guide, and a host can work on it", () =>
    Effect.gen(function* () {
      const [cwd, path] = [yield* newFolder, join(installed, "bin")]
      const [oldUrl, newUrl] = yield* Effect.all([newServer(installed), newServer(installed)], { concurrency: 2 })
      const [from, to] = [urlsOn(oldUrl), urlsOn(newUrl)]
      yield* execute(oldUrl, `${newRoles}create role somebody;`)
      const migrated = yield* ran(migrateCommand([], { DATABASE_URL: from.OWNER_URL }))
      assert.strictEqual(migrated.code, 0, migrated.err)
      yield* execute(from.OWNER_URL, `${grants}grant select on mentorkit.users to somebody;${oldJobQueue}`)
      const trade = Effect.flatMap(newMentor(), ({ mentorId }) => Effect.replicateEffect(postSale(mentorId), 2))
      yield* Effect.provide(trade, world(hostOn(from.HOST_URL, 2)))
      yield* shell(check, { cwd, path, urls: from })
      const before = yield* Effect.provide(whole, hostOn(from.OWNER_URL, 2))

      yield* shell(dump, { cwd, path, urls: from })
      yield* execute(newUrl, newRoles)
      yield* shell(restore, { cwd, path, urls: to })
      assert.lengthOf(before.jobs, 1)
      assert.deepStrictEqual(yield* Effect.provide(whole, hostOn(to.OWNER_URL, 2)), before)

      yield* execute(to.OWNER_URL, grants)
      yield* shell(check, { cwd, path, urls: to })
      yield* Effect.provide(trade, world(hostOn(to.HOST_URL, 2)))
      const refused = (statement: string) =>
        Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.exit(sql.unsafe(statement)))
      assert.isTrue(Exit.isFailure(yield* Effect.provide(refused("truncate audit_log"), hostOn(to.OWNER_URL, 2))))
      assert.isTrue(
        Exit.isFailure(yield* Effect.provide(refused("create table mine (id int)"), hostOn(to.HOST_URL, 2)))
      )
    })
  )
})
