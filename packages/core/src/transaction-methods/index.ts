/** The only door into payout methods. */
export * from "./errors.js"
export * from "./ids.js"
export * from "./input-types.js"
export * from "./method.js"
export * from "./method-type.js"
export * from "./ports.js"
