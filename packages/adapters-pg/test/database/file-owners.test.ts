/** Files with several owners: kept as long as there is one, whoever comes and goes at the same moment. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { FileKey, FileRegister } from "@mentorkit/core/kernel/ports"
import { concurrent, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Either, FastCheck as fc, TestClock } from "effect"
import {
  assertNothingLost,
  Gone,
  join,
  leave,
  makeMessages,
  newFileKey,
  newMessage,
  sharedFilesNow,
  store
} from "../support/shared-files.js"
import { sweepFiles } from "../support/verification-fixtures.js"

const file = fc.nat(2)
const owner = fc.nat(3)
const act = fc.oneof(
  fc.record({
    kind: fc.constantFrom("store" as const, "join" as const, "leave" as const),
    file,
    owner,
    fails: fc.nat(4).map((n) => n === 0)
  }),
  fc.record({ kind: fc.constant("sweep" as const), hours: fc.nat(2) })
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** What it comes to: who holds which file, and which files have ever been stored. */
const newModel = () => ({ holders: new Map<number, Set<number>>(), used: new Set<number>() })

const play = Effect.fnUntraced(function* (acts: ReadonlyArray<Act>) {
  const model = newModel()
  const keys = [newFileKey(), newFileKey(), newFileKey()]
  const ids = keys.map(() => [newMessage(), newMessage(), newMessage(), newMessage()])
  const expected = () =>
    [...model.holders].flatMap(([at, owners]) => [...owners].map((one) => `${keys[at]} ${ids[at]![one]}`)).sort()
  for (const one of acts) {
    if (one.kind === "sweep") {
      yield* TestClock.adjust(`${one.hours} hours`)
      yield* sweepFiles
      continue
    }
    const { fails, file: at, kind, owner: who } = one
    const [key, id] = [keys[at]!, ids[at]![who]!]
    const last = fails ? new Gone() : Effect.void
    const holders = model.holders.get(at) ?? new Set()
    // A key is stored once, and a row is added once.
    if (kind === "store" && (model.used.has(at) || holders.size > 0)) continue
    if (kind === "join" && holders.has(who)) continue
    const works = { store, join, leave }
    const result = yield* Effect.either(works[kind](key, id, last))
    const isRefused = fails || (kind === "join" && holders.size === 0)
    assert.strictEqual(Either.isLeft(result), isRefused, JSON.stringify(one))
    if (kind === "store") model.used.add(at)
    if (isRefused) continue
    if (kind === "leave") holders.delete(who)
    else holders.add(who)
    model.holders.set(at, holders)
    const { messages, owners } = yield* sharedFilesNow
    assert.deepStrictEqual([messages, owners], [expected(), expected()])
  }
  yield* TestClock.adjust("3 hours")
  yield* sweepFiles
  assert.deepStrictEqual(yield* assertNothingLost, expected())
  const sql = yield* SqlClient.SqlClient
  yield* Effect.orDie(sql`delete from messages`)
  yield* Effect.orDie(sql`delete from file_owners`)
  yield* sweepFiles
})

describe.each(everyEngine)("files with several owners on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("go with the last one in every order, though others join in between", () =>
      Effect.gen(function* () {
        yield* makeMessages
        for (const order of [
          [0, 1, 2],
          [0, 2, 1],
          [1, 0, 2],
          [1, 2, 0],
          [2, 0, 1],
          [2, 1, 0]
        ]) {
          for (const joinsAfter of [undefined, 0, 1, 2]) {
            const [key, late] = [newFileKey(), newMessage()]
            const owners = [newMessage(), newMessage(), newMessage()]
            yield* store(key, owners[0]!)
            for (const id of owners.slice(1)) yield* join(key, id)
            for (const [step, at] of order.entries()) {
              yield* leave(key, owners[at]!)
              yield* sweepFiles
              assert.include((yield* sharedFilesNow).stored.join(), step < 2 || (joinsAfter ?? 2) < 2 ? key : "")
              if (step !== joinsAfter) continue
              assert.strictEqual(Either.isRight(yield* Effect.either(join(key, late))), step < 2)
            }
            if ((joinsAfter ?? 2) < 2) yield* leave(key, late)
            yield* sweepFiles
            assert.deepStrictEqual(yield* assertNothingLost, [])
          }
        }
      }).pipe(Effect.orDie)
    )

    it.effect("are what a model says, whatever happens in whatever order", () =>
      Effect.gen(function* () {
        yield* makeMessages
        const runtime = yield* Effect.runtime<Effect.Effect.Context<ReturnType<typeof play>>>()
        const property = fc.asyncProperty(fc.array(act, { maxLength: 25 }), (acts) =>
          Effect.runPromise(Effect.provide(play(acts), runtime))
        )
        yield* Effect.promise(() => fc.assert(property, { numRuns: 25 }))
      })
    )
  })
})

