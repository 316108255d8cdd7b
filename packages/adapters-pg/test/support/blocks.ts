/** Blocks between people, for as long as connections do not keep any. */
import { type Relation, Relations, unrelated } from "@mentorkit/core/identity"
import type { UserId } from "@mentorkit/core/kernel"
import { Effect, Layer } from "effect"

const pairOf = (one: UserId, other: UserId) => [one, other].sort().join()

/** Relations of a test's own: nobody is blocked until it says so. */
export const newBlocks = () => {
  const pairs = new Map<string, readonly [UserId, UserId]>()
  const relationOf = (one: UserId, other: UserId): Relation => ({
    ...unrelated,
    isBlocked: pairs.has(pairOf(one, other))
  })
  return {
    block: (one: UserId, other: UserId) => Effect.sync(() => void pairs.set(pairOf(one, other), [one, other])),
    unblock: (one: UserId, other: UserId) => Effect.sync(() => void pairs.delete(pairOf(one, other))),
    layer: Layer.succeed(Relations, {
      between: (viewer, other) => Effect.succeed(relationOf(viewer, other)),
      amongst: (viewer, others) => Effect.succeed(new Map(others.map((other) => [other, relationOf(viewer, other)]))),
      listBlocked: (viewer) =>
        Effect.succeed(
          [...pairs.values()]
            .filter((pair) => pair.includes(viewer))
            .flatMap((pair) => pair.filter((one) => one !== viewer))
        )
    })
  }
}
