/** The only door into profiles. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Profiles } from "./service.js"

export * from "./approval.js"
export * from "./errors.js"
export * from "./events.js"
export * from "./hourly-rate.js"
export * from "./ids.js"
export * from "./mentor-profile.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./public-profile.js"
export * from "./read-private-profile.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./statuses.js"

export const profiles = domain<Operations, Profiles>(operations, Profiles)
