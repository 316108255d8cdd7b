import { Effect } from "effect"
import { logOfCall } from "../kernel/index.js"
import { CeremonyRefused } from "./ports.js"

/** Tells the log why, since the answer does not tell anybody. */
export const logCeremonyRefused =
  (message: string) =>
  (failure: object): Effect.Effect<void> =>
    failure instanceof CeremonyRefused ? logOfCall(Effect.logInfo(message), { reason: failure.reason }) : Effect.void
