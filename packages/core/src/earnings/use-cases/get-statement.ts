import { DateTime, Effect, Either } from "effect"
import {
  fieldProblem,
  type Handler,
  InvalidInput,
  invalidProblem,
  type LocalDate,
  refuseProblems,
  Settings
} from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { Operations } from "../operations.js"
import { payoutCurrencies, payoutMinimum } from "../payout-currencies.js"
import { type SpanFault, type StatementInterval, statementBuckets, statementCaps } from "../periods.js"
import { Ledger } from "../ports.js"
import { statementOf } from "../statement.js"

const units: { readonly [I in StatementInterval]: string } = { daily: "days", monthly: "months", yearly: "years" }

const spanProblem = (fault: SpanFault, interval: StatementInterval, from: LocalDate | undefined) =>
  fault === "backwards"
    ? fieldProblem(["to"], `must be a date after or equal to ${from ?? "from"}`)
    : {
        path: ["from"],
        message: `A ${interval} statement covers ${statementCaps[interval]} ${units[interval]} at most.`
      }

export const getStatement = Effect.gen(function* () {
  const ledger = yield* Ledger
  const mentors = yield* MentorRepository
  const settings = yield* Settings

  const handler: Handler<Operations, "getStatement"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const { currency, from, interval, to: until } = input
    const { timeZone } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const isPaidOut = payoutMinimum(yield* settings.get(payoutCurrencies), currency) !== undefined
    const span = statementBuckets({ from, interval, until }, yield* DateTime.now, timeZone)
    yield* refuseProblems([
      ...(isPaidOut ? [] : [invalidProblem(["currency"])]),
      ...Either.match(span, { onLeft: (fault) => [spanProblem(fault, interval, from)], onRight: () => [] })
    ])
    const buckets = yield* Either.mapLeft(
      span,
      (fault) => new InvalidInput({ problems: [spanProblem(fault, interval, from)] })
    )
    const earned = yield* ledger.earned(mentorId, buckets.edges)
    return statementOf(currency, timeZone, buckets, earned)
  })

  return handler
})
