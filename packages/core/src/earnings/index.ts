/** The only door into earnings. */
export * from "./ids.js"
export * from "./ledger.js"
export * from "./ports.js"
