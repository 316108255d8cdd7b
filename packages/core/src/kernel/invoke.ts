/** The only way to call a handler, for every transport: authorize, clean, decode, run, encode. */
import { type Context, Effect, Either, Exit } from "effect"
import { isNonEmptyReadonlyArray } from "effect/Array"
import { type AccessDenied, type Actors, authorize, type Caller } from "./actor.js"
import { CallContext } from "./call-context.js"
import { limitByAccount, limitByAddress } from "./call-limits.js"
import { cleanInput } from "./clean-input.js"
import { decoder, encoder } from "./codec.js"
import { type FreshSignInRequired, requireFreshSignIn } from "./fresh-sign-in.js"
import { type IdempotencyKeyInFlight, type IdempotencyKeyReused, IdempotencyStore } from "./idempotency.js"
import { inputBoundsOf } from "./input-bounds.js"
import type { DeclaredFailure, Operation, Operations, RawInput } from "./operation.js"
import { pageProblems } from "./page.js"
import { InvalidInput, inOrder, type Problem, problemsOf } from "./problems.js"
import type { RateLimiter, TooManyRequests } from "./rate-limit.js"
import { Secrets } from "./secrets.js"
import type { Settings } from "./settings.js"

export type InvokeError =
  | AccessDenied
  | InvalidInput
  | FreshSignInRequired
  | TooManyRequests
  | IdempotencyKeyReused
  | IdempotencyKeyInFlight
  | DeclaredFailure

export type Invoke<R> = (caller: Caller, input: unknown) => Effect.Effect<unknown, InvokeError, R>

export type ErasedHandler = (
  actor: Actors[Operation["access"]],
  input: unknown
) => Effect.Effect<unknown, DeclaredFailure | InvalidInput>
/** What an embedder has around the handler of an operation, by its name; the handler itself where there is nothing. */
export type WrapHandler = (name: string, handler: ErasedHandler) => ErasedHandler

const isRecord = (value: unknown): value is RawInput => typeof value === "object" && value !== null

/** Decodes an input, or reports all its problems at once. */
const inputDecoder = (operation: Operation) => {
  const { input, rules, verbatim } = operation
  const bounds = inputBoundsOf(operation)
  const decode = decoder(input)
  const fields = Object.keys(input.fields)
  const broken = (value: RawInput, isDecoded: boolean): ReadonlyArray<Problem> => {
    try {
      return rules?.(value) ?? []
    } catch (error) {
      // A rule that throws on a badly typed value adds nothing to that value's own problem.
      if (isDecoded) throw error
      return []
    }
  }
  return (raw: unknown): Either.Either<unknown, InvalidInput> => {
    const { problems, value } = cleanInput(raw, bounds, verbatim)
    const decoded = decode(value)
    const found = inOrder(fields, [
      ...problems,
      ...(Either.isLeft(decoded) ? problemsOf(decoded.left.issue) : []),
      ...(isRecord(value) ? [...pageProblems(input.fields, value), ...broken(value, Either.isRight(decoded))] : [])
    ])
    return isNonEmptyReadonlyArray(found)
      ? Either.left(new InvalidInput({ problems: found }))
      : Either.mapLeft(
          decoded,
          () => new InvalidInput({ problems: [{ path: [], message: "The given data was invalid." }] })
        )
  }
}

/** Services that every operation needs. */
export type KernelServices = IdempotencyStore | RateLimiter | Secrets | Settings

const isPreview = ({ previewedBy }: Operation, input: unknown): boolean =>
  previewedBy !== undefined && isRecord(input) && input[previewedBy] === true

/** Guests have no account, and no operation that is for them has such a limit: `operation` does not compile. */
const countOf = ({ accountLimit }: Operation, caller: Caller) =>
  accountLimit === undefined || caller._tag === "Guest" ? Effect.void : limitByAccount(caller.userId, accountLimit)

/** Runs `work` once for each idempotency key. Without a key, or for a guest, it just runs. */
const once = Effect.fnUntraced(function* <R>(
  operation: Operation,
  caller: Caller,
  input: unknown,
  work: Effect.Effect<unknown, InvokeError, R>
) {
  const { idempotencyKey } = yield* CallContext
  if (idempotencyKey === null || caller._tag === "Guest") return yield* work
  const store = yield* IdempotencyStore
  const scope = { userId: caller.userId, operation: operation.name, key: idempotencyKey }
  // Cleaned, so that depth is bounded; two spellings of nothing are one request.
  const cleaned = JSON.stringify(cleanInput(input, inputBoundsOf(operation), operation.verbatim).value)
  // Keyed: what is kept of a card's number must not be found by trying, nor that of a password.
  const [current, ...previous] = yield* (yield* Secrets).derivations(`idempotency:${cleaned}`)
  // A call that was first sent before the host's secret was changed is known by the fingerprint of then.
  const state = yield* previous.reduce(
    (start, fingerprint) => Effect.catchTag(start, "IdempotencyKeyReused", () => store.start(scope, fingerprint)),
    store.start(scope, current)
  )
  if (state._tag === "Done") return state.result
  const result = yield* Effect.onExit(work, (exit) =>
    Exit.isSuccess(exit) ? Effect.void : store.release(scope, state.token)
  )
  yield* store.finish(scope, state.token, result)
  return result
})

interface ErasedDomain<R> {
  readonly operations: Operations
  // biome-ignore lint/suspicious/noExplicitAny: what the service holds is erased here; `handle` below says why that is safe
  readonly service: Context.Tag<R, any>
}

/** Erases a domain's types into functions by dotted name. Codecs are compiled once, not for each call. */
export const invokers = <R>(
  { operations, service }: ErasedDomain<R>,
  wrap: WrapHandler = (_name, handler) => handler
): ReadonlyArray<readonly [name: string, invoke: Invoke<R | KernelServices>]> =>
  Object.entries(operations).map(([key, operation]) => {
    const decode = inputDecoder(operation)
    const encode = encoder(operation.success)
    const handle = Effect.fnUntraced(function* (actor: Actors[Operation["access"]], input: unknown) {
      // The one cast of the kernel: `authorize` and `decode` have just established what `Handlers` promises.
      const handler = (yield* service)[key] as ErasedHandler
      return yield* encode(yield* wrap(operation.name, handler)(actor, input))
    })
    const invoke: Invoke<R | KernelServices> = Effect.fnUntraced(function* (caller, raw) {
      const actor = yield* authorize(operation.access, caller)
      if (operation.freshSignIn !== undefined) yield* requireFreshSignIn(caller, operation.freshSignIn)
      if (operation.rateLimit !== undefined) yield* limitByAddress(operation.name, operation.rateLimit)
      const isPreviewed = isPreview(operation, raw)
      // What is invalid, replayed or only previewed takes nothing of the account's limit: it makes nothing.
      const count = isPreviewed ? Effect.void : countOf(operation, caller)
      const work = Effect.flatMap(decode(raw), (input) => Effect.zipRight(count, handle(actor, input)))
      return yield* operation.idempotent === true && !isPreviewed ? once(operation, caller, raw, work) : work
    })
    return [operation.name, invoke]
  })
