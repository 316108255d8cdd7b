import { assert, describe, it } from "@effect/vitest"
import { AccountLetters, type Mail, Mailer, mailing } from "@mentorkit/core/notifications"
import { Cause, DateTime, Effect, Exit, Logger, LogLevel } from "effect"

const letter = AccountLetters.verifyAddress({ link: "https://app.example.test", minutes: 60 })
const delivery = { eventId: "an event", occurredAt: DateTime.unsafeMake(0) }

/** Writes to `addresses` with a transport that refuses those at refused.test; answers what went out. */
const write = Effect.fnUntraced(function* (...addresses: ReadonlyArray<string>) {
  const sent: Array<Mail> = []
  const mailer = Mailer.of({
    send: (mail) =>
      mail.to.endsWith("@refused.test") ? Effect.dieMessage("refused") : Effect.sync(() => void sent.push(mail))
  })
  const compose = (_: unknown) => Effect.succeed(addresses.map((to) => ({ to, letter })))
  const subscriber = yield* Effect.provideService(
    mailing("notifications.test", Effect.succeed(compose)),
    Mailer,
    mailer
  )
  const exit = yield* Effect.exit(subscriber.run({}, delivery)).pipe(Logger.withMinimumLogLevel(LogLevel.None))
  return { exit, subscriber, sent: sent.map(({ to }) => to) }
})

describe("mailing", () => {
  it.effect("writes to everybody, outside of any transaction", () =>
    Effect.gen(function* () {
      const { exit, sent, subscriber } = yield* write("a@example.test", "b@example.test")
      assert.deepStrictEqual([subscriber.name, subscriber.effects], ["notifications.test", "outside"])
      assert.isTrue(Exit.isSuccess(exit))
      assert.deepStrictEqual(sent, ["a@example.test", "b@example.test"])
    })
  )

  it.effect("is tried again where nobody could be written to", () =>
    Effect.gen(function* () {
      const { exit } = yield* write("a@refused.test", "b@refused.test")
      assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
    })
  )

  it.effect("does not write again to those who were reached because of one who is not", () =>
    Effect.gen(function* () {
      const { exit, sent } = yield* write("a@refused.test", "b@example.test", "c@example.test")
      assert.isTrue(Exit.isSuccess(exit))
      assert.deepStrictEqual(sent, ["b@example.test", "c@example.test"])
    })
  )

  // Falls if addresses are taken as they come.
  it.effect("writes to no account that is gone", () =>
    Effect.gen(function* () {
      const { exit, sent } = yield* write("deleted-01a1fb6718007000@deleted.invalid", "b@example.test")
      assert.isTrue(Exit.isSuccess(exit))
      assert.deepStrictEqual(sent, ["b@example.test"])
    })
  )

  it.effect("has nothing to do where nobody is to be told", () =>
    Effect.gen(function* () {
      assert.isTrue(Exit.isSuccess((yield* write()).exit))
    })
  )
})
