import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

/** In the address of a public image: 74 of its bits are random, so nobody finds one who was not told of it. */
export const ProfileImageId = Uuid.pipe(Schema.brand("ProfileImageId"))
export type ProfileImageId = typeof ProfileImageId.Type
