/** People whom the caller may want to know. */
import { DateTime, Effect } from "effect"
import { makeLockCaller, Relations, UserNotFound } from "../../identity/index.js"
import { type Handler, mapPage, UnitOfWork } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { SuggestionRepository } from "../ports.js"
import { toSuggestedProfileResource } from "../to-resource.js"

const maxSuggestions = 20

export const listSuggestions = Effect.gen(function* () {
  const suggestions = yield* SuggestionRepository
  const relations = yield* Relations

  const handler: Handler<Operations, "listSuggestions"> = Effect.fnUntraced(function* ({ userId: viewer }, page) {
    const found = yield* suggestions.list(viewer, page, maxSuggestions)
    const related = yield* relations.amongst(
      viewer,
      found.items.map(({ id }) => id)
    )
    return {
      users: mapPage(found, (person) =>
        toSuggestedProfileResource(person, { viewer, relation: related.get(person.id) })
      )
    }
  })
  return handler
})

export const dismissSuggestion = Effect.gen(function* () {
  const suggestions = yield* SuggestionRepository
  const lockCaller = yield* makeLockCaller
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "dismissSuggestion"> = Effect.fnUntraced(function* (caller, { user_id: other }) {
    // An erasure waits for it and takes the row, or has signed the caller out.
    yield* lockCaller(caller)
    const isThere = yield* suggestions.dismiss(caller.userId, other, yield* DateTime.now)
    return isThere ? {} : yield* new UserNotFound()
  }, transact)
  return handler
})
