/** What clients were told is done. The audit looks for each of it in the database. */
import { until } from "../waiting/until.js"

export interface Acknowledged {
  readonly registered: Array<{ readonly email: string }>
  readonly verified: Array<{ readonly email: string }>
  /** Tokens that were handed out and not given back. */
  readonly tokens: Array<string>
  readonly held: Array<{ readonly id: string }>
  readonly released: Array<{ readonly id: string }>
  readonly booked: Array<{ readonly id: string; readonly attempt_id: string }>
  /** Checkouts of the gateway, by what its page said after the click. */
  readonly paid: Array<{ readonly id: string }>
  readonly given_up: Array<{ readonly id: string }>
  readonly accepted: Array<{ readonly id: string }>
  readonly declined: Array<{ readonly id: string }>
  /** Session types, which make a mentor's slots be generated anew. */
  readonly offered: Array<{ readonly id: string }>
  /** Uploads that are complete, and those that were deleted. */
  readonly uploaded: Array<{ readonly id: string }>
  readonly removed: Array<{ readonly id: string }>
  /** Answers to a call that was sent again under its key, and were others than the first one. */
  readonly unlike: Array<{ readonly first: unknown; readonly second: unknown }>
}

export const newJournal = (): Acknowledged => ({
  registered: [],
  verified: [],
  tokens: [],
  held: [],
  released: [],
  booked: [],
  paid: [],
  given_up: [],
  accepted: [],
  declined: [],
  offered: [],
  uploaded: [],
  removed: [],
  unlike: []
})

export const countsOf = (journal: Acknowledged): string =>
  Object.entries(journal)
    .map(([name, entries]: [string, ReadonlyArray<unknown>]) => `${name} ${entries.length}`)
    .join(", ")

const kindsOfTrade = ["held", "booked", "paid", "accepted", "declined", "uploaded"] as const

/** A run in which nobody traded would prove nothing; how long the first payment takes is a matter of dice. */
export const traded = (journal: Acknowledged): Promise<true> =>
  until(
    () => `some trade of every kind: ${countsOf(journal)}`,
    async () => (kindsOfTrade.every((kind) => journal[kind].length > 0) ? true : undefined),
    120_000
  )
