/** Implements identity's port for links that wait for the second factor. */
import { type DateTime, Effect, Layer, Option } from "effect"
import { type AccessTokenId, AwaitingChallenge } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { makeAccountLinks } from "./account-links.js"
import { OAuthPendingLinkRepository } from "./ports.js"

const make = Effect.gen(function* () {
  const pendingLinks = yield* OAuthPendingLinkRepository
  const { linkStateOf, link } = yield* makeAccountLinks

  return AwaitingChallenge.of({
    complete: Effect.fnUntraced(function* (tokenId: AccessTokenId, userId: UserId, now: DateTime.Utc) {
      const person = Option.getOrUndefined(yield* pendingLinks.find(tokenId))
      if (person === undefined) return true
      // Checked again: between sign-in and answer another person may have been linked.
      const state = yield* linkStateOf(userId, person)
      return state === "same person" || (state === "none" && (yield* link(userId, person, false, now)))
    })
  })
})

export const awaitingChallenge = Layer.effect(AwaitingChallenge, make)
