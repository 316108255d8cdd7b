/** What adapters and hosts use of favourites beside its public door: `@mentorkit/core/favourites/ports`. */
export type { Favourite, FavouriteMentor, Standing } from "./favourite.js"
export * from "./ports.js"
