import { Effect } from "effect"
import { encodeHostFrame } from "../../broadcasting/index.js"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Realtime, UnitOfWork } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { NotificationPreferenceRepository } from "../ports.js"
import { changed } from "../preference-changes.js"
import { nothingChosen } from "../preferences.js"
import { makeCatalogue } from "../texts/catalogue.js"
import { toPreferencesResource } from "../to-resource.js"

export const updatePreferences = Effect.gen(function* () {
  const preferences = yield* NotificationPreferenceRepository
  const lockCaller = yield* makeLockCaller
  const { labelsFor } = yield* makeCatalogue
  const realtime = yield* Realtime
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "updatePreferences"> = Effect.fnUntraced(function* (caller, changes) {
    const { userId } = caller
    // Two changes of different parts at once are both kept.
    const user = yield* lockCaller(caller)
    const before = (yield* preferences.findMany([userId])).get(userId) ?? nothingChosen
    const after = yield* changed(before, changes)
    yield* preferences.put(userId, after)
    if (!after.showsPresence) yield* realtime.publish(encodeHostFrame({ _tag: "PresenceHidden", userId }))
    return toPreferencesResource(after, labelsFor(user))
  }, unitOfWork.transact)

  return handler
})
