/** The only door into the search of mentors. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { MentorSearch } from "./service.js"

export * from "./listed-mentor.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./search-words.js"
export * from "./service.js"
export * from "./settings.js"

export const mentorSearch = domain<Operations, MentorSearch>(operations, MentorSearch)
