/** Gathers the handlers of favourites, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { addFavourite } from "./use-cases/add-favourite.js"
import { listFavourites } from "./use-cases/list-favourites.js"
import { removeFavourite } from "./use-cases/remove-favourite.js"

export class Favourites extends Context.Tag("@mentorkit/Favourites")<Favourites, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Favourites, Effect.all({ listFavourites, addFavourite, removeFavourite }))
}
