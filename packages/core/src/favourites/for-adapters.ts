/** What adapters and hosts use of favourites beside its public door: `@mentorkit/core/favourites/ports`. */
export type { BookmarkFacts, Favourite, FavouriteMentor } from "./favourite.js"
export * from "./ports.js"
