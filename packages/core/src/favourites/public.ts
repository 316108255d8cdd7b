/** What embedders use of favourites: `@mentorkit/core/favourites`. */
export * from "./errors.js"
export { type Bookmark, bookmark, maxFavourites, type Standing } from "./favourite.js"
export * from "./operations.js"
export { FavouriteCard, FavouriteResource } from "./resources.js"
export * from "./service.js"
