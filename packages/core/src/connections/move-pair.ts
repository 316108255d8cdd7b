/** One move of somebody towards somebody else: lock, look, decide, store, tell. */
import { Array, DateTime, Effect, Either } from "effect"
import { isAdmitted, isErasedAddress, makeCheckSignedIn, type User, UserRepository } from "../identity/index.js"
import { type User as Caller, Outbox, Settings, Unauthenticated, type UserId } from "../kernel/index.js"
import {
  ConnectionAccepted,
  ConnectionRemoved,
  ConnectionRequestEnded,
  ConnectionRequested,
  UserBlocked,
  UserFollowed
} from "./events.js"
import { after, decide, type Move, type Pair, type PairChange, type Side } from "./pair.js"
import { inOrder } from "./pair-key.js"
import { type PairIds, PairRepository } from "./ports.js"
import { askAgainDays } from "./settings.js"
import { makeTakeNews } from "./take-news.js"
import { makeTellRequest } from "./tell-request.js"

/** Whether there is somebody whom a move may concern. Edges are made only with people who are there for others. */
const isThere = (move: Move, person: User | undefined): boolean => {
  if (person === undefined || isErasedAddress(person.email)) return false
  return move === "request" || move === "follow" || move === "accept" ? isAdmitted(person) : true
}

/** By limits of a day. All others may be made again and again. */
const isCounted = (move: Move): boolean => move === "request" || move === "follow" || move === "block"

/** Of a locked pair: only who holds that lock adds to it, so what ends nothing now ends nothing later. */
const endsNothing = (pair: Pair, move: Move, now: DateTime.Utc): boolean =>
  Either.match(decide(pair, move, { now, askAgainDays: 0 }), {
    onLeft: () => true,
    onRight: Array.isEmptyReadonlyArray
  })

/**
 * Both accounts, until the transaction ends. A block keeps everybody else away from them: what two people are about to agree
 * on holds them as well, so it has happened before the block, or does not happen. What ends nothing holds nobody: whoever made
 * such moves without end would keep an admin from the account, and its owner.
 */
const makeHoldAccounts = Effect.map(Effect.all([UserRepository, PairRepository]), ([users, pairs]) =>
  Effect.fnUntraced(function* (ids: PairIds, move: Move) {
    const { mover, other } = ids
    if (move === "block") {
      const found = yield* Effect.forEach(inOrder(mover, other), users.lock)
      return Array.getSomes(found)
    }
    const isIdle = !isCounted(move) && endsNothing(yield* pairs.find(ids), move, yield* DateTime.now)
    return yield* isIdle ? users.findMany([mover, other]) : users.lockShared([mover, other])
  })
)

const requestBy = (by: Side, { mover, other }: PairIds) =>
  by === "mover" ? { requesterId: mover, targetId: other } : { requesterId: other, targetId: mover }

const makeTellChange = Effect.gen(function* () {
  const outbox = yield* Outbox
  const takeNews = yield* makeTakeNews
  const tellRequest = yield* makeTellRequest

  return Effect.fnUntraced(function* (ids: PairIds, move: Move, change: PairChange, now: DateTime.Utc) {
    const { mover, other } = ids
    switch (change._tag) {
      case "Requested": {
        const request = requestBy("mover", ids)
        yield* outbox.append(ConnectionRequested, request, now)
        return change.hasReached ? yield* tellRequest(request, now) : undefined
      }
      case "RequestEnded":
        return yield* outbox.append(ConnectionRequestEnded, requestBy(change.by, ids), now)
      case "Connected":
        return yield* outbox.append(ConnectionAccepted, requestBy("other", ids), now)
      case "Disconnected":
        return yield* outbox.append(ConnectionRemoved, { removerId: mover, otherId: other }, now)
      case "Followed": {
        // A request tells of its sender already.
        const isNews = move === "follow" && (yield* takeNews({ kind: "follow", fromId: mover, toId: other }, now))
        return yield* outbox.append(UserFollowed, { followerId: mover, followedId: other, isNews }, now)
      }
      case "Blocked":
        return yield* outbox.append(UserBlocked, { blockerId: mover, blockedId: other }, now)
      case "Unfollowed":
      case "Unblocked":
        return undefined
    }
  })
})

/**
 * In the caller's transaction. Answers the pair as the mover sees it afterwards, and whether there is such a person at all:
 * towards nobody nothing is done.
 */
export const makeMovePair = Effect.gen(function* () {
  const pairs = yield* PairRepository
  const settings = yield* Settings
  const holdAccounts = yield* makeHoldAccounts
  const checkSignedIn = yield* makeCheckSignedIn
  const tellChange = yield* makeTellChange

  return Effect.fnUntraced(function* <M extends Move>(caller: Caller, other: UserId, move: M) {
    const ids = { mover: caller.userId, other }
    yield* pairs.lock(ids)
    const people = yield* holdAccounts(ids, move)
    const mover = people.find(({ id }) => id === ids.mover)
    // Banned or erased while they waited.
    if (mover === undefined || !isAdmitted(mover)) return yield* new Unauthenticated()
    yield* checkSignedIn(caller)
    const now = yield* DateTime.now
    const pair = yield* pairs.find(ids)
    if (
      !isThere(
        move,
        people.find(({ id }) => id === other)
      )
    )
      return { pair, isThere: false, changes: [] }
    // Of no account, and a statement, unless there is a decline to be held against it.
    const days = pair.declinedAt === null ? 0 : yield* settings.get(askAgainDays)
    const changes = yield* decide(pair, move, { now, askAgainDays: days })
    yield* Effect.forEach(changes, (change) => tellChange(ids, move, change, now), { discard: true })
    if (changes.length > 0) yield* pairs.store(ids, changes, now)
    return { pair: after(pair, changes), isThere: true, changes }
  })
})
