import { Effect, Layer } from "effect"
import { SharedSessions } from "../connections/index.js"
import { BookingRepository } from "./ports.js"

/** For connections: whoever blocks somebody is told what the two have still agreed on. */
export const sharedSessions = Layer.effect(
  SharedSessions,
  Effect.map(BookingRepository, ({ countOpenBetween }) => ({ countOpen: countOpenBetween }))
)
