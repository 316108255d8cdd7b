import { DateTime, Effect, Option } from "effect"
import { UserNotFound, UserRepository } from "../identity/index.js"
import { Ids, LocalDate, refuseProblems, UnitOfWork, type UserId } from "../kernel/index.js"
import { type CareerEntry, maxEntries } from "./career.js"
import { type CareerKind, futureProblems } from "./career-entries.js"
import { CareerListFull } from "./errors.js"
import type { CareerList } from "./ports.js"

/** Today in the user's zone. */
const todayIn = (timeZone: string, now: DateTime.Utc): LocalDate =>
  LocalDate.make(
    Option.match(DateTime.setZoneNamed(now, timeZone), {
      onNone: () => DateTime.formatIsoDateUtc(now),
      onSome: DateTime.formatIsoDate
    })
  )

/** Adds, edits and removes entries of a career list, under the account's lock. */
export const makeCareerEditor = <Id extends string, E extends CareerEntry<Id>, New, Edit, F>(
  kind: CareerKind<Id, E, New, Edit>,
  entries: CareerList<Id, E>,
  notFound: () => F
) =>
  Effect.gen(function* () {
    const users = yield* UserRepository
    const ids = yield* Ids
    const { transact } = yield* UnitOfWork

    const add = Effect.fnUntraced(function* (userId: UserId, input: New) {
      const user = yield* Effect.mapError(Effect.flatten(users.lock(userId)), () => new UserNotFound())
      const now = yield* DateTime.now
      const id = kind.idOf(yield* ids.uuid)
      const entry = kind.newEntry(input, { id, userId, createdAt: now, updatedAt: now })
      yield* refuseProblems(futureProblems(kind, kind.startOf(entry), { today: todayIn(user.timeZone, now) }))
      if ((yield* entries.count(userId)) >= maxEntries) return yield* new CareerListFull()
      yield* entries.add(entry)
      return entry
    }, transact)

    const edit = Effect.fnUntraced(function* (userId: UserId, id: Id, told: Edit) {
      const user = yield* Effect.mapError(Effect.flatten(users.lock(userId)), notFound)
      const before = yield* Effect.mapError(Effect.flatten(entries.find(userId, id)), notFound)
      const now = yield* DateTime.now
      const entry: E = { ...kind.edited(before, told), updatedAt: now }
      const started = { before: kind.startOf(before), today: todayIn(user.timeZone, now) }
      yield* refuseProblems([...kind.problemsOf(entry), ...futureProblems(kind, kind.startOf(entry), started)])
      if (!(yield* entries.update(entry))) return yield* Effect.fail(notFound())
      return entry
    }, transact)

    const remove = Effect.fnUntraced(function* (userId: UserId, id: Id) {
      if (!(yield* entries.remove(userId, id))) return yield* Effect.fail(notFound())
      return {}
    }, transact)

    return { add, edit, remove }
  })
