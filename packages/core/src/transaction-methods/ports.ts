/** Ports of payout methods. A failing database is a defect, so no port has an error type for it. */
import { Context, Data, type DateTime, type Effect, type Option } from "effect"
import type { MentorId } from "../kernel/index.js"
import type { MethodTypeInUse, MethodTypeNotFound } from "./errors.js"
import type { TransactionMethodId, TransactionMethodTypeId } from "./ids.js"
import type { TransactionMethod } from "./method.js"
import type { TransactionMethodType } from "./method-type.js"

/** The slug belongs to another type. */
export class MethodTypeTaken extends Data.TaggedError("MethodTypeTaken") {}

export class TransactionMethodTypeRepository extends Context.Tag("@mentorkit/TransactionMethodTypeRepository")<
  TransactionMethodTypeRepository,
  {
    /** In the order of creation. */
    readonly list: Effect.Effect<ReadonlyArray<TransactionMethodType>>
    readonly findByType: (type: string) => Effect.Effect<Option.Option<TransactionMethodType>>
    /** Locks the type for an edit; no lock outside of a transaction. */
    readonly lock: (id: TransactionMethodTypeId) => Effect.Effect<Option.Option<TransactionMethodType>>
    /** Of parallel callers one gets the slug. After a failure the transaction has to end. */
    readonly add: (type: TransactionMethodType) => Effect.Effect<void, MethodTypeTaken>
    readonly update: (type: TransactionMethodType) => Effect.Effect<void>
    /** Never one that a method refers to, also one that is being added right now. After a failure as after `add`. */
    readonly remove: (id: TransactionMethodTypeId) => Effect.Effect<void, MethodTypeInUse>
  }
>() {}

export class TransactionMethodRepository extends Context.Tag("@mentorkit/TransactionMethodRepository")<
  TransactionMethodRepository,
  {
    /** Locks the mentor's methods for adding, deleting and changing the default; no lock outside of a transaction. */
    readonly lockAll: (mentorId: MentorId) => Effect.Effect<void>
    /** Without deleted ones, newest first. */
    readonly list: (mentorId: MentorId) => Effect.Effect<ReadonlyArray<TransactionMethod>>
    /** Any mentor's, deleted ones included. */
    readonly find: (id: TransactionMethodId) => Effect.Effect<Option.Option<TransactionMethod>>
    /** Like `find`, for many: those that exist, in no order, without duplicates. */
    readonly findMany: (ids: ReadonlyArray<TransactionMethodId>) => Effect.Effect<ReadonlyArray<TransactionMethod>>
    /**
     * The mentor's own, unless it was deleted. Until the transaction ends nobody deletes it; outside of one it locks
     * nothing.
     */
    readonly lock: (mentorId: MentorId, id: TransactionMethodId) => Effect.Effect<Option.Option<TransactionMethod>>
    /** A default replaces the former one. After a failure the transaction has to end. */
    readonly add: (method: TransactionMethod) => Effect.Effect<void, MethodTypeNotFound>
    /** Replaces the former default. */
    readonly makeDefault: (mentorId: MentorId, id: TransactionMethodId) => Effect.Effect<void>
    /** Whether a withdrawal to it is pending, approved or processing. */
    readonly hasOpenWithdrawal: (id: TransactionMethodId) => Effect.Effect<boolean>
    /** Marks it as deleted and keeps what withdrawals need. */
    readonly remove: (id: TransactionMethodId, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}
