/** What embedders use of notifications: `@mentorkit/core/notifications`. */
export { type Mail, Mailer, TextMessenger } from "./ports.js"
export { areHeaders, isOneAddress, isOneNumber, oneLine } from "./recipient.js"
