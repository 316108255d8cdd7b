/** All that is sealed is sealed under the new secret, beside whoever changes it meanwhile. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { secrets } from "@mentorkit/adapters-node"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { engines, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { Effect, Exit, Layer, Logger, LogLevel, Option, Redacted } from "effect"
import { type SealedColumn, sealedColumnsOf } from "../../../src/database/manifest.js"
import { resealColumns } from "../../../src/database/reseal/reseal.js"
import { resealCommand } from "../../../src/database/reseal/reseal-command.js"
import * as domains from "../../../src/domains.js"
import { ran } from "../../support/command.js"

const [old, present, foreign] = ["of before, ".repeat(4), "of today, ".repeat(4), "of nobody, ".repeat(4)] as const
const of = (secret: string, previous?: string) =>
  Effect.provide(
    Secrets,
    secrets(Redacted.make(secret), { previous: previous === undefined ? undefined : Redacted.make(previous) })
  )

const things: SealedColumn = { table: "things", key: "id", column: "hidden", labelOf: (id) => `thing:${id}` }
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`

const sealedUnder = (secret: string, n: number, text = `text ${n}`) =>
  Effect.flatMap(of(secret), ({ seal }) => seal(things.labelOf(idOf(n)), text))
const put = (n: number, hidden: string | null) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`insert into things ${sql.insert({ id: idOf(n), hidden })}`)
const change = (n: number, hidden: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update things set hidden = ${hidden} where id = ${idOf(n)}`)

const newThings = (count: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`create table things (id uuid primary key, hidden text)`
    for (let n = 1; n <= count; n++) yield* put(n, yield* sealedUnder(old, n))
  })

/** What a host opens that knows the new secret alone. */
const read = (n: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ readonly hidden: string | null }>`select hidden from things where id = ${idOf(n)}`
    const { open } = yield* of(present)
    return Option.getOrNull(yield* open(things.labelOf(idOf(n)), row?.hidden ?? ""))
  })

/** `meanwhile` runs once, when the n-th value is about to be sealed anew. */
const runWith = (meanwhile: (n: number) => Effect.Effect<unknown, unknown, SqlClient.SqlClient>) =>
  Effect.gen(function* () {
    const real = yield* of(present, old)
    const sql = yield* SqlClient.SqlClient
    let seen = 0
    const reseal: typeof real.reseal = (label, sealed) =>
      Effect.zipRight(
        Effect.orDie(
          Effect.provideService(
            Effect.suspend(() => meanwhile(++seen)),
            SqlClient.SqlClient,
            sql
          )
        ),
        real.reseal(label, sealed)
      )
    return yield* Effect.provideService(resealColumns([things], 2), Secrets, { ...real, reseal }).pipe(
      Effect.provide(Logger.minimumLogLevel(LogLevel.Warning))
    )
  })
const run = runWith(() => Effect.void)

describe.each(engines)("sealing anew on %s", (_name, engine) => {
  const onDatabase = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
    Effect.scoped(Effect.flatMap(Layer.build(engine), (database) => Effect.provide(work, database)))

  // Falls where a batch ends too early, or begins with a row of the one before.
  it.live("goes over every row, and tells what it could not open", () =>
    onDatabase(
      Effect.gen(function* () {
        yield* newThings(5)
        yield* put(6, yield* sealedUnder(present, 6))
        yield* put(7, yield* sealedUnder(foreign, 7))
        yield* put(8, null)
        const name = "things.hidden"
        assert.deepStrictEqual(yield* run, [{ name, resealed: 5, current: 1, unopened: [idOf(7)] }])
        for (const n of [1, 2, 3, 4, 5, 6]) assert.strictEqual(yield* read(n), `text ${n}`)
        assert.deepStrictEqual(yield* run, [{ name, resealed: 0, current: 6, unopened: [idOf(7)] }])
      })
    )
  )

  // Falls where the update goes by the key alone.
  it.live("does not overwrite what somebody changes meanwhile, and seals that anew as well", () =>
    onDatabase(
      Effect.gen(function* () {
        yield* newThings(3)
        const [ofHostWithNew, ofHostWithOld] = [
          yield* sealedUnder(present, 1, "changed"),
          yield* sealedUnder(old, 2, "changed")
        ]
        const sql = yield* SqlClient.SqlClient
        const meanwhile = (seen: number) => {
          if (seen === 1) return change(1, ofHostWithNew)
          // The first is looked at twice.
          if (seen === 3) return change(2, ofHostWithOld)
          return seen === 5 ? sql`delete from things where id = ${idOf(3)}` : Effect.void
        }
        assert.deepStrictEqual(yield* runWith(meanwhile), [
          { name: "things.hidden", resealed: 1, current: 1, unopened: [] }
        ])
        assert.deepStrictEqual([yield* read(1), yield* read(2), yield* read(3)], ["changed", "changed", null])
      })
    )
  )

  it.live("goes on where it was broken off", () =>
    onDatabase(
      Effect.gen(function* () {
        yield* newThings(5)
        const broken = yield* Effect.exit(runWith((seen) => (seen === 4 ? Effect.die("broken off") : Effect.void)))
        assert.isTrue(Exit.isFailure(broken))
        assert.deepStrictEqual(yield* run, [{ name: "things.hidden", resealed: 2, current: 3, unopened: [] }])
      })
    )
  )
})

