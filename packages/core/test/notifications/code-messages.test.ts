/** One-time codes: each goes one way, and only while it is of use. */
import { assert, describe, it } from "@effect/vitest"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { Delivery } from "@mentorkit/core/internal/kernel"
import { mailOneTimeCode, textOneTimeCode } from "@mentorkit/core/internal/notifications"
import { LinkBase, PeerUnavailable } from "@mentorkit/core/kernel"
import { nothingToSay, Secrets } from "@mentorkit/core/kernel/ports"
import { type Mail, Mailer, TextMessenger } from "@mentorkit/core/notifications"
import { OneTimeCodeId } from "@mentorkit/core/two-factor"
import { type OneTimeCode, OneTimeCodeRepository } from "@mentorkit/core/two-factor/ports"
import { DateTime, Effect, Exit, Layer, Option, TestClock } from "effect"
import { at, menteeId, people } from "./mail-world.js"

const codeId = OneTimeCodeId.make("01a1fb67-1800-7000-8001-000000000020")
const delivery: Delivery = { id: "a delivery", eventId: "an event", occurredAt: at, recipient: null }
const code: OneTimeCode = {
  id: codeId,
  userId: menteeId,
  purpose: "sign_in",
  tokenId: null,
  method: "email",
  phoneNumber: "+4930123456",
  createdAt: at,
  expiresAt: DateTime.add(at, { minutes: 10 })
}

/** What both reactions send of a code; null for one that is used or replaced. */
const sentOf = Effect.fnUntraced(function* (
  stored: OneTimeCode | null,
  send: Effect.Effect<void, PeerUnavailable> = Effect.void
) {
  const mails: Array<Mail> = []
  const texts: Array<{ readonly to: string; readonly text: string }> = []
  const never = () => Effect.dieMessage("not asked for")
  const ports = Layer.mergeAll(
    Layer.succeed(LinkBase, { appUrl: "https://api.example.test", frontendUrl: "https://app.example.test" }),
    Layer.succeed(Mailer, {
      send: (mail) =>
        Effect.zipRight(
          send,
          Effect.sync(() => void mails.push(mail))
        )
    }),
    Layer.succeed(TextMessenger, {
      send: (text) =>
        Effect.zipRight(
          send,
          Effect.sync(() => void texts.push(text))
        )
    }),
    Layer.succeed(Secrets, {
      random: never,
      hash: never,
      derive: () => Effect.succeed("AAAAAAAB"),
      derivations: never,
      seal: never,
      open: never,
      reseal: never
    }),
    Layer.mock(UserRepository, { find: () => Effect.succeed(Option.fromNullable(people[0])) }),
    Layer.mock(OneTimeCodeRepository, { findById: () => Effect.succeed(Option.fromNullable(stored)) })
  )
  const payload = { codeId, userId: menteeId }
  const exits = yield* Effect.all([
    Effect.flatMap(mailOneTimeCode.make, ({ run }) => Effect.exit(run(payload, delivery))),
    Effect.flatMap(textOneTimeCode.make, ({ run }) => Effect.exit(run(payload, delivery)))
  ]).pipe(Effect.provide(ports))
  return { exits, mails, texts }
})

const silent = Exit.succeed(nothingToSay)

describe("one-time codes", () => {
  it("have a lane for each way", () => {
    const said = [mailOneTimeCode, textOneTimeCode].map(({ lane, name, priority }) => [name, lane, priority])
    assert.deepStrictEqual(said, [
      ["notifications.mailOneTimeCode", "mail", "high"],
      ["notifications.textOneTimeCode", "texts", "high"]
    ])
  })

  // Falls if either does not look at the code's method.
  it.effect("go by mail or as a text, never both", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(at.epochMillis)
      const byMail = yield* sentOf(code)
      assert.deepStrictEqual([byMail.mails.length, byMail.texts.length], [1, 0])
      assert.strictEqual(byMail.mails[0]?.to, "ada@example.test")
      assert.strictEqual(byMail.mails[0]?.headers?.["Message-ID"], "<a delivery@api.example.test>")
      const asText = yield* sentOf({ ...code, method: "sms" })
      assert.deepStrictEqual([asText.mails.length, asText.texts.length], [0, 1])
      assert.strictEqual(asText.texts[0]?.to, "+4930123456")
      assert.deepStrictEqual(
        [byMail.exits, asText.exits],
        [
          [Exit.void, silent],
          [silent, Exit.void]
        ]
      )
    })
  )

  // Falls if they tell the whole life, or round down.
  it.effect("tell for how many minutes they still work", () =>
    Effect.gen(function* () {
      for (const [after, said] of [
        ["20 seconds", "for 10 minutes."],
        ["1 minute", "for 9 minutes."],
        ["9 minutes", "for 1 minute."]
      ] as const) {
        yield* TestClock.setTime(DateTime.addDuration(at, after).epochMillis)
        const [mail] = (yield* sentOf(code)).mails
        const [text] = (yield* sentOf({ ...code, method: "sms" })).texts
        for (const written of [mail?.text, text?.text]) assert.include(written, `works once and ${said}`)
      }
    })
  )

  it.effect("are not sent once they are used, replaced or too old", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(DateTime.add(at, { minutes: 10 }).epochMillis)
      for (const stored of [null, code, { ...code, method: "sms" as const }])
        assert.deepStrictEqual(yield* sentOf(stored), { exits: [silent, silent], mails: [], texts: [] })
    })
  )

  it.effect("tell whose fault it is that they do not go out", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(at.epochMillis)
      const away = new PeerUnavailable({ message: "away" })
      assert.deepStrictEqual((yield* sentOf(code, away)).exits, [Exit.fail(away), silent])
      assert.deepStrictEqual((yield* sentOf({ ...code, method: "sms" }, away)).exits, [silent, Exit.fail(away)])
    })
  )
})
