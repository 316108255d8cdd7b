/** The only door into social sign-in. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { OAuth } from "./service.js"

export { awaitingChallenge } from "./awaiting-challenge.js"
export * from "./errors.js"
export * from "./events.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./profile.js"
export * from "./provider.js"
export { OAuthProviderFailure } from "./refusal.js"
export * from "./service.js"
export * from "./settings.js"
export * from "./state.js"
export * from "./sweeps.js"

export const oauth = domain<Operations, OAuth>(operations, OAuth)
