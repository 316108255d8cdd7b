/** What a block takes out of the inboxes of the two. */
import { Effect } from "effect"
import { inOrder, type UserBlocked } from "../../connections/index.js"
import { Relations } from "../../identity/index.js"
import { nothingToSay, type PayloadOf, type ReactionHandler, reaction } from "../../kernel/index.js"
import { OwnNotificationTypes } from "../own-types.js"
import { NotificationRepository } from "../ports.js"
import { isSocial } from "../preferences.js"
import { type NotificationTypeSpec, notificationTypes } from "../types.js"

const ours = Object.entries<NotificationTypeSpec>(notificationTypes).map(([type, spec]) => ({ type, spec }))

const makeSocialTypes = Effect.map(OwnNotificationTypes, (own) =>
  [...ours, ...own].filter(({ spec }) => isSocial(spec)).map(({ type }) => type)
)

/**
 * Rows of the types that a block stops, read or not. None comes between: while one is told, both accounts are locked, and a
 * block waits for that.
 */
export const removeBetweenBlocked = reaction(
  {
    name: "notifications.removeBetweenBlocked",
    lane: "realtime",
    effects: "database",
    priority: "high",
    notifies: []
  },
  Effect.gen(function* () {
    const inbox = yield* NotificationRepository
    const relations = yield* Relations
    const types = yield* makeSocialTypes

    const handler: ReactionHandler<PayloadOf<typeof UserBlocked>> = {
      run: Effect.fnUntraced(function* ({ blockedId, blockerId }) {
        // It was lifted before this came: what was told since is not its business.
        if (!(yield* relations.between(blockerId, blockedId)).isBlocked) return nothingToSay
        // Inboxes are locked by ids, too.
        const [one, other] = inOrder(blockerId, blockedId)
        yield* inbox.removeFromSender(one, other, types)
        yield* inbox.removeFromSender(other, one, types)
        return nothingToSay
      })
    }
    return handler
  })
)
