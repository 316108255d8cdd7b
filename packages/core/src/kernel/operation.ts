/** Operations, declared without routes, statuses or other words of a transport. */
import type { Effect, Schema } from "effect"
import type { Access, Actors, Unauthenticated } from "./actor.js"
import type { FreshSignIn } from "./fresh-sign-in.js"
import type { InvalidInput, Problem } from "./problems.js"
import type { AccountLimit, RateLimit } from "./rate-limit.js"

type Codec = Schema.Schema.AnyNoContext
/** Flat on purpose: a transport can take each field from anywhere. */
type Input = Codec & { readonly fields: Schema.Struct.Fields }
/** A `Schema.TaggedError` class: its static `_tag` is what bindings are checked against. */
export type FailureClass = Codec & {
  readonly _tag: string
  readonly fields: Schema.Struct.Fields
  readonly Type: DeclaredFailure
}
/** A failure of any operation, types erased. */
export interface DeclaredFailure {
  readonly _tag: string
  readonly message: string
}

/**
 * Which people an answer shows.
 *
 * - `visible`: nobody from whom the caller is parted by a block, of either way, or who is banned or suspended.
 * - `records`: both sides of what they have agreed on, whatever has come between them since.
 * - `blocked`: whom the caller has blocked, banned or not.
 * - `oneself`: nobody but the caller.
 * - `listed`: mentors who want to be found by guests, and are neither banned nor suspended.
 */
export type PeopleShown = "visible" | "records" | "blocked" | "oneself" | "listed"
/** By the answer's own fields where it shows some so and others otherwise. */
export type ShownPeople = PeopleShown | { readonly [field: string]: PeopleShown }

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
  /** Maximum number of list items and object fields, at all depths. Default: 2,000. */
  readonly maxValues?: number
  /** Creates, or moves money or seats: a repeated call with the same idempotency key gets the first answer. */
  readonly idempotent?: boolean
  /** Name of a boolean field: if true the call changes nothing and does not use up its idempotency key. */
  readonly previewedBy?: string
  /** Publishes realtime frames, all with `except: socketId` of the call: the connection of its cause is spared. */
  readonly publishes?: boolean
  /** Of an answer with people in it; operations of admins show them everybody, and say nothing. */
  readonly showsPeople?: ShownPeople
  readonly rateLimit?: RateLimit
  /** Counted with the address limit or without one; a call must pass both. */
  readonly accountLimit?: AccountLimit
  /** Changes access to the account: the caller must have proven recently who they are. */
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
  } & (A extends "public" ? { readonly accountLimit?: never } : unknown)
): OperationSpec<A, I, S, F> => spec

/** An operation with its dotted name, such as "scheduling.holdSlots": span, operationId and SDK name. */
export type Operation = OperationSpec & { readonly name: string }
export type Operations = Readonly<Record<string, Operation>>
/** Bound for records of operations that may be an interface (those have no index signature). */
export type OperationsOf<Ops> = { readonly [K in keyof Ops]: Operation }

type Named<Specs> = { readonly [K in keyof Specs]: Specs[K] & { readonly name: string } }

/** A domain's operations, each with its dotted name. */
export const namedOperations = <Specs extends Record<string, OperationSpec>>(
  domain: string,
  specs: Specs
): Named<Specs> =>
  // `Object.fromEntries` forgets the keys; they are those of `specs`.
  Object.fromEntries(
    Object.entries(specs).map(([key, spec]) => [key, { ...spec, name: `${domain}.${key}` }])
  ) as Named<Specs>

export type Failure<Op extends OperationSpec> = Op["failures"][number]["Type"]
/** Type of one handler, for a file of its own: `Handler<typeof operations, "holdSlots">`. */
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

/** The part of `AbortSignal` that is needed, so that a host may have a lighter one. */
export interface CancelSignal {
  readonly aborted: boolean
  readonly addEventListener: (type: "abort", listener: () => void, options?: { readonly once?: boolean }) => void
  /** Called when a call has ended: without it, a signal that outlives many calls remembers all of them. */
  readonly removeEventListener?: (type: "abort", listener: () => void) => void
}

export interface CallOptions {
  /** Aborting interrupts the handler and rolls its open transaction back. */
  readonly signal?: CancelSignal
  /** A repeated call gets the first answer and has no second effect. */
  readonly idempotencyKey?: string
  /** The caller's own realtime connection, which gets no frames of this call. */
  readonly socketId?: string
  /** The client's address, if known: limits by address and device names use it. */
  readonly ip?: string
  readonly userAgent?: string
  /** "de-AT": the language of an account that the call makes. */
  readonly locale?: string
  readonly requestId?: string
}

/** The promise API: plain JSON in and out; failures are thrown. */
export type Promised<Ops extends OperationsOf<Ops>> = {
  readonly [K in keyof Ops]: (
    input: Ops[K]["input"]["Encoded"],
    options?: CallOptions
  ) => Promise<Ops[K]["success"]["Encoded"]>
}
