/** Which errors a host may answer with "try again", by a real server that hangs up. */
import { type AddressInfo, createServer } from "node:net"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { newPostgresUrl, pglite, postgres } from "@mentorkit/test-kit/databases/engines"
import { databaseUrl } from "@mentorkit/test-kit/databases/own-databases"
import { tcpProxyTo } from "@mentorkit/test-kit/network/tcp-proxy"
import { Cause, Effect, Exit, Redacted } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { ownPool } from "../../../src/database/engine/own-pool.js"
import { connectionsOf } from "../../../src/database/engine/pg-connections.js"
import { isConnectFailure, isConnectionLoss } from "../../../src/database/engine/unavailable.js"
import { isDatabaseUnavailable, Pg } from "../../../src/index.js"

const hangUp = (sql: SqlClient.SqlClient) => sql`select pg_terminate_backend(pg_backend_pid())`

const errorOf = <A, E>(exit: Exit.Exit<A, E>): unknown =>
  Exit.isFailure(exit) ? Cause.squash(exit.cause) : assert.fail("It went well.")

const judged = <A, E>(work: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>, engine = postgres) =>
  Effect.gen(function* () {
    const exit = yield* Effect.exit(work(yield* SqlClient.SqlClient))
    return isDatabaseUnavailable(errorOf(exit))
  }).pipe(Effect.provide(engine))

/** A way to the server on which the wire breaks as soon as this text is sent. */
const breakingAt = (text: string) =>
  Effect.gen(function* () {
    const { url } = yield* tcpProxyTo(yield* newPostgresUrl, (bytes) => (bytes.includes(text) ? "broken" : "sent"))
    return Pg.layer({ url: Redacted.make(url), maxConnections: 1 })
  })

