import { Effect } from "effect"
import { Settings } from "../kernel/index.js"
import { DirectoryClosed } from "./errors.js"
import { isPublic } from "./settings.js"

/** Fails where guests are to find nobody. */
export const makeCheckOpen = Effect.map(Settings, (settings) =>
  Effect.flatMap(settings.get(isPublic), (isOpen) => (isOpen ? Effect.void : new DirectoryClosed()))
)
