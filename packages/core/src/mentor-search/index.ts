/** What the rest of core uses of the search of mentors. */
export * from "./listed-mentor.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./search-words.js"
export * from "./service.js"
export * from "./settings.js"
export * from "./to-resource.js"
