/** What the rest of core uses of personal data (what is stored about a person, to take along or to have erased). */
export * from "./errors.js"
export * from "./events.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./service.js"
export * from "./settings.js"