const packages = new URL("../../../../", import.meta.url).pathname

/** Where `Secrets.seal`, or what stands before it, is called; by the columns that it ends up in. */
const sealers: Readonly<Record<string, ReadonlyArray<string>>> = {
  "core/src/two-factor/totp-credentials.ts": ["totp_credentials.pending_secret"],
  // A confirmation moves it from one column into the other.
  "core/src/two-factor/use-cases/totp.ts": ["totp_credentials.pending_secret", "totp_credentials.secret"],
  "adapters-pg/src/transaction-methods/sealed-values.ts": ["transaction_methods.sealed_values"],
  "adapters-pg/src/transaction-methods/method-repository.ts": ["transaction_methods.sealed_values"]
}

describe("the columns that are sealed", () => {
  it("are all named in the manifests: whoever calls `seal` has a column here", () => {
    const callers = ["core", "adapters-pg", "adapters-stripe", "http-koa"]
      .flatMap((name) =>
        readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" }).map(
          (path) => `${name}/src/${path}`
        )
      )
      .filter((path) => path.endsWith(".ts") && /\bseal\(/.test(readFileSync(join(packages, path), "utf8")))
    assert.sameMembers(
      callers,
      Object.keys(sealers),
      "a new caller of `seal`: add its column to its manifest's `sealed`"
    )
    const named = sealedColumnsOf(domains).map(({ column, table }) => `${table}.${column}`)
    assert.sameMembers(named, [...new Set(Object.values(sealers).flat())])
    assert.isBelow(named.indexOf("totp_credentials.pending_secret"), named.indexOf("totp_credentials.secret"))
  })
})

describe("mentorkit-reseal", () => {
  const both = { APP_SECRET: present, APP_SECRET_PREVIOUS: old }

  const refused: ReadonlyArray<readonly [environment: Record<string, string>, message: RegExp]> = [
    [{ ...both, APP_SECRET: "" }, /^APP_SECRET must have at least 32 characters/],
    [{ ...both, APP_SECRET: "hush" }, /^APP_SECRET must have at least 32 characters/],
    [{ APP_SECRET: present }, /^APP_SECRET_PREVIOUS is missing/],
    [{ ...both, APP_SECRET_PREVIOUS: present }, /^APP_SECRET_PREVIOUS is the same as APP_SECRET/]
  ]
  it.live.each(refused)("refuses secrets that cannot be meant", ([environment, message]) =>
    Effect.gen(function* () {
      const { code, err } = yield* ran(resealCommand([], { ...environment, DATABASE_URL: "postgres://x:1/x" }, secrets))
      assert.strictEqual(code, 1)
      assert.match(err, message)
      assert.notInclude(err, "hush")
    })
  )

  it.scopedLive("tells columns on standard output, and by table and id what it could not open", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const command = ran(resealCommand([], { ...both, DATABASE_URL: url }, secrets))
      const none = (name: string) => `${name}: 0 sealed anew, 0 were already, 0 cannot be opened`
      const names = sealedColumnsOf(domains).map(({ column, table }) => `${table}.${column}`)
      assert.deepStrictEqual(yield* command, { code: 0, out: names.map(none).join("\n"), err: "" })
    })
  )
})
