/** The server that tests and measurements send to does what it is told: what they show rests on it. */
import { assert, describe, it } from "@effect/vitest"
import { smtpMailer } from "@mentorkit/adapters-node"
import { Mailer } from "@mentorkit/core/notifications"
import { type SmtpMode, startScriptedSmtpServer } from "@mentorkit/test-kit/servers/scripted-smtp-server"
import { Effect, Exit, Redacted } from "effect"

const scripted = (mode: SmtpMode, trickleMillis: number) =>
  Effect.acquireRelease(
    Effect.promise(() => startScriptedSmtpServer({ mode, slowMillis: 100, trickleMillis })),
    (server) => Effect.promise(server.close)
  )

const mail = { to: "ada@example.test", subject: "Hello", text: ".\r\n..\r\nplain", html: "<p>html</p>" }
const sending = (url: string) =>
  Effect.flatMap(Mailer, (mailer) => Effect.exit(mailer.send(mail))).pipe(
    Effect.timeoutTo({
      duration: "1 second",
      onSuccess: (exit): Exit.Exit<void, unknown> => exit,
      onTimeout: () => Exit.fail("hangs")
    }),
    Effect.provide(smtpMailer({ url: Redacted.make(url), from: "no-reply@example.test" }))
  )

describe("a scripted SMTP server", () => {
  /** Whether the sender of each mail that was taken was told so. */
  const told: ReadonlyArray<readonly [mode: SmtpMode, isAnswered: ReadonlyArray<boolean>]> = [
    ["good", [true]],
    ["slow", [true]],
    ["trickle", [true]],
    ["lose", [false]],
    ["hang-at-data-end", [false]],
    ["hang", []],
    ["hang-after-ehlo", []],
    ["down", []],
    ["defer", []]
  ]
  for (const [mode, expected] of told) {
    it.scopedLive(`${mode}, and good again`, () =>
      Effect.gen(function* () {
        const { become, taken, url } = yield* scripted(mode, 100)
        const exit = yield* sending(url)
        assert.strictEqual(Exit.isSuccess(exit), expected[0] === true)
        assert.deepStrictEqual(
          taken.map((each) => each.isAnswered),
          expected
        )
        yield* Effect.promise(() => become("good"))
        assert.isTrue(Exit.isSuccess(yield* sending(url)))
        const last = taken.at(-1)
        assert.strictEqual(last?.recipient, mail.to)
        assert.match(last?.messageId ?? "", /^<[^<>@]+@[^<>@]+>$/)
      })
    )
  }

  it.scopedLive("a trickle is one at a time over all connections", () =>
    Effect.gen(function* () {
      const { taken, url } = yield* scripted("trickle", 200)
      const began = performance.now()
      yield* Effect.forEach([1, 2, 3], () => sending(url), { concurrency: "unbounded" })
      assert.isAtLeast(performance.now() - began, 580)
      assert.lengthOf(taken, 3)
    })
  )
})
