export * from "./mentorkit.js"
