/** What the rest of core uses of dead letters (deliveries that were given up; admins see them and try again). */
export * from "./ids.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
