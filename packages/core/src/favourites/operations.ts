/** The operations of favourites. */
import { Schema } from "effect"
import { MentorId, MentorProfileNotFound, operations as named, operation, Page, pageFields } from "../kernel/index.js"
import { TooManyFavourites } from "./errors.js"
import { FavouriteCard, FavouriteResource } from "./resources.js"

export const operations = named("favourites", {
  /** Without mentors whom nobody can see at the moment; one who comes back is there again. */
  listFavourites: operation({
    access: "user",
    input: Schema.Struct({ ...pageFields() }),
    success: Schema.Struct({ favourites: Page(FavouriteCard) }),
    failures: []
  }),
  /** Whether the mentor was one or not, afterwards they are. The first moment stays. */
  addFavourite: operation({
    access: "user",
    input: Schema.Struct({ mentor_id: MentorId }),
    success: Schema.Struct({ favourite: FavouriteResource }),
    failures: [MentorProfileNotFound, TooManyFavourites]
  }),
  /** Whether the mentor was one or not, or is known at all, afterwards they are none. */
  removeFavourite: operation({
    access: "user",
    input: Schema.Struct({ mentor_id: MentorId }),
    success: Schema.Struct({}),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
