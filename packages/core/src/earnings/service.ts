/** Gathers earnings' handlers, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { getStatement } from "./use-cases/get-statement.js"
import { getSummary } from "./use-cases/get-summary.js"

export class Earnings extends Context.Tag("@mentorkit/Earnings")<Earnings, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Earnings, Effect.all({ getStatement, getSummary }))
}
