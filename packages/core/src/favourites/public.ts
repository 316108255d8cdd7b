/** What embedders use of favourites: `@mentorkit/core/favourites`. */
export * from "./errors.js"
export { type Bookmark, type BookmarkFacts, bookmark, maxFavourites } from "./favourite.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
