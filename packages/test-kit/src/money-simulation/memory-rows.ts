/** Rows of the database in memory, in the orders in which they are asked for. */

import type { Payment } from "@mentorkit/core/payments/ports"
import { type DateTime, Option } from "effect"

export const valuesOf = <A>(rows: ReadonlyMap<string, A>) => [...rows.values()]
export const firstOf = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
export const oldestFirst = <A extends { readonly id: string }>(rows: ReadonlyArray<A>) =>
  [...rows].sort((one, other) => (one.id < other.id ? -1 : 1))
export const newestFirst = <A extends { readonly id: string }>(rows: ReadonlyArray<A>) => oldestFirst(rows).reverse()
export const latestPaidFirst = (rows: ReadonlyArray<Payment>) =>
  newestFirst(rows).sort((one, other) => (other.paidAt?.epochMillis ?? 0) - (one.paidAt?.epochMillis ?? 0))
export const isDue = ({ dueAt }: { readonly dueAt: number }, now: DateTime.Utc) => dueAt <= now.epochMillis
