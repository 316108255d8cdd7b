/** People whom the caller may want to know. */
import { DateTime, Effect } from "effect"
import { isAdmitted, isErasedAddress, makeCheckSignedIn, UserNotFound, UserRepository } from "../../identity/index.js"
import { type Handler, Unauthenticated, UnitOfWork } from "../../kernel/index.js"
import { NotWithOneself } from "../errors.js"
import type { Operations } from "../operations.js"
import { SuggestionRepository } from "../ports.js"
import { makeShowPage } from "../show-page.js"
import { toSuggestedProfileResource } from "../to-resource.js"

const maxSuggestions = 20

export const listSuggestions = Effect.gen(function* () {
  const suggestions = yield* SuggestionRepository
  const showPage = yield* makeShowPage

  const handler: Handler<Operations, "listSuggestions"> = Effect.fnUntraced(function* ({ userId: viewer }, page) {
    const found = yield* suggestions.list(viewer, page, maxSuggestions)
    return yield* showPage(viewer, found, toSuggestedProfileResource)
  })
  return handler
})

export const dismissSuggestion = Effect.gen(function* () {
  const suggestions = yield* SuggestionRepository
  const users = yield* UserRepository
  const checkSignedIn = yield* makeCheckSignedIn
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "dismissSuggestion"> = Effect.fnUntraced(function* (caller, { user_id: other }) {
    if (other === caller.userId) return yield* new NotWithOneself()
    // The erasure of either waits for it and takes the row, or has come before.
    const people = yield* users.lockShared([caller.userId, other])
    const [own, person] = [caller.userId, other].map((userId) => people.find(({ id }) => id === userId))
    if (own === undefined || !isAdmitted(own)) return yield* new Unauthenticated()
    yield* checkSignedIn(caller)
    if (person === undefined || isErasedAddress(person.email)) return yield* new UserNotFound()
    yield* suggestions.dismiss(caller.userId, other, yield* DateTime.now)
    return {}
  }, transact)
  return handler
})
