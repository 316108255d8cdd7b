/** Implements identity's port for passkeys. */
import { DateTime, Effect, Layer } from "effect"
import { AccountPasskeys } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { PasskeyRepository } from "./ports.js"

export const accountPasskeys = Layer.effect(
  AccountPasskeys,
  Effect.map(PasskeyRepository, (passkeys) => ({
    removeAddedSince: Effect.fnUntraced(function* (userId: UserId, since: DateTime.Utc) {
      const all = yield* passkeys.list(userId)
      const recent = all.filter(({ createdAt }) => DateTime.greaterThanOrEqualTo(createdAt, since))
      yield* Effect.forEach(recent, ({ id }) => passkeys.remove(id, userId))
      return recent.length
    })
  }))
)
