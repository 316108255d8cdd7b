/** What embedders use of notifications: `@mentorkit/core/notifications`. */
export * from "./errors.js"
export { type FrontendPage, FrontendPaths } from "./links.js"
export * from "./operations.js"
export { type Mail, Mailer, TextMessenger } from "./ports.js"
export * from "./preference-resources.js"
export { areHeaders, isOneAddress, isOneNumber, oneLine } from "./recipient.js"
export * from "./resources.js"
export * from "./service.js"
