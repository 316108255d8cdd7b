/** Who takes part in a history, what there is to buy in it, and small things that every actor needs. */
import { type Admin, Currency, type Mentor, type User, UserId } from "@mentorkit/core/kernel"
import type { Purpose } from "@mentorkit/core/payments"
import type { Effect } from "effect"
import type { Facts } from "./facts.js"

export interface Offer {
  readonly id: string
  readonly purpose: Purpose
  readonly mentor: Mentor
  readonly buyer: User
  readonly currency: Currency
}

/** What a history is played on. */
export interface Subject {
  readonly buyers: ReadonlyArray<User>
  readonly mentors: ReadonlyArray<Mentor>
  readonly admin: Admin
  /** Whether two things can truly happen at once. */
  readonly canRace: boolean
  readonly facts: Effect.Effect<Facts>
  /** What waits for the relay, the oldest first. */
  readonly outbox: Effect.Effect<
    ReadonlyArray<{ readonly id: string; readonly type: string; readonly payload: unknown }>
  >
}

export interface Stage extends Subject {
  /** Grows. */
  readonly offers: Array<Offer>
  /** As they were after the step before. */
  facts0: Facts
  /** Events whose deliveries have arrived or are dead. */
  readonly delivered: Set<string>
  /** Since when deliveries that have not arrived have failed, by event. */
  readonly failing: Map<string, number>
}

export const nth = <A>(list: ReadonlyArray<A>, n: number): A | undefined => list[n % Math.max(1, list.length)]
export const nthOf = <A>(list: ReadonlyArray<A>, n: number): A => {
  const found = nth(list, n)
  if (found === undefined) throw new Error("There is none.")
  return found
}

const currencies = ["USD", "JPY", "KWD"].map((code) => Currency.make(code))
export const currencyOf = (n: number) => nthOf(currencies, n)
/** Odd ones, small ones, and some that a mentor can live on. */
const prices = [1n, 3n, 7n, 999n, 7_001n, 8_000n, 20_000n, 33_333n, 100_001n, 12_345_678n]
export const priceOf = (n: number) => nthOf(prices, n)
export const partOf = (minor: bigint, n: number) => (minor > 1n ? 1n + (BigInt(n) % minor) : minor)

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
export const userOf = (n: number): User => ({ _tag: "User", userId: UserId.make(idOf(n)), roles: ["mentee"] })
export const fixedId = idOf
