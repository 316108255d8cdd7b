import { Effect } from "effect"
import { logOfCall } from "../kernel/index.js"
import { CeremonyRefused } from "./ports.js"

/** Logs the reason, which the answer does not give. */
export const logCeremonyRefused =
  (message: string) =>
  (failure: object): Effect.Effect<void> =>
    failure instanceof CeremonyRefused ? logOfCall(Effect.logInfo(message), { reason: failure.reason }) : Effect.void
