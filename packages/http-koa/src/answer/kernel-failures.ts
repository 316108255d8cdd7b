/** Failures that any operation may answer with, because the kernel does it for all of them. */
import {
  type FailureClass,
  IdempotencyKeyInFlight,
  IdempotencyKeyReused,
  type Operation,
  TooManyRequests
} from "@mentorkit/core/kernel"

export interface BoundFailure {
  readonly failure: FailureClass
  readonly status: number
}

const inFlight: BoundFailure = { failure: IdempotencyKeyInFlight, status: 409 }
const reused: BoundFailure = { failure: IdempotencyKeyReused, status: 422 }
const tooMany: BoundFailure = { failure: TooManyRequests, status: 429 }

/** Those that this operation can meet. */
export const kernelFailures = ({ idempotent, rateLimit }: Operation): ReadonlyArray<BoundFailure> => [
  ...(idempotent === true ? [inFlight, reused] : []),
  ...(rateLimit === undefined ? [] : [tooMany])
]
