/** The only door into dead letters: deliveries that were given up, for admins to see and try again. */
export * from "./ids.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
