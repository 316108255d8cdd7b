/** What people have chosen about being seen, for realtime channels. */
import { Effect, Layer } from "effect"
import { PresenceChoices } from "../broadcasting/index.js"
import { NotificationPreferenceRepository } from "./ports.js"
import { nothingChosen } from "./preferences.js"

export const presenceChoices = Layer.effect(
  PresenceChoices,
  Effect.map(NotificationPreferenceRepository, ({ findMany }) => ({
    showsPresence: (userId) =>
      Effect.map(findMany([userId]), (chosen) => (chosen.get(userId) ?? nothingChosen).showsPresence)
  }))
)
