/** What can be asked of the product, told without routes, statuses or any other word of a transport. */
import type { Effect, Schema } from "effect"
import type { Access, Actors, Unauthenticated } from "./actor.js"
import type { FreshSignIn } from "./fresh-sign-in.js"
import type { InvalidInput, Problem } from "./problems.js"
import type { RateLimit } from "./rate-limit.js"

type Codec = Schema.Schema.AnyNoContext
/** Flat on purpose: a transport may then take each field from wherever it likes. */
type Input = Codec & { readonly fields: Schema.Struct.Fields }
/** A `Schema.TaggedError` class: its static `_tag` is what bindings are checked against. */
export type FailureClass = Codec & {
  readonly _tag: string
  readonly fields: Schema.Struct.Fields
  readonly Type: DeclaredFailure
}
/** A failure of some operation, once the types no longer say which. */
export interface DeclaredFailure {
  readonly _tag: string
  readonly message: string
}

export interface OperationSpec<
  A extends Access = Access,
  I extends Input = Input,
  S extends Codec = Codec,
  F extends ReadonlyArray<FailureClass> = ReadonlyArray<FailureClass>
> {
  readonly access: A
  readonly input: I
  readonly success: S
  readonly failures: F
  /**
   * Rules across fields. They see the input before it is decoded, since a broken field must not hide a broken rule,
   * so they take nothing for granted. Their problems are told together with those of the fields.
   */
  readonly rules?: (raw: RawInput) => ReadonlyArray<Problem>
  /** Fields that are not trimmed, such as passwords. */
  readonly verbatim?: ReadonlyArray<string>
  /** Items of lists and fields of objects that an input may have, at whatever depth; 2,000 unless told. */
  readonly mostValues?: number
  /** Creates, or moves money or seats: a repeated call with the same idempotency key answers as the first one did. */
  readonly idempotent?: boolean
  /** A field that, where it is true, makes the call change nothing: such a call leaves an idempotency key alone. */
  readonly previewedBy?: string
  readonly rateLimit?: RateLimit
  /** Decides who gets into the account from now on: whoever has the token has to have proven lately who they are. */
  readonly freshSignIn?: FreshSignIn
}
export type RawInput = Readonly<Record<string, unknown>>

export const operation = <
  A extends Access,
  I extends Input,
  S extends Codec,
  const F extends ReadonlyArray<FailureClass>
>(
  spec: OperationSpec<A, I, S, F> & {
    readonly verbatim?: ReadonlyArray<Extract<keyof I["fields"], string>>
    readonly previewedBy?: Extract<keyof I["fields"], string>
  }
): OperationSpec<A, I, S, F> => spec

/** An operation that knows its dotted name, such as "scheduling.holdSlots": its span, operationId and SDK name. */
export type Operation = OperationSpec & { readonly name: string }
export type Operations = Readonly<Record<string, Operation>>
/** Bounds a record of operations that may be an interface: those have no index signature. */
export type OperationsOf<Ops> = { readonly [K in keyof Ops]: Operation }

type Named<Specs> = { readonly [K in keyof Specs]: Specs[K] & { readonly name: string } }

export const operations = <Specs extends Record<string, OperationSpec>>(domain: string, specs: Specs): Named<Specs> =>
  // `Object.fromEntries` forgets the keys; they are those of `specs`.
  Object.fromEntries(
    Object.entries(specs).map(([key, spec]) => [key, { ...spec, name: `${domain}.${key}` }])
  ) as Named<Specs>

export type Failure<Op extends OperationSpec> = Op["failures"][number]["Type"]
/** One handler's type, for a file of its own: `Handler<typeof operations, "holdSlots">`. */
export type Handler<Ops extends OperationsOf<Ops>, K extends keyof Ops> = Handlers<Ops>[K]
export type FailureTag<Op extends OperationSpec> = Op["failures"][number]["_tag"]

/**
 * What a domain implements: a plain record of functions. Any of them may find fault with its input where only the
 * clock or the database can tell, and refuse a caller whose token has ended since; all other failures are declared.
 */
export type Handlers<Ops extends OperationsOf<Ops>> = {
  readonly [K in keyof Ops]: (
    actor: Actors[Ops[K]["access"]],
    input: Ops[K]["input"]["Type"]
  ) => Effect.Effect<Ops[K]["success"]["Type"], Failure<Ops[K]> | InvalidInput | Unauthenticated>
}

/** What is needed of an `AbortSignal`, so that a host may have a lighter one. */
export interface CancelSignal {
  readonly aborted: boolean
  readonly addEventListener: (type: "abort", listener: () => void, options?: { readonly once?: boolean }) => void
}

export interface CallOptions {
  /** Aborting interrupts the handler and rolls its open transaction back. */
  readonly signal?: CancelSignal
  /** The first answer again for a repeated call, and no second effect. */
  readonly idempotencyKey?: string
  /** Where the call comes from, if that is known: limits by address and device names count on it. */
  readonly ip?: string
  readonly userAgent?: string
  readonly requestId?: string
}

/** What a caller without Effect sees: plain JSON in, plain JSON out, failures thrown as themselves. */
export type Promised<Ops extends OperationsOf<Ops>> = {
  readonly [K in keyof Ops]: (
    input: Ops[K]["input"]["Encoded"],
    options?: CallOptions
  ) => Promise<Ops[K]["success"]["Encoded"]>
}
