/** What payout methods need from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, Data, type DateTime, type Effect, type Option } from "effect"
import type { MentorId } from "../kernel/index.js"
import type { MethodTypeInUse, MethodTypeNotFound } from "./errors.js"
import type { TransactionMethodId, TransactionMethodTypeId } from "./ids.js"
import type { TransactionMethod } from "./method.js"
import type { TransactionMethodType } from "./method-type.js"

/** Another type has the slug. */
export class MethodTypeTaken extends Data.TaggedError("MethodTypeTaken") {}

export class TransactionMethodTypeRepository extends Context.Tag("@mentorkit/TransactionMethodTypeRepository")<
  TransactionMethodTypeRepository,
  {
    /** In the order in which they were made. */
    readonly list: Effect.Effect<ReadonlyArray<TransactionMethodType>>
    readonly findByType: (type: string) => Effect.Effect<Option.Option<TransactionMethodType>>
    /** Whoever edits one does so after the other; outside of a transaction it locks nothing. */
    readonly lock: (id: TransactionMethodTypeId) => Effect.Effect<Option.Option<TransactionMethodType>>
    /** Of parallel callers one has the slug. After a failure the transaction has to end. */
    readonly add: (type: TransactionMethodType) => Effect.Effect<void, MethodTypeTaken>
    readonly update: (type: TransactionMethodType) => Effect.Effect<void>
    /** Never one that a method refers to, also one that is being added right now. After a failure as after `add`. */
    readonly remove: (id: TransactionMethodTypeId) => Effect.Effect<void, MethodTypeInUse>
  }
>() {}

export class TransactionMethodRepository extends Context.Tag("@mentorkit/TransactionMethodRepository")<
  TransactionMethodRepository,
  {
    /** Whoever adds, moves the default or deletes does so after the other; outside of a transaction it locks nothing. */
    readonly lockAll: (mentorId: MentorId) => Effect.Effect<void>
    /** Without what was deleted, the newest first. */
    readonly list: (mentorId: MentorId) => Effect.Effect<ReadonlyArray<TransactionMethod>>
    /** Whosever it is, also one that was deleted. */
    readonly find: (id: TransactionMethodId) => Effect.Effect<Option.Option<TransactionMethod>>
    /** As `find`: those that exist, in no particular order; duplicates collapse. */
    readonly findMany: (ids: ReadonlyArray<TransactionMethodId>) => Effect.Effect<ReadonlyArray<TransactionMethod>>
    /**
     * The mentor's own, unless it was deleted. Until the transaction ends nobody deletes it; outside of one it locks
     * nothing.
     */
    readonly lock: (mentorId: MentorId, id: TransactionMethodId) => Effect.Effect<Option.Option<TransactionMethod>>
    /** A default takes the place of the one before. After a failure the transaction has to end. */
    readonly add: (method: TransactionMethod) => Effect.Effect<void, MethodTypeNotFound>
    /** It takes the place of the default before, if there is one. */
    readonly makeDefault: (mentorId: MentorId, id: TransactionMethodId) => Effect.Effect<void>
    /** Whether money is on its way to it: a withdrawal that is pending, approved or processing. */
    readonly hasOpenWithdrawal: (id: TransactionMethodId) => Effect.Effect<boolean>
    /** Keeps what a withdrawal refers to, and marks it as deleted. */
    readonly remove: (id: TransactionMethodId, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}
