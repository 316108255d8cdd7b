export * from "./mentorkit.js"
export { services } from "./services.js"
export { stack } from "./stack.js"
