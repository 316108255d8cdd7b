import { operations } from "@mentorkit/core/search"
import { bind } from "../bind.js"

export const search = bind(operations, {
  search: {
    route: "GET /search",
    summary: "Search posts and people by words, or posts by a hashtag.",
    message: "Search results retrieved successfully.",
    serverError: "Failed to search."
  }
})
