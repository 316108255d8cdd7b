/** The only door into profile media. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { ProfileMedia } from "./service.js"

export * from "./errors.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./profile-image.js"
export * from "./service.js"
export * from "./settings.js"

export const profileMedia = domain<Operations, ProfileMedia>(operations, ProfileMedia)
