/** The reader of people to mention. People of other cases may be there, so each case has names of its own. */
import assert from "node:assert/strict"
import type { PairRepository } from "@mentorkit/core/connections/ports"
import { type NewUser, UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { MentionableReader } from "@mentorkit/core/mentions/ports"
import { Effect } from "effect"
import { conformance } from "../conformance.js"
import { at, block, connect, follow, start } from "../fixtures/pairs.js"
import { newId, newUser } from "../fixtures/people.js"

/** A beginning that no other case has, of letters and digits. */
const newBeginning = Effect.map(newId, (id) => `m${id.replaceAll("-", "").slice(-12)}`)

const person = (username: string, fields: Partial<NewUser> = {}) =>
  Effect.map(newUser({ username, fullName: "Ada", ...fields }), ({ id }) => id)
const newPerson = Effect.map(newUser(), ({ id }) => id)

const found = (viewer: UserId, beginning: string | null, limit = 10) =>
  Effect.flatMap(MentionableReader, ({ find }) =>
    Effect.map(find(viewer, beginning, limit), (people) => people.map(({ id }) => id))
  )

/** Supply `MentionableReader` with the repositories of pairs and users, and their `UnitOfWork`. */
export const mentionableReaderConformance = conformance<
  MentionableReader | PairRepository | UnitOfWork | UserRepository
>("MentionableReader", {
  "without a beginning the newest connections come, and nobody else": Effect.gen(function* () {
    const me = yield* newPerson
    const [one, two, three, followed] = yield* Effect.replicateEffect(newPerson, 4)
    assert.ok(one && two && three && followed)
    yield* connect(me, one, at(2))
    yield* connect(me, two, at(3))
    yield* connect(me, three, at(1))
    yield* follow(me, followed, at(9))
    assert.deepEqual(yield* found(me, null), [two, one, three])
    assert.deepEqual(yield* found(me, null, 2), [two, one])
  }),

  // Falls where one of the four parts is left out, or where the order within one is another.
  "connections come first, then those whom one follows, then others by username, then by name": Effect.gen(
    function* () {
      const me = yield* newPerson
      const name = yield* newBeginning
      const [named, second, first, followed, old, young] = [
        yield* person(`z-${name}`, { fullName: `${name.toUpperCase()} Hopper` }),
        yield* person(`${name}-b`),
        yield* person(`${name}-a`),
        yield* person(`${name}-z`),
        yield* person(`${name}-y`),
        yield* person(`x-${name}`, { fullName: `Grace ${name}` })
      ]
      yield* connect(me, old, at(1))
      yield* connect(me, young, at(2))
      yield* follow(me, followed)
      // By their usernames everybody comes again who is near.
      const byUsername = [first, second, old, followed]
      assert.deepEqual(yield* found(me, name.toUpperCase()), [young, old, followed, ...byUsername, named])
      assert.deepEqual(yield* found(me, name, 1), [young, followed, first, named])
    }
  ),

  // Falls where what is written is a pattern, and where a middle of a name is a beginning.
  "what is written is taken character by character, from the beginning of a word": Effect.gen(function* () {
    const me = yield* newPerson
    const name = yield* newBeginning
    const [plain, percent] = [
      yield* person(`${name}-p`, { fullName: `Ida ${name}xx` }),
      yield* person(`${name}-q`, { fullName: `Ida ${name}%x \\` })
    ]
    yield* connect(me, plain, at(1))
    yield* connect(me, percent, at(2))
    assert.deepEqual(yield* found(me, `${name}%x`), [percent])
    assert.deepEqual(yield* found(me, `ida ${name}X`), [plain, plain])
    for (const none of [`${name}_`, `${name}\\`, name.slice(1)]) assert.deepEqual(yield* found(me, none), [])
  }),

  "nobody comes across a block, nor who is banned or suspended, nor oneself": Effect.gen(function* () {
    const { setAccess } = yield* UserRepository
    const name = yield* newBeginning
    const [me, fine, blocked, blocking, banned, suspended] = yield* Effect.forEach([..."abcdef"], (letter) =>
      person(`${name}-${letter}`, { fullName: `${name} ${letter}` })
    )
    assert.ok(me && fine && blocked && blocking && banned && suspended)
    for (const one of [fine, banned, suspended]) yield* connect(me, one)
    yield* block(me, blocked)
    yield* block(blocking, me)
    yield* setAccess(banned, { isActive: true, bannedAt: start }, start)
    yield* setAccess(suspended, { isActive: false, bannedAt: null }, start)
    assert.deepEqual(yield* found(me, null), [fine])
    assert.deepEqual([...new Set(yield* found(me, name))], [fine])
  })
})
