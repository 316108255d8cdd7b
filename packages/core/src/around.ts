/** Embedders' own code around operations of ours: rules of their own, or rows of their own in the same transaction. */
import { Cause, Effect, Schema } from "effect"
import { awaited, awaitedInUnit } from "./joining.js"
import {
  type Actors,
  type ErasedHandler,
  type Operation,
  type OperationSpec,
  type OperationsOf,
  UnitOfWork
} from "./kernel/index.js"
import { refusalsOfAny } from "./refusals.js"
import { refusalOrValue } from "./thrown.js"

export interface AroundCall<Op extends OperationSpec> {
  readonly actor: Actors[Op["access"]]
  readonly input: Op["input"]["Type"]
  /** The operation itself, with this input or another. Throws its refusals. */
  readonly next: (input?: Op["input"]["Type"]) => Promise<Op["success"]["Type"]>
}

/** By operation. Each answers what the operation answers; it may throw any refusal that the operation declares. */
export type Wrappers<Ops extends OperationsOf<Ops>> = {
  readonly [K in keyof Ops]?: (call: AroundCall<Ops[K]>) => Promise<Ops[K]["success"]["Type"]>
}

/** One operation with what stands around it, types erased. */
export interface Around {
  readonly operation: Operation
  readonly wrap: (handler: ErasedHandler) => ErasedHandler
}

type ErasedWrapper = (call: {
  readonly actor: unknown
  readonly input: unknown
  readonly next: (input?: unknown) => Promise<unknown>
}) => Promise<unknown>
type Run = typeof awaited

/** Thrown by the wrapper itself or by a call in it: a refusal of this operation, or a fault. */
const refusingBy = ({ failures }: Operation) => {
  const isDeclared = Schema.is(Schema.Union(...failures, ...refusalsOfAny))
  return (work: Effect.Effect<unknown, unknown>) =>
    Effect.catchAllCause(work, (cause) => {
      const error = Cause.squash(cause)
      return isDeclared(error) ? Effect.fail(error) : Effect.orDie(Effect.failCause(cause))
    })
}

const wrapWith = (operation: Operation, wrapper: ErasedWrapper, run: Run): Around["wrap"] => {
  const refusing = refusingBy(operation)
  return (handler) => (actor, input) => {
    const work = run(async (join) => {
      const next = async (changed: unknown = input) => refusalOrValue(await join(handler(actor, changed)))
      const answer = await wrapper({ actor, input, next })
      if (answer === undefined)
        throw new Error(`What stands around ${operation.name} answers nothing. Let it return what next() answers.`)
      return answer
    })
    return refusing(work)
  }
}

const inTransaction =
  (wrap: Around["wrap"]): Around["wrap"] =>
  (handler) =>
  (actor, input) =>
    // The handlers' type has no room for a service; every kit with repositories has this one.
    Effect.flatMap(UnitOfWork, ({ transact }) => transact(wrap(handler)(actor, input))) as ReturnType<ErasedHandler>

/** Of a domain, whose operations are all that is asked of it. */
interface WithOperations<Ops> {
  readonly operations: Ops
}

const aroundEach = <Ops extends OperationsOf<Ops>>(
  { operations }: WithOperations<Ops>,
  wrappers: Wrappers<Ops>,
  toWrap: (operation: Operation, wrapper: ErasedWrapper) => Around["wrap"]
): ReadonlyArray<Around> =>
  Object.entries(wrappers).map(([key, wrapper]) => {
    if (!Object.hasOwn(operations, key)) throw new Error(`There is no operation ${key} to stand around.`)
    const operation = operations[key as keyof Ops]
    if (typeof wrapper !== "function") throw new Error(`What is to stand around ${operation.name} is no function.`)
    return { operation, wrap: toWrap(operation, wrapper as ErasedWrapper) }
  })

/**
 * `around(domains.bookings, { createBooking: async ({ actor, input, next }) => … })`: around operations, beside their
 * transactions. What it throws before `next` keeps the operation from being done; after it, that is too late.
 */
export const around = <Ops extends OperationsOf<Ops>>(
  domain: WithOperations<Ops>,
  wrappers: Wrappers<Ops>
): ReadonlyArray<Around> => aroundEach(domain, wrappers, (operation, wrapper) => wrapWith(operation, wrapper, awaited))

/**
 * The same with one transaction around all: what it throws undoes the operation, and its own rows are committed with it
 * or not at all. It may run again after a deadlock, and should wait for nothing but the database.
 */
export const aroundInTransaction = <Ops extends OperationsOf<Ops>>(
  domain: WithOperations<Ops>,
  wrappers: Wrappers<Ops>
): ReadonlyArray<Around> =>
  aroundEach(domain, wrappers, (operation, wrapper) => inTransaction(wrapWith(operation, wrapper, awaitedInUnit)))
