/** The operations of favourites. */
import { Schema } from "effect"
import {
  described,
  MentorId,
  MentorProfileNotFound,
  namedOperations,
  operation,
  Page,
  pageFields
} from "../kernel/index.js"
import { TooManyFavourites } from "./errors.js"
import { newestFavourites } from "./ports.js"
import { FavouriteCard, FavouriteResource } from "./resources.js"

export const operations = namedOperations("favourites", {
  /** Leaves out mentors who are not visible at the moment; they are listed again when they are. */
  listFavourites: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ ...pageFields(newestFavourites) }),
    success: Schema.Struct({ favourites: Page(FavouriteCard) }),
    failures: []
  }),
  /** Idempotent: a mentor who is a favourite already keeps the first moment. */
  addFavourite: operation({
    access: "user",
    input: Schema.Struct({ mentor_id: MentorId }),
    success: Schema.Struct({ favourite: described(FavouriteResource, "The favourite, new or not.") }),
    failures: [MentorProfileNotFound, TooManyFavourites]
  }),
  /** Idempotent: also a success where the mentor was no favourite, or is unknown. */
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
