/** Errors of favourites. The message is for people; the tag is for programs. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export class TooManyFavourites extends Schema.TaggedError<TooManyFavourites>()("TooManyFavourites", {
  limit: described(Schema.Number, "How many favourites a person can have.", 500)
}) {
  override get message() {
    return `You already have ${this.limit} favourites. Remove one of them before you add another.`
  }
}
