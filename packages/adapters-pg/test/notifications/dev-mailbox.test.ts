import { assert, describe, layer } from "@effect/vitest"
import { DevMailbox, devMailbox } from "@mentorkit/adapters-pg"
import { Mailer, TextMessenger } from "@mentorkit/core/notifications"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { Effect, Layer, TestClock } from "effect"

const mail = (to: string, subject: string) => ({ to, subject, text: `${subject}\n`, html: `<p>${subject}</p>` })

describe.each(engines)("the development mailbox on %s", (_name, engine) => {
  layer(Layer.provide(devMailbox, engine))((it) => {
    it.effect("shows what would have been sent, the newest first, to everybody or to one", () =>
      Effect.gen(function* () {
        const mailer = yield* Mailer
        const messenger = yield* TextMessenger
        const { messages } = yield* DevMailbox
        assert.deepStrictEqual(yield* messages(), [])
        yield* TestClock.setTime(Date.parse("2027-03-14T10:00:00.900Z"))
        yield* mailer.send(mail("Ada@example.com", "First"))
        const headers = { "Message-ID": "<second@example.com>", "List-Unsubscribe": "<https://example.com/out>" }
        yield* mailer.send({ ...mail("grace@example.com", "Second"), headers })
        // Of one moment, the order is still that of sending.
        for (let i = 0; i < 20; i++) yield* mailer.send(mail("many@example.com", `Number ${i}`))
        yield* TestClock.adjust("1 hour")
        yield* messenger.send({ to: "+4930123456", text: "Your code is 123456." })

        const all = yield* messages()
        assert.deepStrictEqual(
          all.map(({ subject }) => subject),
          [null, ...Array.from({ length: 20 }, (_, i) => `Number ${19 - i}`), "Second", "First"]
        )
        assert.deepStrictEqual(all[0], {
          channel: "text",
          to: "+4930123456",
          subject: null,
          text: "Your code is 123456.",
          html: null,
          headers: {},
          sent_at: "2027-03-14T11:00:00+00:00"
        })
        assert.deepStrictEqual(yield* messages("ada@EXAMPLE.com"), [
          {
            channel: "mail",
            to: "Ada@example.com",
            subject: "First",
            text: "First\n",
            html: "<p>First</p>",
            headers: {},
            sent_at: "2027-03-14T10:00:00+00:00"
          }
        ])
        assert.deepStrictEqual((yield* messages("grace@example.com"))[0]?.headers, headers)
        assert.deepStrictEqual(yield* messages("nobody@example.com"), [])
      })
    )
  })
})
