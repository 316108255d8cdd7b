/** Gathers the handlers of connections. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { blockUser, unblockUser } from "./use-cases/block.js"
import { acceptConnection, removeConnection, requestConnection } from "./use-cases/connect.js"
import { follow, unfollow } from "./use-cases/follow.js"
import { listBlockedUsers } from "./use-cases/list-blocked.js"
import {
  listConnections,
  listConnectionsOfUser,
  listFollowers,
  listFollowing,
  listPendingConnections,
  listSentConnections
} from "./use-cases/list-people.js"
import { reportUser } from "./use-cases/report-user.js"
import { dismissSuggestion, listSuggestions } from "./use-cases/suggest.js"
import { viewFeedProfile } from "./use-cases/view-feed-profile.js"

export class Connections extends Context.Tag("@mentorkit/Connections")<Connections, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Connections,
    Effect.all({
      requestConnection,
      acceptConnection,
      removeConnection,
      listConnections,
      listPendingConnections,
      listSentConnections,
      listConnectionsOfUser,
      viewFeedProfile,
      listSuggestions,
      dismissSuggestion,
      follow,
      unfollow,
      listFollowers,
      listFollowing,
      blockUser,
      unblockUser,
      listBlockedUsers,
      reportUser
    })
  )
}
