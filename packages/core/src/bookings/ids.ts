import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const BookingId = described(Uuid.pipe(Schema.brand("BookingId")), "Id of a booking.")
export type BookingId = typeof BookingId.Type
