/** The only door into notifications. */
export * from "./ports.js"
