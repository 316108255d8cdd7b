import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const BookingId = Uuid.pipe(Schema.brand("BookingId"))
export type BookingId = typeof BookingId.Type
