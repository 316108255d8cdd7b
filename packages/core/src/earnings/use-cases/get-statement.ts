import { DateTime, Effect, Either } from "effect"
import { type Handler, InvalidInput, invalidProblem, refuseProblems, Settings } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { Operations } from "../operations.js"
import { payoutMinimum } from "../payout-currencies.js"
import { statementBuckets } from "../periods.js"
import { Ledger } from "../ports.js"
import { payoutCurrencies } from "../settings.js"
import { untilTodayProblem } from "../span-problems.js"
import { statementOf } from "../statement.js"

export const getStatement = Effect.gen(function* () {
  const ledger = yield* Ledger
  const mentors = yield* MentorRepository
  const settings = yield* Settings

  const handler: Handler<Operations, "getStatement"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const { currency, from, interval, to: until } = input
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const isPaidOut = payoutMinimum(yield* settings.get(payoutCurrencies), currency) !== undefined
    // Two given days were checked before, so a problem here is about today's end.
    const span = Either.mapLeft(statementBuckets({ from, interval, until }, yield* DateTime.now, timeZone), (fault) =>
      untilTodayProblem(fault, interval)
    )
    yield* refuseProblems([
      ...(isPaidOut ? [] : [invalidProblem(["currency"])]),
      ...Either.match(span, { onLeft: (problem) => [problem], onRight: () => [] })
    ])
    const buckets = yield* Either.mapLeft(span, (problem) => new InvalidInput({ problems: [problem] }))
    const earned = yield* ledger.listEarned(mentorId, [currency], buckets.edges)
    return statementOf(currency, timeZone, buckets, earned)
  })

  return handler
})
