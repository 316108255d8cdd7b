/** Errors of favourites. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class TooManyFavourites extends Schema.TaggedError<TooManyFavourites>()("TooManyFavourites", {
  limit: Schema.Number
}) {
  override get message() {
    return `You already have ${this.limit} favourites. Remove one of them before you add another.`
  }
}
