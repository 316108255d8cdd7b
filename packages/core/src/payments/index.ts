/** The only door into payments. */
export * from "./checkout.js"
export * from "./errors.js"
export * from "./events.js"
export * from "./gateway-events.js"
export * from "./ids.js"
export * from "./payment.js"
export * from "./ports.js"
export * from "./statuses.js"
