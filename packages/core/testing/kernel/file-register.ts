import assert from "node:assert/strict"
import { FileKey, FileRegister, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Array, DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { era, newId } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newKeys = (count: number) =>
  Effect.replicateEffect(
    Effect.map(newId, (id) => FileKey.make(`conformance/${id}`)),
    count
  )

/** Beside nobody else's: each case sweeps in weeks of its own. */
const week = (number: number) => {
  const begun = era(number)
  const hours = (count: number) => DateTime.add(begun, { hours: count })
  return { begun, hours }
}

/** What a sweep is given an hour after files are given up; others' of other cases are put back by nobody. */
const claim = (now: DateTime.Utc, limit = 100) =>
  Effect.flatMap(FileRegister, ({ claimRemovable }) =>
    claimRemovable({
      now,
      begunBefore: DateTime.subtract(now, { hours: 1 }),
      retryAt: DateTime.add(now, { minutes: 10 }),
      limit
    })
  )

const among = (keys: ReadonlyArray<FileKey>, found: ReadonlyArray<FileKey>) => keys.filter((key) => found.includes(key))

/** Supply `FileRegister` and the `UnitOfWork` that it takes part in. Eras 200 to 299 are these cases' own. */
export const fileRegisterConformance = conformance<FileRegister | UnitOfWork>("FileRegister", {
  "what was begun and kept is never to be removed": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(200)
    const keys = yield* newKeys(3)
    yield* register.begin(keys, begun)
    assert.equal(yield* transact(register.confirm(keys, hours(0))), true)
    assert.deepEqual(among(keys, yield* claim(hours(100))), [])
  }),

  "what was begun long ago and never kept is to be removed, what was begun lately is not": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(201)
    const [old, young] = [yield* newKeys(2), yield* newKeys(2)]
    yield* register.begin(old, begun)
    yield* register.begin(young, hours(1))
    assert.deepEqual(among([...old, ...young], yield* claim(hours(0.9))), [])
    assert.deepEqual(among([...old, ...young], yield* claim(hours(1.5))), old)
  }),

  "what was given up cannot be kept any more, and neither can what was begun with it": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(202)
    const [old, young] = [yield* newKeys(1), yield* newKeys(1)]
    yield* register.begin(old, begun)
    yield* register.begin(young, hours(2))
    yield* claim(hours(2))
    assert.equal(yield* rolledBack(register.confirm([...old, ...young], hours(2))), false)
    yield* register.remove(old[0]!)
    assert.equal(yield* rolledBack(register.confirm(old, hours(2))), false)
  }),

  "what is discarded is to be removed at once, and by nobody else until it is tried again": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(203)
    const keys = yield* newKeys(2)
    yield* register.begin(keys, begun)
    yield* transact(register.confirm(keys, begun))
    yield* transact(register.discard(keys.slice(0, 1), hours(1)))
    assert.deepEqual(among(keys, yield* claim(hours(1))), keys.slice(0, 1))
    assert.deepEqual(among(keys, yield* claim(hours(1))), [])
    assert.deepEqual(among(keys, yield* claim(hours(2))), keys.slice(0, 1))
    yield* register.remove(keys[0]!)
    assert.deepEqual(among(keys, yield* claim(hours(9))), [])
  }),

  "keeping and discarding go with the change that they are about": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(204)
    const [keys, kept] = [yield* newKeys(1), yield* newKeys(1)]
    yield* register.begin([...keys, ...kept], begun)
    yield* rolledBack(register.confirm(keys, begun))
    yield* transact(register.confirm(kept, begun))
    yield* rolledBack(register.discard(kept, begun))
    assert.deepEqual(among([...keys, ...kept], yield* claim(hours(3))), keys)
  }),

  "what is abandoned is to be removed at once, unless it was kept after all": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(205)
    const [keys, kept] = [yield* newKeys(2), yield* newKeys(1)]
    yield* register.begin([...keys, ...kept], begun)
    yield* transact(register.confirm(kept, begun))
    yield* register.abandon([...keys, ...kept], hours(0))
    assert.deepEqual(among([...keys, ...kept], yield* claim(hours(0))).sort(), [...keys].sort())
  }),

  // Falls where abandoning only changes what is there: a file that is written after the sweep stays for good.
  "what was given up and forgotten is known again once it is abandoned": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(206)
    const keys = yield* newKeys(1)
    yield* register.begin(keys, begun)
    assert.deepEqual(among(keys, yield* claim(hours(2))), keys)
    yield* register.remove(keys[0]!)
    yield* register.abandon(keys, hours(3))
    assert.deepEqual(among(keys, yield* claim(hours(3))), keys)
  }),

  "nothing at all can be begun, kept, discarded and abandoned": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun } = week(207)
    yield* register.begin([], begun)
    assert.equal(yield* transact(register.confirm([], begun)), true)
    yield* register.discard([], begun)
    yield* register.abandon([], begun)
  }),

  "of several sweeps at once each is given its own, and no more than it asks for": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(208)
    const keys = yield* newKeys(40)
    yield* register.begin(keys, begun)
    const lists = yield* Effect.all(Array.replicate(claim(hours(2), 10), 8), atOnce)
    assert.ok(lists.every(({ length }) => length <= 10))
    const given = lists.flat()
    assert.equal(new Set(given).size, given.length)
    let rest = yield* claim(hours(2))
    while (rest.length > 0) {
      given.push(...rest)
      rest = yield* claim(hours(2))
    }
    assert.deepEqual(among(keys, given).length, keys.length)
  })
})
