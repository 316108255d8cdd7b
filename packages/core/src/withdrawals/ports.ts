/** Ports of withdrawals. A failing database is a defect, so no port has an error type for it. */
import { Context, type Effect, type Option } from "effect"
import { type Currency, listOrder, type MentorId, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { WithdrawalAlreadyOpen } from "./errors.js"
import type { WithdrawalId } from "./ids.js"
import type { WithdrawalStatus } from "./statuses.js"
import type { Withdrawal } from "./withdrawal.js"

export interface WithdrawalFilter {
  /** Null: every mentor. */
  readonly mentorId: MentorId | null
  readonly status: WithdrawalStatus | null
  readonly currency: Currency | null
}

/** The newest withdrawals first. */
export const newestWithdrawals = listOrder("withdrawals", { createdAt: "moment desc", id: "uuid desc" })

export class WithdrawalRepository extends Context.Tag("@mentorkit/WithdrawalRepository")<
  WithdrawalRepository,
  {
    /**
     * A mentor has one open withdrawal in a currency, whatever was read before: of two parallel adds one fails. After a
     * failure the transaction has to end.
     */
    readonly add: (withdrawal: Withdrawal) => Effect.Effect<void, WithdrawalAlreadyOpen>
    readonly find: (id: WithdrawalId) => Effect.Effect<Option.Option<Withdrawal>>
    /** Locks it until the transaction ends; before every balance. */
    readonly lock: (id: WithdrawalId) => Effect.Effect<Option.Option<Withdrawal>>
    /**
     * Stores `after` if the withdrawal still is in the state of `before`, and answers whether it was: one conditional
     * update, so that of two moves from one state one happens.
     */
    readonly move: (before: Withdrawal, after: Withdrawal) => Effect.Effect<boolean>
    /** Newest first. */
    readonly list: (filter: WithdrawalFilter, page: PageRequest) => Effect.Effect<PageOf<Withdrawal>>
  }
>() {}

/** The mentor and their balance in the withdrawal's currency, which may be negative. */
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

/** Mentor facts for the deciding admin. */
export class Payees extends Context.Tag("@mentorkit/Payees")<
  Payees,
  {
    /** One for each withdrawal, in the given order; a fixed number of statements. */
    readonly list: (withdrawals: ReadonlyArray<Withdrawal>) => Effect.Effect<ReadonlyArray<Payee>>
  }
>() {}
