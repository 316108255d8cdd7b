/** Failures that any operation may answer with, because the kernel does it for all of them. */
import {
  type FailureClass,
  FreshSignInRequired,
  IdempotencyKeyInFlight,
  IdempotencyKeyReused,
  type Operation,
  TooManyRequests
} from "@mentorkit/core/kernel"

export interface BoundFailure {
  readonly failure: FailureClass
  readonly status: number
}

const stale: BoundFailure = { failure: FreshSignInRequired, status: 403 }
const inFlight: BoundFailure = { failure: IdempotencyKeyInFlight, status: 409 }
const reused: BoundFailure = { failure: IdempotencyKeyReused, status: 422 }
const tooMany: BoundFailure = { failure: TooManyRequests, status: 429 }

/** The kernel failures that this operation can meet. */
export const kernelFailures = ({
  accountLimit,
  freshSignIn,
  idempotent,
  rateLimit
}: Operation): ReadonlyArray<BoundFailure> => [
  ...(freshSignIn === undefined ? [] : [stale]),
  ...(idempotent === true ? [inFlight, reused] : []),
  ...(rateLimit === undefined && accountLimit === undefined ? [] : [tooMany])
]
