/** What only the database can say stays behind the ports: in core it is a defect. */
import { SqlError } from "@effect/sql"
import { Cause, type Context, Effect, ParseResult } from "effect"

/** The database has refused a statement, or a row is not what its schema says. */
export type DatabaseError = SqlError.SqlError | ParseResult.ParseError

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof SqlError.SqlError || ParseResult.isParseError(error)

/**
 * A port's type, with what the database says allowed beside each method's own errors. A method with type parameters or
 * overloads is left as it is, since nothing in TypeScript can change the answer of one: it sees to these errors itself.
 */
export type Stored<S> = {
  readonly [K in keyof S]: S[K] extends (...args: infer Args) => Effect.Effect<infer A, infer E, infer R>
    ? ((...args: Args) => Effect.Effect<A, E, R>) extends S[K]
      ? (...args: Args) => Effect.Effect<A, E | DatabaseError, R>
      : S[K]
    : S[K] extends Effect.Effect<infer A, infer E, infer R>
      ? Effect.Effect<A, E | DatabaseError, R>
      : S[K]
}

/** The way back: the same members without these errors. */
type WithDefects<M> = {
  readonly [K in keyof M]: M[K] extends (...args: infer Args) => Effect.Effect<infer A, infer E, infer R>
    ? (...args: Args) => Effect.Effect<A, Exclude<E, DatabaseError>, R>
    : M[K] extends Effect.Effect<infer A, infer E, infer R>
      ? Effect.Effect<A, Exclude<E, DatabaseError>, R>
      : M[K]
}

const toDefect = <E>(error: E): Cause.Cause<E> => (isDatabaseError(error) ? Cause.die(error) : Cause.fail(error))

/** By its cause, so that whatever else has gone wrong at the same time is still told; free where nothing has. */
const withDefects = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.catchAllCause(effect, (cause) => Effect.failCause(Cause.flatMap(cause, toDefect)))

const memberWithDefects = (member: unknown): unknown => {
  if (Effect.isEffect(member)) return withDefects(member)
  if (typeof member !== "function") return member
  return (...args: ReadonlyArray<unknown>) => {
    const answer: unknown = member(...args)
    return Effect.isEffect(answer) ? withDefects(answer) : answer
  }
}

const allWithDefects = (members: object) =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, memberWithDefects(member)]))

/**
 * The port's implementation: a `SqlError` or a `ParseError` of these methods becomes a defect, which says as much as it
 * did as a failure. What a port declares itself stays a failure, and a defect stays one.
 */
export const repositoryOf = <I, S extends object>(_port: Context.Tag<I, S>, methods: Stored<S>): S =>
  // Here and below each member keeps its own type less these two errors, which no loop can tell the compiler.
  allWithDefects(methods) as S

/** The same for what stands behind no port of its own: a store of an adapter's inside, a sweep. */
export const withDatabaseDefects = <M extends object>(members: M): WithDefects<M> =>
  allWithDefects(members) as WithDefects<M>
