/** The only door into passkeys. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Passkeys } from "./service.js"

export { accountPasskeys } from "./account-passkeys.js"
export { passkeyAssertions } from "./assertions.js"
export * from "./ceremony-data.js"
export { challengeLife } from "./challenges.js"
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./passkey.js"
export * from "./ports.js"
export { loggedRefusal } from "./refusal.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
export * from "./sweeps.js"

export const passkeys = domain<Operations, Passkeys>(operations, Passkeys)
