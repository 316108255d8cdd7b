import { DateTime, Effect } from "effect"
import { Settings } from "../kernel/index.js"
import { uploadHours } from "./settings.js"

/** `expiryAfter(now)`: when an upload is forgotten of which nothing more is heard. */
export const makeExpiryAfter = Effect.map(
  Settings,
  ({ get }) =>
    (now: DateTime.Utc): Effect.Effect<DateTime.Utc> =>
      Effect.map(get(uploadHours), (hours) => DateTime.add(now, { hours }))
)
