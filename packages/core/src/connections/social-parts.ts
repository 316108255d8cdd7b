/** What identity asks of connections: how people stand to each other, and what is counted of them. */
import { Effect, Layer } from "effect"
import { CountsOfProfile, PostCounts, Relations, unrelated } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { RelationReader } from "./ports.js"

const relations = Layer.effect(
  Relations,
  Effect.map(RelationReader, ({ amongst }) => ({
    amongst: (viewer: UserId, others: ReadonlyArray<UserId>) => amongst(viewer, others),
    between: (viewer: UserId, other: UserId) =>
      Effect.map(amongst(viewer, [other]), (found) => found.get(other) ?? unrelated)
  }))
)

const countsOfProfile = Layer.effect(
  CountsOfProfile,
  Effect.map(Effect.all([RelationReader, PostCounts]), ([reader, posts]) => ({
    find: (userId: UserId) =>
      Effect.zipWith(reader.count(userId), posts.count(userId), (counted, postCount) => ({
        connections_count: counted.connections,
        posts_count: postCount,
        followers_count: counted.followers,
        following_count: counted.following
      }))
  }))
)

export const socialParts = Layer.merge(relations, countsOfProfile)
