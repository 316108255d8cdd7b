/** What withdrawals needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type Effect, type Option } from "effect"
import type { Currency, MentorId, PageOf, PageRequest, UserId } from "../kernel/index.js"
import type { WithdrawalAlreadyOpen } from "./errors.js"
import type { WithdrawalId } from "./ids.js"
import type { WithdrawalStatus } from "./statuses.js"
import type { Withdrawal } from "./withdrawal.js"

export interface WithdrawalFilter {
  /** Null is every mentor. */
  readonly mentorId: MentorId | null
  readonly status: WithdrawalStatus | null
  readonly currency: Currency | null
}

export class WithdrawalRepository extends Context.Tag("@mentorkit/WithdrawalRepository")<
  WithdrawalRepository,
  {
    /**
     * A mentor has one open withdrawal in a currency, whatever was read before: of two parallel adds one fails. After a
     * failure the transaction has to end.
     */
    readonly add: (withdrawal: Withdrawal) => Effect.Effect<void, WithdrawalAlreadyOpen>
    readonly find: (id: WithdrawalId) => Effect.Effect<Option.Option<Withdrawal>>
    /** Locked until the transaction ends; before every balance. */
    readonly lock: (id: WithdrawalId) => Effect.Effect<Option.Option<Withdrawal>>
    /**
     * Stores `after` if the withdrawal still is in the state of `before`, and answers whether it was: one conditional
     * update, so that of two moves from one state one happens.
     */
    readonly move: (before: Withdrawal, after: Withdrawal) => Effect.Effect<boolean>
    /** The newest first. */
    readonly list: (filter: WithdrawalFilter, page: PageRequest) => Effect.Effect<PageOf<Withdrawal>>
  }
>() {}

/** Who asks for the money, and how they stand in its currency. The balance may be below zero. */
export interface Payee {
  readonly mentorId: MentorId
  readonly userId: UserId
  readonly name: string
  readonly username: string
  readonly email: string
  readonly availableMinor: bigint
  readonly inReviewMinor: bigint
  readonly withdrawnMinor: bigint
}

/** What whoever decides about a withdrawal has to know of its mentor. */
export class Payees extends Context.Tag("@mentorkit/Payees")<
  Payees,
  {
    /** One for each withdrawal, in the order asked; a fixed number of statements. */
    readonly list: (withdrawals: ReadonlyArray<Withdrawal>) => Effect.Effect<ReadonlyArray<Payee>>
  }
>() {}
