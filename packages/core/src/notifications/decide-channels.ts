/** By which channels people are told, as they stand at that moment. */
import { Effect } from "effect"
import { isErasedAddress, Relations, type User } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { makeSpecOf } from "./own-types.js"
import { NotificationPreferenceRepository } from "./ports.js"
import { type Channels, channelsFor, nothingChosen, type Preferences } from "./preferences.js"

interface Addressee {
  readonly type: string
  readonly userId: UserId
  readonly senderId: UserId | null
}

export interface Decision extends Channels {
  /** There is a block between the person and the sender, who is not named to them then. */
  readonly isBlocked: boolean
  /** What the person has chosen, in case there is more to decide by it. */
  readonly chosen: Preferences
}

const silence: Decision = { inApp: false, mail: false, isBlocked: false, chosen: nothingChosen }

const sendersOf = (all: ReadonlyArray<Addressee>) => [...new Set(all.flatMap(({ senderId }) => senderId ?? []))]

/** One decision for each, in their order; `people` are those of them who exist. One statement a sender, and one for all. */
export const makeDecideChannels = Effect.gen(function* () {
  const relations = yield* Relations
  const preferences = yield* NotificationPreferenceRepository
  const specOf = yield* makeSpecOf

  /** Pairs of a sender and a person between whom there is a block. */
  const blocksAmong = Effect.fnUntraced(function* (all: ReadonlyArray<Addressee>) {
    const blocks = new Map<UserId, ReadonlySet<UserId>>()
    for (const sender of sendersOf(all)) {
      const told = all.filter(({ senderId }) => senderId === sender).map(({ userId }) => userId)
      const related = yield* relations.amongst(sender, told)
      blocks.set(sender, new Set(told.filter((userId) => related.get(userId)?.isBlocked === true)))
    }
    return (sender: UserId | null, userId: UserId) => sender !== null && blocks.get(sender)?.has(userId) === true
  })

  return Effect.fnUntraced(function* (all: ReadonlyArray<Addressee>, people: ReadonlyArray<User>) {
    const known = new Map(people.map((person) => [person.id, person]))
    const choices = yield* preferences.findMany([...known.keys()])
    const areBlocked = yield* blocksAmong(all)
    return all.map(({ senderId, type, userId }): Decision => {
      const person = known.get(userId)
      const spec = specOf(type)
      if (person === undefined || spec === undefined) return silence
      const isBlocked = areBlocked(senderId, userId)
      const chosen = choices.get(userId) ?? nothingChosen
      const channels = channelsFor(type, spec, chosen, {
        isErased: isErasedAddress(person.email),
        isBanned: person.bannedAt !== null,
        isVerified: person.emailVerifiedAt !== null,
        isBlocked
      })
      return { ...channels, isBlocked, chosen }
    })
  })
})
