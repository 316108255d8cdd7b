/** What a call answers: a success with its data, or one of the failures that the operation declares. Nothing is thrown. */

export interface Success<Data> {
  readonly ok: true
  readonly status: number
  /** The server's sentence for people; empty of a call whose answer other clients read too. */
  readonly message: string
  readonly data: Data
  readonly requestId: string | null
}

/** One declared failure, told apart by its code (the header `X-Error-Code`). */
export interface Failure<Code extends string = string, Status extends number = number, Data = unknown> {
  readonly code: Code
  readonly status: Status
  readonly message: string
  readonly data: Data
}

/** No answer came, or none of ours: the network, a proxy, a page of HTML. `status` is 0 where nothing came at all. */
export type NetworkFailure = Failure<"NetworkFailure", number, { readonly cause: unknown }>
/** The caller's own `signal` or time limit ended the call; the server may have done its part. */
export type Aborted = Failure<"Aborted", 0, { readonly cause: unknown }>

export interface Failed<Error> {
  readonly ok: false
  readonly error: Error | NetworkFailure | Aborted
  readonly requestId: string | null
  /** Seconds after which another try is worth it, where the host says so. */
  readonly retryAfter?: number
}

export type Result<Data, Error> = Success<Data> | Failed<Error>

/** Thrown by `unwrap` and by iterating over pages; carries the failure. */
export class MentorkitError extends Error {
  readonly code: string
  readonly status: number
  readonly data: unknown
  readonly requestId: string | null

  constructor({ error, requestId }: Failed<Failure>) {
    super(error.message)
    this.name = "MentorkitError"
    this.code = error.code
    this.status = error.status
    this.data = error.data
    this.requestId = requestId
  }
}

/** The data of a success; throws a `MentorkitError` for a failure. */
export const unwrap = <Data>(result: Result<Data, Failure>): Data => {
  if (result.ok) return result.data
  throw new MentorkitError(result)
}
