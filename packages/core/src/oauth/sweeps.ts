/** Removes states that nobody came back with. */
import { DateTime, Effect } from "effect"
import type { Sweep } from "../kernel/index.js"
import { OAuthStateRepository } from "./ports.js"

const batch = 1000

export const oauthSweeps = Effect.map(
  OAuthStateRepository,
  (states): ReadonlyArray<Sweep> => [
    {
      name: "oauth.forgetExpiredStates",
      cron: "*/15 * * * *",
      run: Effect.flatMap(DateTime.now, (now) => states.forgetExpired(now, batch))
    }
  ]
)
