/** What the rest of core uses of reports (content that people have reported). */
export * from "./errors.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./report.js"
export * from "./resources.js"
export * from "./service.js"
