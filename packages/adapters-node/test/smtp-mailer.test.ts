/** What is SMTP's own; what every mailer keeps is in `conformance/`. */
import { assert, describe, layer } from "@effect/vitest"
import { smtpMailer } from "@mentorkit/adapters-node"
import { type Mail, Mailer } from "@mentorkit/core/notifications"
import { type Received, SmtpInbox, smtpInbox } from "@mentorkit/test-kit/servers/smtp-inbox"
import { Effect, Exit, Redacted } from "effect"

const newMail = (changes: Partial<Mail> = {}): Mail => ({
  to: `${crypto.randomUUID()}@example.test`,
  subject: "Hello",
  text: "plain text",
  html: "<p>html text</p>",
  ...changes
})

const sending = (...mails: ReadonlyArray<Mail>) =>
  Effect.flatMap(SmtpInbox, ({ url }) =>
    Effect.flatMap(Mailer, (mailer) => Effect.forEach(mails, (one) => Effect.exit(mailer.send(one)))).pipe(
      Effect.provide(smtpMailer({ url: Redacted.make(url), from: "Mentorkit <no-reply@example.test>" }))
    )
  )

const arrived = ({ to }: Mail) => Effect.map(SmtpInbox, ({ received }) => received.filter((one) => one.to.includes(to)))

const headersOf = ({ raw }: Received) => raw.slice(0, raw.indexOf("\r\n\r\n"))

describe("mail over SMTP", () => {
  layer(smtpInbox, { excludeTestServices: true })((it) => {
    it.effect("comes from the configured sender and asks for no automatic answer", () =>
      Effect.gen(function* () {
        const mail = newMail()
        yield* sending(mail)
        const [one] = yield* arrived(mail)
        assert.strictEqual(one?.from, "no-reply@example.test")
        assert.match(headersOf(one!), /^From: Mentorkit <no-reply@example\.test>$/m)
        assert.match(headersOf(one!), /^Auto-Submitted: auto-generated$/m)
      })
    )

    it.effect("a subject is one header, whatever is in it", () =>
      Effect.gen(function* () {
        for (const at of ["\r\n", "\n", "\r", "\u2028", "\u0085", "\0"]) {
          const mail = newMail({ subject: `Hi${at}Bcc: eve@example.test${at}${at}body` })
          yield* sending(mail)
          const [one] = yield* arrived(mail)
          assert.deepStrictEqual(one?.to, [mail.to])
          assert.match(headersOf(one!), /^Subject: Hi Bcc: eve@example\.test body$/m)
        }
      })
    )

    it.effect("a recipient who is refused is not named in the failure", () =>
      Effect.gen(function* () {
        const [exit] = yield* sending(newMail({ to: "ada@example.test, eve@example.test" }))
        assert.isTrue(exit && Exit.isFailure(exit))
        assert.notMatch(String(exit), /eve@|ada@/)
      })
    )

    it.effect("after a refusal the next mail goes out", () =>
      Effect.gen(function* () {
        const mail = newMail()
        const [refused, sent] = yield* sending(newMail({ to: "eve@refused.test" }), mail)
        assert.isTrue(refused && Exit.isFailure(refused))
        assert.isTrue(sent && Exit.isSuccess(sent))
        assert.lengthOf(yield* arrived(mail), 1)
      })
    )
  })
})
