/** Refusals and faults, for those who catch them. */
import * as domains from "./domains.js"
import {
  AccessDenied,
  type DeclaredFailure,
  FreshSignInRequired,
  IdempotencyKeyInFlight,
  IdempotencyKeyReused,
  InvalidInput,
  type Operation,
  TooManyRequests
} from "./kernel/index.js"
import { wasRefused } from "./thrown.js"

/** What any operation may be refused with, whatever it declares. */
export const refusalsOfAny = [
  ...AccessDenied.members,
  FreshSignInRequired,
  IdempotencyKeyInFlight,
  IdempotencyKeyReused,
  InvalidInput,
  TooManyRequests
]

const classes: ReadonlySet<unknown> = new Set<unknown>([
  ...refusalsOfAny,
  ...Object.values<{ readonly operations: Readonly<Record<string, Operation>> }>(domains).flatMap(({ operations }) =>
    Object.values(operations).flatMap(({ failures }) => failures)
  )
])

/**
 * Whether something was refused: a declared failure of an operation, with `_tag` and `message`. All else is a fault, whatever
 * it looks like: errors of other libraries have a `_tag`, too, and so may what an effect of yours fails with.
 */
export const isRefusal = (error: unknown): error is Error & DeclaredFailure =>
  // What operations of an embedder's own declare is known by having been thrown by one.
  error instanceof Error && (classes.has(error.constructor) || wasRefused(error))
