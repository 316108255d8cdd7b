import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { defaultLocale, type Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { NotificationPreferenceRepository } from "../ports.js"
import { nothingChosen } from "../preferences.js"
import { makeCatalogue } from "../texts/catalogue.js"
import { toPreferencesResource } from "../to-resource.js"

export const getPreferences = Effect.gen(function* () {
  const preferences = yield* NotificationPreferenceRepository

  const users = yield* UserRepository
  const { labelsFor } = yield* makeCatalogue

  const handler: Handler<Operations, "getPreferences"> = Effect.fnUntraced(function* ({ userId }) {
    const found = yield* preferences.findMany([userId])
    const labels = labelsFor(Option.getOrElse(yield* users.find(userId), () => ({ locale: defaultLocale })))
    return toPreferencesResource(found.get(userId) ?? nothingChosen, labels)
  })

  return handler
})
