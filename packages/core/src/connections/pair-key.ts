/** Two people in one order, whoever of them acts. */
import type { UserId } from "../kernel/index.js"

/** By their ids: who needs something of both takes it in this order, so that nobody waits for a pair that waits for them. */
export const inOrder = (one: UserId, other: UserId): readonly [UserId, UserId] =>
  one < other ? [one, other] : [other, one]

/** One key for both directions. */
export const pairKey = (one: UserId, other: UserId): string => inOrder(one, other).join(":")
