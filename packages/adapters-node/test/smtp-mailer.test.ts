/** Against a real SMTP server in this process. */
import { once } from "node:events"
import { assert, describe, it } from "@effect/vitest"
import { smtpMailer } from "@mentorkit/adapters-node"
import { type Mail, Mailer } from "@mentorkit/core/notifications"
import { Cause, Effect, Exit, Redacted } from "effect"
import { SMTPServer } from "smtp-server"

interface Received {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly raw: string
}

/** What arrived until the scope closes; a recipient at "refused.test" is not taken. */
const server = Effect.acquireRelease(
  Effect.promise(async () => {
    const received: Array<Received> = []
    const smtp = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onRcptTo: ({ address }, _session, done) =>
        done(address.endsWith("@refused.test") ? new Error("550 nobody here") : undefined),
      onData: (stream, { envelope }, done) => {
        let raw = ""
        stream.on("data", (chunk) => {
          raw += chunk
        })
        stream.on("end", () => {
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
          done()
        })
      }
    })
    smtp.listen(0, "127.0.0.1")
    await once(smtp.server, "listening")
    const address = smtp.server.address()
    if (address === null || typeof address === "string") throw new Error("no port")
    return { smtp, received, url: `smtp://127.0.0.1:${address.port}` }
  }),
  ({ smtp }) => Effect.async<void>((resume) => smtp.close(() => resume(Effect.void)))
)

const mail: Mail = { to: "ada@example.test", subject: "Hello", text: "plain text", html: "<p>html text</p>" }

const sending = (url: string, ...mails: ReadonlyArray<Mail>) =>
  Effect.flatMap(Mailer, (mailer) => Effect.forEach(mails, (one) => Effect.exit(mailer.send(one)))).pipe(
    Effect.provide(smtpMailer({ url: Redacted.make(url), from: "Mentorkit <no-reply@example.test>" }))
  )

const headersOf = ({ raw }: Received) => raw.slice(0, raw.indexOf("\r\n\r\n"))

describe("mail over SMTP", () => {
  it.scopedLive("arrives with both bodies, from the configured sender", () =>
    Effect.gen(function* () {
      const { received, url } = yield* server
      const exits = yield* sending(url, mail)
      assert.isTrue(exits.every(Exit.isSuccess))
      const [one] = received
      assert.deepInclude(one, { from: "no-reply@example.test", to: ["ada@example.test"] })
      assert.include(one?.raw, "plain text")
      assert.include(one?.raw, "<p>html text</p>")
      assert.match(headersOf(one!), /^Subject: Hello$/m)
      assert.match(headersOf(one!), /^From: Mentorkit <no-reply@example\.test>$/m)
      assert.match(headersOf(one!), /^Auto-Submitted: auto-generated$/m)
    })
  )

  it.scopedLive("a subject adds no header, whatever is in it", () =>
    Effect.gen(function* () {
      const { received, url } = yield* server
      const breaks = ["\r\n", "\n", "\r", "\u2028", "\u0085", "\0"]
      yield* sending(url, ...breaks.map((at) => ({ ...mail, subject: `Hi${at}Bcc: eve@example.test${at}${at}body` })))
      assert.strictEqual(received.length, breaks.length)
      for (const one of received) {
        assert.deepStrictEqual(one.to, ["ada@example.test"])
        assert.notMatch(headersOf(one), /^bcc:/im)
        assert.match(headersOf(one), /^Subject: Hi Bcc: eve@example\.test body$/m)
      }
    })
  )

  it.scopedLive("an address is one recipient or none at all", () =>
    Effect.gen(function* () {
      const { received, url } = yield* server
      const hostile = [
        "ada@example.test\r\nBcc: eve@example.test",
        "ada@example.test, eve@example.test",
        "ada@example.test;eve@example.test",
        "Ada <eve@example.test>",
        "<eve@example.test>",
        "group:eve@example.test;",
        "ada@example.test\0",
        "ada",
        ""
      ]
      const exits = yield* sending(url, ...hostile.map((to) => ({ ...mail, to })))
      assert.deepStrictEqual(received, [])
      for (const exit of exits) {
        assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
        assert.notInclude(String(exit), "eve@")
      }
    })
  )

  it.scopedLive("a refusal and a server that is down are defects, and the next mail goes out", () =>
    Effect.gen(function* () {
      const { received, url } = yield* server
      const [refused, sent] = yield* sending(url, { ...mail, to: "eve@refused.test" }, mail)
      assert.isTrue(refused && Exit.isFailure(refused) && Cause.isDie(refused.cause))
      assert.isTrue(sent && Exit.isSuccess(sent))
      assert.strictEqual(received.length, 1)
      const [down] = yield* sending("smtp://127.0.0.1:1", mail)
      assert.isTrue(down && Exit.isFailure(down) && Cause.isDie(down.cause))
    })
  )
})
