import { assert, describe, it } from "@effect/vitest"
import { CallContext, logOfCall, unknownCall } from "@mentorkit/core/internal/kernel"
import { Effect, HashMap, Logger } from "effect"

describe("a line of the log about a call", () => {
  // Falls without the annotation: an operator who has the id of a request would not find why it was refused.
  it.effect("names the request, where there is one", () =>
    Effect.gen(function* () {
      const lines: Array<Record<string, unknown>> = []
      const logger = Logger.make(
        ({ annotations }) => void lines.push(Object.fromEntries(HashMap.toEntries(annotations)))
      )
      const line = logOfCall(Effect.logInfo("Refused"), { reason: "expired" })
      yield* Effect.all([
        line,
        Effect.provideService(line, CallContext, { ...unknownCall, requestId: "request-1" })
      ]).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, logger)))
      assert.deepStrictEqual(lines, [{ reason: "expired" }, { reason: "expired", requestId: "request-1" }])
    })
  )
})
