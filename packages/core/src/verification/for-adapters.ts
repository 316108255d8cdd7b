/** What adapters and hosts use of verification beside its public door: `@mentorkit/core/verification/ports`. */
export { DocumentContentType, type VerificationDocument } from "./document.js"
export * from "./ports.js"
