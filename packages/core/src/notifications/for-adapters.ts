/** What adapters and hosts use of notifications beside its public door: `@mentorkit/core/notifications/ports`. */
export * from "./digest-ports.js"
export { type FanOut, FanOutState, type NewFanOut } from "./fan-out.js"
export { NotificationId, notificationIdOf } from "./ids.js"
export { pageAt, pageDescriptions } from "./links.js"
export type { InboxCounts, NewNotification, Notification, Tab } from "./notification.js"
export { countOf, emptyInbox, RecipientRole } from "./notification.js"
export * from "./ports.js"
export { Digest, nothingChosen, type Preferences } from "./preferences.js"
