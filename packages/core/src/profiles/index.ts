/** The only door into profiles. */
export * from "./errors.js"
export * from "./ids.js"
export * from "./mentor-profile.js"
export * from "./ports.js"
export * from "./statuses.js"
