export * from "./mentorkit.js"
export { services } from "./services.js"
