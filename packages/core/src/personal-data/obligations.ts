/** What keeps an account from being erased. */
import { Option } from "effect"
import { AccountStillNeeded } from "./errors.js"

/** Each is asked for by one domain. A new kind needs a place in the refusal. */
export const obligationKinds = ["open_session", "unpaid_earnings"] as const
export type ObligationKind = (typeof obligationKinds)[number]

/** One matter that has to be settled first. */
export interface Obligation {
  readonly kind: ObligationKind
  /** Of an open session the booking's id, of unpaid earnings their currency. */
  readonly subject: string
}

export const refusalOf = (obligations: ReadonlyArray<Obligation>): Option.Option<AccountStillNeeded> => {
  if (obligations.length === 0) return Option.none()
  const subjects = (wanted: ObligationKind) =>
    obligations.flatMap(({ kind, subject }) => (kind === wanted ? subject : []))
  return Option.some(
    new AccountStillNeeded({
      openSessions: subjects("open_session").length,
      unpaidEarnings: subjects("unpaid_earnings").sort()
    })
  )
}
