/** The operations of connections: connecting, following, blocking, and the lists of them. */
import { Schema } from "effect"
import { ConnectionStatus, UserNotFound } from "../identity/index.js"
import { described, Integer, namedOperations, operation, Page, pageFields, UserId } from "../kernel/index.js"
import {
  AlreadyReported,
  CannotReportOwn,
  ReportMade,
  reportFields,
  reportsPerDay,
  reportsPerMinute,
  wordsForOther
} from "../reports/index.js"
import { AlreadyConnected, ConnectionRequestNotFound, NotWithOneself, PersonUnreachable } from "./errors.js"
import { peopleOrders } from "./ports.js"
import { BlockedUser, ConnectionUser, FeedProfile, SuggestedProfile } from "./resources.js"
import { blocksPerDay, dismissalsPerDay, followsPerDay, requestsPerDay } from "./settings.js"

const ofUserId = Schema.Struct({ user_id: UserId })
const username = described(Schema.String, "Username of the person.", "ana-duarte")

const usernameOrId = described(
  Schema.String,
  "Username of the person, or the id, which links in mails have: usernames change.",
  "ana-duarte"
)

const Standing = Schema.Struct({
  connection_status: ConnectionStatus,
  is_following: described(Schema.Boolean, "Whether the caller follows the person.")
})
const Following = Schema.Struct({
  is_following: described(Schema.Boolean, "Whether the caller follows the person now."),
  followers_count: described(Integer, "People who follow the person.", 48)
})

export const operations = namedOperations("connections", {
  /** Who was asked by the other one already accepts by it. The sender follows the other one from then on. */
  requestConnection: operation({
    access: "user",
    input: ofUserId,
    success: Schema.Struct({
      ...Standing.fields,
      is_new: described(
        Schema.Boolean,
        "Whether a request was sent by this call: not if one waits, or if the two connect."
      )
    }),
    failures: [UserNotFound, NotWithOneself, AlreadyConnected, PersonUnreachable],
    accountLimit: { perDay: requestsPerDay }
  }),
  acceptConnection: operation({
    access: "user",
    input: ofUserId,
    success: Standing,
    failures: [ConnectionRequestNotFound]
  }),
  /** Ends a connection, takes a request back, or declines one. Nobody is told. Idempotent. */
  removeConnection: operation({ access: "user", input: ofUserId, success: Standing, failures: [] }),
  listConnections: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ ...pageFields(peopleOrders.connections) }),
    success: Schema.Struct({ users: Page(ConnectionUser) }),
    failures: []
  }),
  /** Requests that the caller can accept. */
  listPendingConnections: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ ...pageFields(peopleOrders.pending) }),
    success: Schema.Struct({ users: Page(ConnectionUser) }),
    failures: []
  }),
  /** Requests of the caller's own that were not answered yet. */
  listSentConnections: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ ...pageFields(peopleOrders.sent) }),
    success: Schema.Struct({ users: Page(ConnectionUser) }),
    failures: []
  }),
  listConnectionsOfUser: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ username, ...pageFields(peopleOrders.connections) }),
    success: Schema.Struct({ users: Page(ConnectionUser) }),
    failures: [UserNotFound]
  }),
  viewFeedProfile: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ username: usernameOrId }),
    success: Schema.Struct({ profile: described(FeedProfile, "The person.") }),
    failures: [UserNotFound]
  }),
  listSuggestions: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ ...pageFields(peopleOrders.suggestions) }),
    success: Schema.Struct({ users: Page(SuggestedProfile) }),
    failures: []
  }),
  /** The person is never suggested to the caller again. Idempotent. */
  dismissSuggestion: operation({
    access: "user",
    input: ofUserId,
    success: Schema.Struct({}),
    failures: [UserNotFound, NotWithOneself],
    accountLimit: { perDay: dismissalsPerDay }
  }),
  /** At once, without a request; idempotent. Connections are not changed by it. */
  follow: operation({
    access: "user",
    input: ofUserId,
    success: Following,
    failures: [UserNotFound, NotWithOneself, PersonUnreachable],
    accountLimit: { perDay: followsPerDay }
  }),
  /** Idempotent. Connections are not changed by it. */
  unfollow: operation({
    access: "user",
    input: ofUserId,
    success: Following,
    failures: [UserNotFound, NotWithOneself]
  }),
  listFollowers: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ username, ...pageFields(peopleOrders.followers) }),
    success: Schema.Struct({ users: Page(ConnectionUser) }),
    failures: [UserNotFound]
  }),
  listFollowing: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ username, ...pageFields(peopleOrders.following) }),
    success: Schema.Struct({ users: Page(ConnectionUser) }),
    failures: [UserNotFound]
  }),
  /** Ends connection, requests and follows between the two, and keeps them apart. What they have booked goes on. Idempotent. */
  blockUser: operation({
    access: "user",
    input: ofUserId,
    success: Schema.Struct({
      open_sessions: described(Integer, "Sessions of the two that are agreed and go on; they can be cancelled.", 0)
    }),
    failures: [UserNotFound, NotWithOneself],
    accountLimit: { perDay: blocksPerDay }
  }),
  /** Lifts the caller's own block and brings nothing back. Idempotent. */
  unblockUser: operation({ access: "user", input: ofUserId, success: Schema.Struct({}), failures: [] }),
  /** Once, whatever blocks there are between the two. */
  reportUser: operation({
    access: "user",
    input: Schema.Struct({ user_id: UserId, ...reportFields }),
    rules: wordsForOther,
    success: ReportMade,
    failures: [UserNotFound, CannotReportOwn, AlreadyReported],
    accountLimit: { perMinute: reportsPerMinute, perDay: reportsPerDay }
  }),
  listBlockedUsers: operation({
    access: "user",
    showsPeople: "blocked",
    input: Schema.Struct({ ...pageFields(peopleOrders.blocked) }),
    success: Schema.Struct({ users: Page(BlockedUser) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
