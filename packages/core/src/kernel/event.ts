/** Event types that domains declare: stored with the change, delivered after the commit. */
import { Schema } from "effect"

export interface EventType<Tag extends string = string, A = unknown, I = unknown> {
  /** "bookings.BookingPaid" */
  readonly tag: Tag
  readonly schema: Schema.Schema<A, I>
  /** Id of its subject: an ordered subscriber gets the events of one aggregate in the order of their appends. */
  readonly aggregate: (payload: A) => string
}

export type PayloadOf<E> = E extends EventType<string, infer A, infer _I> ? A : never

/** Fields added to an event later must be optional: earlier events are stored without them. */
type Field = Schema.Schema.AnyNoContext | Schema.optionalWith<Schema.Schema.AnyNoContext, { exact: true }>

/** `event("bookings.BookingPaid", { bookingId: BookingId }, ({ bookingId }) => bookingId)` */
export const event = <const Tag extends string, F extends Schema.Struct.Fields>(
  tag: Tag,
  fields: F & { readonly [K in keyof F]: Field },
  aggregate: (payload: Schema.Struct<F>["Type"]) => string
): EventType<Tag, Schema.Struct<F>["Type"], Schema.Struct<F>["Encoded"]> => ({
  tag,
  // Fields without requirements make a struct without requirements, which the compiler does not see through `F`.
  schema: Schema.Struct<F>(fields) as unknown as Schema.Schema<Schema.Struct<F>["Type"], Schema.Struct<F>["Encoded"]>,
  aggregate
})
