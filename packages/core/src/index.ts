export { admit } from "./admit.js"
export * from "./mentorkit.js"
export { services } from "./services.js"
export { stack } from "./stack.js"
