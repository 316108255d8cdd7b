/**
 * Events of connections, as stored in the outbox. A subscriber that asks for order hears of two people in the order of what
 * happened: the pair is what they are of.
 */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"
import { pairKey } from "./pair-key.js"

const requestFields = { requesterId: UserId, targetId: UserId }
const ofRequest = ({ requesterId, targetId }: { readonly requesterId: UserId; readonly targetId: UserId }) =>
  pairKey(requesterId, targetId)

/** Somebody has asked. Whether the other one sees it yet is `ConnectionRequestReached`. */
export const ConnectionRequested = event("connections.ConnectionRequested", requestFields, ofRequest)

/**
 * The other one sees the request from now on: at once, or later if they have declined the one before. It is no news where they
 * were told of a request of the same person not long ago.
 */
export const ConnectionRequestReached = event(
  "connections.ConnectionRequestReached",
  { ...requestFields, isNews: Schema.Boolean },
  ofRequest
)

/** The request is gone, and nothing came of it: taken back, declined, or a block came in between. */
export const ConnectionRequestEnded = event("connections.ConnectionRequestEnded", requestFields, ofRequest)

/** The two are connected: the target has accepted, or has asked as well. */
export const ConnectionAccepted = event("connections.ConnectionAccepted", requestFields, ofRequest)

/** The two are connected no more. */
export const ConnectionRemoved = event(
  "connections.ConnectionRemoved",
  { removerId: UserId, otherId: UserId },
  ({ otherId, removerId }) => pairKey(removerId, otherId)
)

/** It is no news where they were told of the same follower not long ago, and where a request tells of them already. */
export const UserFollowed = event(
  "connections.UserFollowed",
  { followerId: UserId, followedId: UserId, isNews: Schema.Boolean },
  ({ followedId, followerId }) => pairKey(followerId, followedId)
)

/** Connection, requests and follows between the two are gone. */
export const UserBlocked = event(
  "connections.UserBlocked",
  { blockerId: UserId, blockedId: UserId },
  ({ blockedId, blockerId }) => pairKey(blockerId, blockedId)
)
