export * from "./mentorkit.js"
export { subscriptions } from "./reactions.js"
export { sweeps } from "./sweeps.js"
