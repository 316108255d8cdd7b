/** What is told at which level, in which shape, and what mail and logger make of credentials. */
import { smtpMailer } from "@mentorkit/adapters-node"
import { Mailer } from "@mentorkit/core/notifications"
import { Cause, Effect, Exit, Redacted } from "effect"
import { assert, describe, it, vi } from "vitest"
import { FailedRequest } from "../../src/answer/failed-request.js"
import { failedRequestLog, loggingOf, outageLog, requestLog } from "../../src/observability/logging.js"
import type { ServedRequest } from "../../src/observability/request-observer.js"

type Config = Parameters<typeof requestLog>[0]

const request: ServedRequest = {
  requestId: "one",
  operation: "identity.login",
  method: "POST",
  status: 200,
  durationMillis: 12.34,
  userId: undefined,
  errorCode: undefined,
  isAborted: false,
  isProbe: false
}

/** What such a host writes. */
const told = (config: Config, work: (forks: { runFork: (effect: Effect.Effect<void>) => void }) => void) => {
  const lines: Array<string> = []
  const spy = vi.spyOn(console, "log").mockImplementation((...parts) => void lines.push(parts.join(" ")))
  work({ runFork: (effect) => Effect.runSync(Effect.provide(effect, loggingOf(config))) })
  spy.mockRestore()
  return lines
}

const levelsOf = (config: Config) =>
  told(config, (forks) => {
    const log = requestLog(config, forks)
    log(request)
    log({ ...request, isProbe: true, operation: undefined })
  }).map((line) => /"logLevel":"(\w+)"/.exec(line)?.[1])

describe("the log", () => {
  it("tells requests at info in production and at debug in development, probes at debug everywhere", () => {
    const at = (isProduction: boolean, logLevel: Config["logLevel"]) =>
      levelsOf({ isProduction, logLevel, logFormat: "json" })
    assert.deepStrictEqual(at(true, "info"), ["INFO"])
    assert.deepStrictEqual(at(true, "debug"), ["INFO", "DEBUG"])
    assert.deepStrictEqual(at(false, "info"), [])
    assert.deepStrictEqual(at(false, "debug"), ["DEBUG", "DEBUG"])
    assert.deepStrictEqual(at(true, "warn"), [])
  })

  it("is one readable line where it is not JSON", () => {
    const config: Config = { isProduction: false, logLevel: "debug", logFormat: "pretty" }
    const [line = ""] = told(config, (forks) =>
      requestLog(config, forks)({ ...request, status: 401, errorCode: "InvalidCredentials", isAborted: true })
    )
    assert.include(line, "POST identity.login 401 InvalidCredentials 12.3 ms aborted one")
  })

  it("tells the cause of a fault with its stack", () => {
    const config: Config = { isProduction: true, logLevel: "error", logFormat: "json" }
    const [line = ""] = told(config, (forks) =>
      failedRequestLog(forks)(new FailedRequest(new Error("broken"), "one", undefined))
    )
    assert.match(line, /"requestId":"one"/)
    assert.match(line, /broken[\s\S]*logging\.test/)
  })

  // Falls where it only repeats that a statement failed, or takes a line for the message and others for what it is about.
  it("tells in one line which request could not be served now, and why", () => {
    const config: Config = { isProduction: true, logLevel: "warn", logFormat: "json" }
    const failed = new Error("A statement failed", { cause: new Error("canceling statement due to lock timeout") })
    const linesIn = (logFormat: Config["logFormat"]) =>
      told({ ...config, logFormat }, (forks) =>
        outageLog({ ...config, logFormat }, forks)(new FailedRequest(failed, "one", "scheduling.holdSlots"))
      )
    const [pretty = "", ...more] = linesIn("pretty")
    assert.match(pretty, /not be served now: scheduling.holdSlots canceling statement due to lock timeout one$/)
    assert.lengthOf(more, 0)
    const [line = ""] = linesIn("json")
    assert.match(line, /"reason":"canceling statement due to lock timeout"/)
    assert.match(line, /"requestId":"one"/)
    assert.match(line, /"operation":"scheduling.holdSlots"/)
  })

  it("hears nothing of the mail server's password when the mail server is away", async () => {
    const url = Redacted.make("smtp://somebody:a-mail-password@127.0.0.1:9")
    const mail = { to: "mentee@example.com", subject: "s", text: "t", html: "h" }
    const exit = await Effect.flatMap(Mailer, ({ send }) => send(mail)).pipe(
      Effect.provide(smtpMailer({ url, from: "m@example.com" })),
      Effect.runPromiseExit
    )
    assert.isTrue(Exit.isFailure(exit))
    if (Exit.isFailure(exit)) {
      assert.notInclude(Cause.pretty(exit.cause, { renderErrorCause: true }), "a-mail-password")
    }
  })
})
