/** What operators see of dead letters, and how they have them tried again. */
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { DeadLetters } from "@mentorkit/core/kernel/ports"
import { emptyPostgresUrl, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { migratedPglite } from "@mentorkit/test-kit/databases/migrated-pglite"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { newDelivery } from "@mentorkit/test-kit/outbox/dead-letters"
import { Deferred, Effect, Layer } from "effect"
import * as Pglite from "../../../src/database/engine/pglite.js"
import { deadLettersCommand } from "../../../src/database/outbox/dead-letters-command.js"
import { ran } from "../../support/command.js"
import { Happened, relayWith, relayWorld, subscriber } from "../../support/relays.js"

const tried = (count: number) => ({ code: 0, out: `dead letters that are tried again: ${count}`, err: "" })

describe("mentorkit-dead-letters", () => {
  it.scopedLive("lists them, and tries again what it is told to and nothing else", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const run = (...args: ReadonlyArray<string>) => ran(deadLettersCommand(args, { DATABASE_URL: url }))
      assert.deepStrictEqual(yield* run(), { code: 0, out: "no dead letters", err: "" })
      const database = yield* Layer.build(hostOn(url, 1))
      const dead = (lane: "mail" | "texts", type: string) => Effect.provide(newDelivery({ lane, type }), database)
      const { id } = yield* dead("texts", "twoFactor.CodeSent")
      for (let n = 0; n < 20; n++) {
        // Two of one millisecond have no order but that of their random ids.
        yield* Effect.sleep("2 millis")
        yield* dead("mail", n % 2 === 0 ? "demo.Even" : "demo.Odd")
      }

      const { code, out } = yield* run()
      const [even, odd, texts, head, ...letters] = out.split("\n")
      assert.deepStrictEqual(
        [code, even, odd, texts],
        [0, "10  mail  demo.Even", "10  mail  demo.Odd", "1  texts  twoFactor.CodeSent"]
      )
      assert.deepStrictEqual([head, letters.length], ["the latest 20 of 21:", 20])
      assert.match(
        letters[0] ?? "",
        /^[0-9a-f-]{36} {2}2\S+Z {2}mail {2}demo\.Odd {2}mail\.subscriber {2}550 no such user$/
      )

      // Falls where a mistyped id looks like success.
      const missed = { code: 1, err: "no dead letters, or no longer: 1 of those ids" }
      assert.deepStrictEqual(yield* run("--retry", id.toUpperCase(), crypto.randomUUID()), { ...tried(1), ...missed })
      assert.deepStrictEqual(yield* run("--retry", id), { ...tried(0), ...missed })
      assert.deepStrictEqual(yield* run("--retry", "--lane", "mail", "--type", "demo.Odd"), tried(10))
      assert.deepStrictEqual(yield* run("--retry", "--lane=texts"), tried(0))
      assert.deepStrictEqual(yield* run("--retry", "--all"), tried(10))
      assert.deepStrictEqual(yield* run(), { code: 0, out: "no dead letters", err: "" })
    })
  )

  // Falls if a slip is read as the next best thing: of all mistakes, trying everything would be the worst.
  it.scopedLive("refuses what cannot be meant, and touches nothing", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const database = yield* Layer.build(hostOn(url, 1))
      const { id } = yield* Effect.provide(newDelivery(), database)
      const slips = [
        ...[["--help", id], [id], ["--retry"], ["--lane", "mail"], ["--all"], ["--retry", "--everything"]],
        ...[
          ["--retry", "--lane"],
          ["--retry", "--lane", "post"],
          ["--retry", "--lane", "mail", "--lane", "texts"],
          ["--retry", "--type", "bookings.BookingPaid"]
        ],
        ...[
          ["--retry", "--all", id],
          ["--retry", "--all", "--lane", "mail"],
          ["--retry", "--lane", "mail", id]
        ],
        ...[
          ["--retry", "--all", "--type", "x"],
          ["--retry", "all"],
          ["--retry", id, "--type", "x"]
        ]
      ]
      for (const args of slips) {
        const { code, err, out } = yield* ran(deadLettersCommand(args, { DATABASE_URL: url }))
        assert.deepStrictEqual([code, out], [2, ""], args.join(" "))
        assert.include(err, "Usage: mentorkit-dead-letters", args.join(" "))
      }
      assert.match((yield* ran(deadLettersCommand([], { DATABASE_URL: url }))).out, /^1 {2}mail/)
      assert.deepStrictEqual(yield* ran(deadLettersCommand([], { DATABASE_URL: yield* emptyPostgresUrl })), {
        ...{ code: 1, out: "" },
        err: "The database lacks tables, or has them in a schema that DATABASE_SCHEMA does not name. Run `npm run migrate` first, or start a host on it."
      })
    })
  )

  // Falls if hosts are not rung up: this one would not look by itself for an hour.
  it.scopedLive("is heard by a host that runs", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const arrived = yield* Deferred.make<void>()
      const hears = subscriber(
        "outside",
        () => Effect.asVoid(Deferred.succeed(arrived, undefined)),
        "mail.subscriber",
        {
          lane: "mail"
        }
      )
      const host = yield* Layer.build(relayWorld(hostOn(url)))
      yield* Effect.gen(function* () {
        yield* newDelivery({ type: Happened.tag, payload: '{"thing":"a","n":1}' })
        const relay = yield* relayWith([hears], { pollEvery: "1 hour" })
        yield* Effect.forkScoped(relay.run)
        // Until it listens.
        yield* Effect.sleep("500 millis")
        const run = ran(deadLettersCommand(["--retry", "--lane", "mail"], { DATABASE_URL: url }))
        assert.deepStrictEqual(yield* run, tried(1))
        yield* Effect.timeoutFail(Deferred.await(arrived), {
          duration: "5 seconds",
          onTimeout: () => new Error("It did not arrive")
        })
      }).pipe(Effect.provide(host))
    })
  )

  it.scopedLive("works on the embedded database of a host that is stopped, and of no other", () =>
    Effect.gen(function* () {
      const folder = yield* newFolder
      const dataDir = yield* migratedPglite(join(folder, "database"))
      const world = relayWorld(Layer.orDie(Pglite.layer({ dataDir })))
      const run = (...args: ReadonlyArray<string>) => ran(deadLettersCommand(args, { DATA_DIR: folder }))
      yield* Effect.gen(function* () {
        yield* newDelivery()
        const { code, err } = yield* run()
        assert.strictEqual(code, 1)
        assert.include(err, "is in use by process")
      }).pipe(Effect.provide(world))
      assert.deepStrictEqual(yield* run("--retry", "--all"), tried(1))
      const left = Effect.flatMap(DeadLetters, ({ countByType: counts }) => counts)
      assert.deepStrictEqual(yield* Effect.provide(left, world), [])
    })
  )
})