describe("isDatabaseUnavailable", () => {
  it.live("a server that hangs up in the middle of a transaction has undone it", () =>
    Effect.gen(function* () {
      assert.isTrue(yield* judged((sql) => sql.withTransaction(hangUp(sql))))
      assert.isTrue(yield* judged((sql) => hangUp(sql)))
    })
  )

  it.live("nobody knows how a commit ended whose answer did not come", () =>
    Effect.gen(function* () {
      const lostCommit = (sql: SqlClient.SqlClient) =>
        Effect.gen(function* () {
          yield* sql.unsafe(`
            create table last_words (id int);
            create function hang_up() returns trigger language plpgsql as
              $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
            create constraint trigger hang_up after insert on last_words deferrable initially deferred
              for each row execute function hang_up();`)
          return yield* sql.withTransaction(sql`insert into last_words values (1)`)
        })
      assert.isFalse(yield* judged(lostCommit))
    })
  )

  // Falls if a lost connection always counts as "undone", or never does.
  it.scopedLive("when the wire breaks, only what cannot have been done may be done again", () =>
    Effect.gen(function* () {
      const works: ReadonlyArray<
        readonly [breaksAt: string, isUndone: boolean, (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>]
      > = [
        ["a part", true, (sql) => sql.withTransaction(sql`update users set bio = 'a part'`)],
        ["commit", false, (sql) => sql.withTransaction(sql`update users set bio = 'a whole'`)],
        ["a read", true, (sql) => sql`select 'a read'`],
        ["a write", false, (sql) => sql`update users set bio = 'a write'`]
      ]
      for (const [text, isUndone, work] of works) {
        const exit = yield* SqlClient.SqlClient.pipe(
          Effect.flatMap((sql) => Effect.exit(work(sql))),
          Effect.provide(yield* breakingAt(text))
        )
        assert.strictEqual(isDatabaseUnavailable(errorOf(exit)), isUndone, text)
      }
    })
  )

  // Falls where it is one failure among others, after which a host does everything a second time.
  it.scopedLive("a commit whose answer did not come says that nobody knows of it", () =>
    Effect.gen(function* () {
      const { url } = yield* tcpProxyTo(yield* newPostgresUrl, (bytes) =>
        bytes.includes("; commit") ? "broken" : "sent"
      )
      const pool = new pg.Pool({ connectionString: url, max: 3 })
      pool.on("error", () => undefined)
      yield* Effect.addFinalizer(() => Effect.promise(() => pool.end()))
      const write = (sql: SqlClient.SqlClient) => sql`update users set bio = 'a whole'`
      const whole = (sql: SqlClient.SqlClient) => sql.withTransaction(write(sql))
      const works = [[whole, Pg.layer({ url: Redacted.make(url) })] as const, [whole, Pg.layer({ pool })] as const]
      // Each statement on a lent pool is a transaction.
      for (const [work, engine] of [...works, [write, Pg.layer({ pool })] as const]) {
        const error = errorOf(
          yield* SqlClient.SqlClient.pipe(Effect.flatMap(work), Effect.exit, Effect.provide(engine))
        )
        assert.match(String(error), /during the commit, so that nobody knows/)
        assert.isFalse(isDatabaseUnavailable(error))
      }
    })
  )

  it.live("a full disk is waited for", () =>
    Effect.forEach([postgres, pglite], (engine) =>
      Effect.gen(function* () {
        const full = (sql: SqlClient.SqlClient) =>
          sql`do $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$`
        assert.isTrue(yield* judged(full, engine))
        assert.isTrue(yield* judged((sql) => sql.withTransaction(full(sql)), engine))
      })
    )
  )

  it.live("a statement that is wrong stays wrong", () =>
    Effect.gen(function* () {
      assert.isFalse(yield* judged((sql) => sql`select nonsense`))
      assert.isFalse(yield* judged((sql) => sql.withTransaction(sql`select 1 / 0`)))
      assert.isFalse(isDatabaseUnavailable(new Error("timeout exceeded when trying to connect")))
    })
  )

  it("a connection that broke is no reason to write again, only to read again", () => {
    // As the driver says it; a broken wire cannot be timed between a statement's end and its answer.
    const lost = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })
    assert.isTrue(isConnectionLoss(lost))
    assert.isFalse(isConnectFailure(lost))
    for (const error of [new Error("timeout exceeded when trying to connect"), { code: "ECONNREFUSED" }]) {
      assert.isTrue(isConnectFailure(error))
      assert.isFalse(isConnectionLoss(error))
    }
  })

  // Falls where any failure to connect is an outage for a transaction and hardly any for a statement by itself.
  it.live("a database that is closed is away, and a wrong password is a fault, for whoever asks", () =>
    Effect.gen(function* () {
      const { url } = inject("postgres")
      const wrong = new URL(url)
      wrong.password = "another-one"
      const cases = [
        // Nobody may connect to this one, ever.
        [databaseUrl(url, "template0"), true],
        [wrong.href, false]
      ] as const
      for (const [connectionString, isAway] of cases) {
        const { pooled, reserved } = connectionsOf(ownPool(new pg.Pool({ connectionString })))
        for (const work of [pooled.executeRaw("insert", []), Effect.scoped(reserved)]) {
          assert.strictEqual(isDatabaseUnavailable(yield* Effect.flip(work)), isAway)
        }
      }
    })
  )

  it.live("an error never tells the password", () =>
    Effect.gen(function* () {
      const server = createServer((socket) => socket.destroy())
      yield* Effect.promise(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)))
      const { port } = server.address() as AddressInfo
      const url = Redacted.make(`postgres://somebody:a-password-for-nobody@127.0.0.1:${port}/market`)
      const exit = yield* Effect.exit(Effect.scoped(Effect.provide(SqlClient.SqlClient, Pg.layer({ url }))))
      server.close()
      assert.isTrue(Exit.isFailure(exit))
      if (Exit.isFailure(exit)) {
        assert.notInclude(Cause.pretty(exit.cause, { renderErrorCause: true }), "a-password-for-nobody")
      }
    })
  )
})
