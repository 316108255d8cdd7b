/** Which failures an operation may be answered with, and with which statuses: for the answers and for the contract alike. */
import {
  type AccessDenied,
  type FailureClass,
  FreshSignInRequired,
  IdempotencyKeyInFlight,
  IdempotencyKeyReused,
  type Operation,
  TooManyRequests
} from "@mentorkit/core/kernel"
import { refusals } from "@mentorkit/core/kernel/ports"
import type { Endpoint } from "../endpoint.js"

export interface BoundFailure {
  readonly failure: FailureClass
  readonly status: number
}

export const refusalStatus: { readonly [Tag in AccessDenied["_tag"]]: number } = {
  Unauthenticated: 401,
  Forbidden: 403,
  TwoFactorRequired: 403,
  MentorProfileNotFound: 404
}

/** What callers are refused with before the operation runs. */
export const refusalsOf = ({ operation }: Endpoint): ReadonlyArray<BoundFailure> =>
  refusals[operation.access].map((failure) => ({ failure, status: refusalStatus[failure._tag] }))

const stale: BoundFailure = { failure: FreshSignInRequired, status: 403 }
const inFlight: BoundFailure = { failure: IdempotencyKeyInFlight, status: 409 }
const reused: BoundFailure = { failure: IdempotencyKeyReused, status: 422 }
const tooMany: BoundFailure = { failure: TooManyRequests, status: 429 }

/** What the kernel does for all operations, where this one asks for it. */
const kernelFailures = ({
  accountLimit,
  freshSignIn,
  idempotent,
  rateLimit
}: Operation): ReadonlyArray<BoundFailure> => [
  ...(freshSignIn === undefined ? [] : [stale]),
  ...(idempotent === true ? [inFlight, reused] : []),
  ...(rateLimit === undefined && accountLimit === undefined ? [] : [tooMany])
]

/** The operation's own failures, and those that the kernel may answer in its place. */
export const failuresOf = ({ failures, operation }: Endpoint): ReadonlyArray<BoundFailure> => {
  // A binding names a status for every declared failure; `bind` has seen to it.
  const own = operation.failures.map((one) => ({ failure: one, status: failures[one._tag] ?? 500 }))
  const tags = new Set(own.map((one) => one.failure._tag))
  return [...own, ...kernelFailures(operation).filter((one) => !tags.has(one.failure._tag))]
}