describe.each(concurrent)("files whose owners come and go at once on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    const held = Effect.gen(function* () {
      yield* makeMessages
      const [key, id] = [newFileKey(), newMessage()]
      yield* store(key, id)
      return { key, id }
    })
    const quiet = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.asVoid(Effect.exit(work))
    const tagOf = (result: Either.Either<unknown, Gone>) => (Either.isRight(result) ? "done" : result.left._tag)

    // Falls where the one who joins does not look at the file again after the wait.
    it.scoped("who joins while the last one leaves is refused, and who was faster keeps the file", () =>
      Effect.gen(function* () {
        const first = yield* held
        const [late, early] = [newMessage(), newMessage()]
        assert.strictEqual(tagOf(yield* duringOpen(leave(first.key, first.id), join(first.key, late))), "Gone")
        const second = yield* held
        // Falls where the trigger looks with the eyes of the statement that it belongs to.
        assert.strictEqual(tagOf(yield* duringOpen(join(second.key, early), leave(second.key, second.id))), "done")
        yield* sweepFiles
        assert.deepStrictEqual(yield* assertNothingLost, [`${second.key} ${early}`])
        yield* leave(second.key, early)
        yield* sweepFiles
        assert.deepStrictEqual(yield* assertNothingLost, [])
      })
    )

    // Falls without the lock of the file in the trigger: each sees the other one still there, and the file stays for ever.
    it.scoped("of two who leave at once the second takes the file along", () =>
      Effect.gen(function* () {
        const { id, key } = yield* held
        const other = newMessage()
        yield* join(key, other)
        assert.strictEqual(tagOf(yield* duringOpen(leave(key, id), leave(key, other))), "done")
        yield* sweepFiles
        assert.deepStrictEqual(yield* assertNothingLost, [])
      })
    )

    it.scoped("an account's erasure and somebody who leaves take the file along, too", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { id, key } = yield* held
        const other = newMessage()
        yield* join(key, other)
        const erasing = Effect.zipRight(
          sql`delete from file_owners where owner_kind = 'message' and owner_id in (select id from messages where id = ${id})`,
          sql`delete from messages where id = ${id}`
        )
        assert.strictEqual(tagOf(yield* duringOpen(erasing, leave(key, other))), "done")
        yield* sweepFiles
        assert.deepStrictEqual(yield* assertNothingLost, [])
      })
    )

    it.scoped("a sweep that has been given the file lets nobody join, before and after it has removed it", () =>
      Effect.gen(function* () {
        const { id, key } = yield* held
        const sweep = Effect.zipRight(leave(key, id), sweepFiles)
        const works = Array.from({ length: 6 }, () => Effect.either(join(key, newMessage())))
        const [, ...joined] = yield* Effect.all([Effect.either(sweep), ...works], { concurrency: "unbounded" })
        yield* sweepFiles
        const left = yield* assertNothingLost
        assert.lengthOf(left, joined.filter((one) => one !== undefined && Either.isRight(one)).length)
        for (const told of left) yield* leave(FileKey.make(told.split(" ")[0]!), told.split(" ")[1]!)
      })
    )

    it.scoped("many who join and leave at the same moment lose nothing and leave nothing behind", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 15; round++) {
          const { id, key } = yield* held
          const others = [newMessage(), newMessage(), newMessage()]
          const comesAndGoes = (one: string) => Effect.zipRight(join(key, one), leave(key, one))
          yield* Effect.all(
            [
              quiet(leave(key, id)),
              ...others.slice(round % 3).map((one) => quiet(comesAndGoes(one))),
              ...others.slice(0, round % 3).map((one) => quiet(join(key, one))),
              quiet(sweepFiles)
            ],
            { concurrency: "unbounded" }
          )
          yield* sweepFiles
          const left = yield* assertNothingLost
          for (const told of left) yield* leave(key, told.split(" ")[1]!)
          yield* sweepFiles
          assert.deepStrictEqual(yield* assertNothingLost, [])
        }
      })
    )

    // Falls without an order of the locks: one of the two would be told of a deadlock, and try again.
    it.scoped("who joins and who leaves several files at once lock them in one order", () =>
      Effect.gen(function* () {
        const register = yield* FileRegister
        const sql = yield* SqlClient.SqlClient
        const files = yield* Effect.replicateEffect(held, 4)
        const owned = files.map(({ id, key }) => ({ key, owner: { kind: "message", id } }))
        const others = files.map(({ key }) => ({ key, owner: { kind: "message", id: newMessage() } }))
        const deadlocks = sql<{ readonly n: number }>`
          select deadlocks::int as n from pg_stat_database where datname = current_database()`
        const [before] = yield* deadlocks
        yield* Effect.forEach(
          Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? others : [...others].reverse())),
          (list, n) =>
            sql.withTransaction(
              Effect.zipRight(register.addOwners(list), n % 4 < 2 ? register.removeOwners(list) : Effect.void)
            ),
          { concurrency: "unbounded" }
        )
        const [after] = yield* deadlocks
        assert.deepStrictEqual(after, before)
        yield* register.removeOwners([...others, ...owned])
        yield* Effect.orDie(sql`delete from messages`)
        yield* sweepFiles
        assert.deepStrictEqual(yield* assertNothingLost, [])
      })
    )
  })
})
