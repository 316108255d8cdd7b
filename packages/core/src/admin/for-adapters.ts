/** What adapters and hosts use of admin beside its public door: `@mentorkit/core/admin/ports`. */
export { appointAdmin } from "./appoint-admin.js"
export * from "./ports.js"
