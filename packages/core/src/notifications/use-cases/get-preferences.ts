import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { NotificationPreferenceRepository } from "../ports.js"
import { nothingChosen } from "../preferences.js"
import { toPreferencesResource } from "../to-resource.js"

export const getPreferences = Effect.gen(function* () {
  const preferences = yield* NotificationPreferenceRepository

  const handler: Handler<Operations, "getPreferences"> = ({ userId }) =>
    Effect.map(preferences.findMany([userId]), (found) => toPreferencesResource(found.get(userId) ?? nothingChosen))

  return handler
})
