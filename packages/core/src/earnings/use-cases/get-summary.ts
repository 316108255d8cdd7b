import { DateTime, Effect } from "effect"
import { type Handler, Settings } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { Operations } from "../operations.js"
import { comparedEdges, sparklineBuckets } from "../periods.js"
import { Ledger } from "../ports.js"
import { clearanceHoldDays } from "../settings.js"
import { currenciesOf, summarize } from "../summary.js"

/** Balances are current for every period; only comparison and sparkline depend on it. */
export const getSummary = Effect.gen(function* () {
  const ledger = yield* Ledger
  const mentors = yield* MentorRepository
  const settings = yield* Settings

  const handler: Handler<Operations, "getSummary"> = Effect.fnUntraced(function* ({ mentorId }, { period }) {
    const now = yield* DateTime.now
    const holdDays = yield* settings.get(clearanceHoldDays)
    // The actor carries the id of a profile that exists.
    const { currency: own, timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const buckets = sparklineBuckets(period, now, timeZone)
    const balances = yield* ledger.listBalances(mentorId)
    const currencies = currenciesOf(own, balances)
    const earned = yield* ledger.listEarned(mentorId, currencies, buckets.edges)
    const compared = yield* ledger.listEarned(mentorId, currencies, comparedEdges(period, now, timeZone))

    const facts = { balances, buckets, compared, earned, holdDays }
    return { ...summarize(own, facts), currencies: currencies.map((currency) => summarize(currency, facts)) }
  })

  return handler
})
