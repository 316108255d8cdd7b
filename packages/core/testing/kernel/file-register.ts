import assert from "node:assert/strict"
import { FileKey, type FileOwner, FileRegister, type OwnedFile, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Array, DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { era, newId } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newKeys = (count: number) =>
  Effect.replicateEffect(
    Effect.map(newId, (id) => FileKey.make(`conformance/${id}`)),
    count
  )

/** A row of somebody's. */
const newOwner = Effect.map(newId, (id): FileOwner => ({ kind: "conformance", id }))
const ownedBy = (owner: FileOwner, keys: ReadonlyArray<FileKey>): ReadonlyArray<OwnedFile> =>
  keys.map((key) => ({ key, owner }))

/** Files that are kept, with their one owner. */
const kept = Effect.fnUntraced(function* (count: number, at: DateTime.Utc) {
  const register = yield* FileRegister
  const [keys, owner] = [yield* newKeys(count), yield* newOwner]
  yield* register.begin(keys, at)
  assert.equal(yield* transact(register.confirm(ownedBy(owner, keys), at)), true)
  return { keys, owner, files: ownedBy(owner, keys) }
})

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
    const { files, keys } = yield* kept(3, begun)
    assert.equal(yield* rolledBack(register.confirm(files, hours(0))), false)
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
    const owner = yield* newOwner
    assert.equal(yield* rolledBack(register.confirm(ownedBy(owner, [...old, ...young]), hours(2))), false)
    yield* register.remove(old.slice(0, 1))
    assert.equal(yield* rolledBack(register.confirm(ownedBy(owner, old), hours(2))), false)
  }),

  "what its last owner has left is to be removed at once, and by nobody else until it is tried again": Effect.gen(
    function* () {
      const register = yield* FileRegister
      const { begun, hours } = week(203)
      const { files, keys } = yield* kept(2, begun)
      yield* transact(register.removeOwners(files.slice(0, 1)))
      assert.deepEqual(among(keys, yield* claim(hours(1))), keys.slice(0, 1))
      assert.deepEqual(among(keys, yield* claim(hours(1))), [])
      assert.deepEqual(among(keys, yield* claim(hours(2))), keys.slice(0, 1))
      yield* register.remove(keys.slice(0, 1))
      assert.deepEqual(among(keys, yield* claim(hours(9))), [])
    }
  ),

  "joining and leaving go with the change that they are about": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(204)
    const [keys, owner] = [yield* newKeys(1), yield* newOwner]
    yield* register.begin(keys, begun)
    yield* rolledBack(register.confirm(ownedBy(owner, keys), begun))
    const stays = yield* kept(1, begun)
    yield* rolledBack(register.removeOwners(stays.files))
    const goes = yield* kept(1, begun)
    yield* rolledBack(register.addOwners(ownedBy(owner, goes.keys)))
    yield* transact(register.removeOwners(goes.files))
    const all = [...keys, ...stays.keys, ...goes.keys]
    assert.deepEqual(among(all, yield* claim(hours(3))), [...keys, ...goes.keys])
  }),

  // Falls where the first who leaves takes the file along.
  "a file with three owners is kept in every order of their leaving, and goes with the last": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(209)
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0]
    ]) {
      const { keys, owner } = yield* kept(2, begun)
      const owners = [owner, yield* newOwner, yield* newOwner]
      for (const one of owners) assert.equal(yield* transact(register.addOwners(ownedBy(one, keys))), true)
      for (const [left, at] of order.entries()) {
        assert.deepEqual(among(keys, yield* claim(hours(2))), [], `${order} after ${left}`)
        yield* transact(register.removeOwners(ownedBy(owners[at]!, keys)))
        // Once more says nothing new.
        yield* transact(register.removeOwners(ownedBy(owners[at]!, keys)))
      }
      assert.deepEqual(among(keys, yield* claim(hours(2))).sort(), [...keys].sort(), String(order))
      assert.equal(yield* transact(register.addOwners(ownedBy(owner, keys))), false)
    }
  }),

  "who joins twice has left once they leave, and who is no owner changes nothing": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(210)
    const { files, keys } = yield* kept(1, begun)
    const other = ownedBy(yield* newOwner, keys)
    yield* transact(register.removeOwners(other))
    for (const _ of [1, 2]) assert.equal(yield* transact(register.addOwners(files)), true)
    assert.equal(yield* transact(register.addOwners([...other, ...other])), true)
    yield* transact(register.removeOwners(files))
    assert.deepEqual(among(keys, yield* claim(hours(2))), [])
    yield* transact(register.removeOwners([...other, ...files]))
    assert.deepEqual(among(keys, yield* claim(hours(2))), keys)
  }),

  "one kind's rows are not another's, though they have one id": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(211)
    const { keys, owner } = yield* kept(1, begun)
    yield* transact(register.addOwners(ownedBy({ ...owner, kind: "other" }, keys)))
    yield* transact(register.removeOwners(ownedBy(owner, keys)))
    assert.deepEqual(among(keys, yield* claim(hours(2))), [])
  }),

  "nobody joins what is not kept, and then none of what is": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(212)
    const [pending, unknown, other] = [yield* newKeys(1), yield* newKeys(1), yield* newOwner]
    yield* register.begin(pending, hours(2))
    const { files, keys } = yield* kept(1, begun)
    for (const bad of [pending, unknown]) {
      assert.equal(yield* transact(register.addOwners(ownedBy(other, [...keys, ...bad]))), false)
    }
    yield* transact(register.removeOwners(files))
    assert.deepEqual(among(keys, yield* claim(hours(2))), keys)
  }),

  "what is abandoned is to be removed at once, unless it was kept after all": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(205)
    const keys = yield* newKeys(2)
    yield* register.begin(keys, begun)
    const { keys: stay } = yield* kept(1, begun)
    yield* register.abandon([...keys, ...stay], hours(0))
    assert.deepEqual(among([...keys, ...stay], yield* claim(hours(0))).sort(), [...keys].sort())
  }),

  // Falls where abandoning only changes what is there: a file that is written after the sweep stays for good.
  "what was given up and forgotten is known again once it is abandoned": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun, hours } = week(206)
    const keys = yield* newKeys(1)
    yield* register.begin(keys, begun)
    assert.deepEqual(among(keys, yield* claim(hours(2))), keys)
    yield* register.remove(keys.slice(0, 1))
    yield* register.abandon(keys, hours(3))
    assert.deepEqual(among(keys, yield* claim(hours(3))), keys)
  }),

  "nothing at all can be begun, kept, joined, left and abandoned": Effect.gen(function* () {
    const register = yield* FileRegister
    const { begun } = week(207)
    yield* register.begin([], begun)
    assert.equal(yield* transact(register.confirm([], begun)), true)
    assert.equal(yield* transact(register.addOwners([])), true)
    yield* register.removeOwners([])
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
