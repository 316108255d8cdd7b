/** What rows of every domain have in common. */
import { Model } from "@effect/sql"
import { Schema } from "effect"

/** timestamptz, which both drivers bring as a Date. */
export const Moment = Model.DateTimeFromDate

/** `returning 1 as one`: a row for each that the statement has changed or deleted. */
export const Changed = Schema.Struct({ one: Schema.Int })
