import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

/** In the address of a public image: 74 of its bits are random, so nobody finds one who was not told of it. */
export const ProfileImageId = described(
  Uuid.pipe(Schema.brand("ProfileImageId")),
  "Id of an image, out of the address that a profile tells."
)
export type ProfileImageId = typeof ProfileImageId.Type
