/** Whose fault it is when a server does not take a mail, and that nobody but the caller tries again. */
import { smtpMailer, smtpTimeouts } from "@mentorkit/adapters-node"
import { Mailer } from "@mentorkit/core/notifications"
import { type ScriptedSmtpServer, startScriptedSmtpServer } from "@mentorkit/test-kit/servers/scripted-smtp-server"
import { type Step, steps } from "@mentorkit/test-kit/servers/smtp-dialogue"
import { Cause, Effect, Exit, Fiber, Option, Redacted } from "effect"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "vitest"

const from = "Mentorkit <no-reply@example.test>"
const to = "ada.lovelace@example.test"
const mail = { to, subject: "Hello", text: "plain text", html: "<p>html text</p>" }
const shortTimeouts = { greeting: 0.5, envelope: 0.5 }
/** With a name and a password, so that there is a step for them. */
const signingInAt = ({ url }: ScriptedSmtpServer) => url.replace("//", "//user:secret@")
const words = `these words are the server's, about <${to}>`

describe("a mail that an SMTP server does not take", () => {
  let server: ScriptedSmtpServer
  beforeAll(async () => {
    server = await startScriptedSmtpServer()
  })
  afterEach(() => {
    server.say({})
    server.taken.length = 0
  })
  afterAll(() => server.close())

  const withMailer = <A>(
    use: (send: Effect.Effect<Exit.Exit<void, { readonly _tag: string }>>) => Effect.Effect<A>,
    {
      timeouts,
      url = signingInAt(server)
    }: { readonly timeouts?: Partial<typeof smtpTimeouts>; readonly url?: string } = {}
  ) =>
    Effect.flatMap(Mailer, ({ send }) => use(Effect.exit(send(mail)))).pipe(
      Effect.provide(smtpMailer({ url: Redacted.make(url), from, ...(timeouts && { timeouts: timeouts }) })),
      Effect.runPromise
    )
  const sending = (options: Parameters<typeof withMailer>[1] = {}) => withMailer((send) => send, options)

  const judge = (exit: Exit.Exit<void, { readonly _tag: string }>) => {
    if (Exit.isSuccess(exit)) return { kind: "sent", told: "" }
    const failure = Option.map(Cause.failureOption(exit.cause), ({ _tag }) => _tag)
    const told = Cause.pretty(exit.cause)
    for (const secret of [to, "lovelace", "these words", "secret", "user"])
      assert.notInclude(told.split("\n")[0], secret)
    return { kind: Option.getOrElse(failure, () => "defect"), told }
  }

  // Falls if all answers are one, or if a wrong password, a refused sender or a blocked host is laid at the mail's door.
  it.each<readonly [Step, string, string]>([
    ["greeting", "554 5.7.1", "PeerUnavailable"],
    ["greeting", "421 4.3.2", "PeerUnavailable"],
    ["EHLO", "550 5.7.1", "PeerUnavailable"],
    ["EHLO", "451 4.3.0", "PeerUnavailable"],
    ["AUTH", "535 5.7.8", "PeerUnavailable"],
    ["AUTH", "454 4.7.0", "PeerUnavailable"],
    ["MAIL", "550 5.7.1", "PeerUnavailable"],
    ["MAIL", "552 5.3.4", "PeerUnavailable"],
    ["MAIL", "451 4.3.0", "PeerUnavailable"],
    ["RCPT", "550 5.1.1", "DeliveryRefused"],
    ["RCPT", "553 5.1.3", "DeliveryRefused"],
    ["RCPT", "550 5.2.1", "DeliveryRefused"],
    ["RCPT", "550", "DeliveryRefused"],
    ["RCPT", "554 5.7.1", "defect"],
    ["RCPT", "550 5.7.606", "defect"],
    ["RCPT", "553 5.1.7", "defect"],
    ["RCPT", "550 5.1.8", "defect"],
    ["RCPT", "451 4.7.1", "defect"],
    ["RCPT", "421 4.3.2", "PeerUnavailable"],
    ["RCPT", "530 5.7.0", "PeerUnavailable"],
    ["RCPT", "503 5.5.1", "PeerUnavailable"],
    ["DATA", "554 5.7.1", "DeliveryRefused"],
    ["DATA", "451 4.3.0", "defect"],
    ["contents", "554 5.6.0", "DeliveryRefused"],
    ["contents", "452 4.2.2", "defect"],
    ["contents", "421 4.3.2", "defect"]
  ])("because of its answer to %s, %s, is: %s", async (step, code, kind) => {
    server.say({ [step]: `${code} ${words}` })
    const judged = judge(await sending())
    assert.strictEqual(judged.kind, kind)
    assert.include(judged.told, code)
    assert.isEmpty(server.taken)
  })

  // The server answers the commands that were sent along, too; those answers say nothing.
  it.each([
    ["550 5.1.1", "DeliveryRefused"],
    ["451 4.7.1", "defect"]
  ])("is judged by the answer to its recipient where commands are sent along: %s, %s", async (code, kind) => {
    server.say({
      EHLO: "250-mail.example.test\r\n250-PIPELINING\r\n250 AUTH PLAIN",
      RCPT: `${code} ${words}`,
      DATA: "554 5.5.1 no valid recipients"
    })
    assert.strictEqual(judge(await sending()).kind, kind)
  })

  const beforeContents = steps.filter((step) => step !== "contents")

  it.each(beforeContents)("because it falls silent at %s: nobody's mail is taken", async (step) => {
    server.say({ [step]: "hang" })
    assert.strictEqual(judge(await sending({ timeouts: shortTimeouts })).kind, "PeerUnavailable")
  })

  it.each(beforeContents)("because it hangs up at %s: nobody's mail is taken", async (step) => {
    server.say({ [step]: "drop" })
    const before = server.connections()
    assert.strictEqual(judge(await sending()).kind, "PeerUnavailable")
    // Falls if the pool puts it in its queue again.
    assert.strictEqual(server.connections(), before + 1)
  })

  it.each(["hang", "drop"])("may have come where it does not answer the contents: %s", async (how) => {
    server.say({ contents: how })
    const before = server.connections()
    assert.strictEqual(judge(await sending({ timeouts: { contents: 2 } })).kind, "defect")
    assert.strictEqual(server.connections(), before + 1)
  })

  it.each([
    ["nobody listens", () => "smtp://127.0.0.1:1", "ECONNREFUSED"],
    ["no such name", () => "smtp://mail.invalid", "EDNS|ENOTFOUND|EAI_AGAIN|EREFUSED|ESERVFAIL|ETIMEOUT|ECONNREFUSED"],
    ["no TLS there", () => signingInAt(server).replace("smtp:", "smtps:"), "ESOCKET|ETLS|ETIMEDOUT|SSL"]
  ])("because nobody can be reached, %s", async (_what, url, reason) => {
    const { kind, told } = judge(await sending({ url: url(), timeouts: { greeting: 2 } }))
    assert.strictEqual(kind, "PeerUnavailable")
    assert.match(told, new RegExp(reason))
  })

  it("leaves the way free for the next one", () =>
    withMailer((send) =>
      Effect.gen(function* () {
        for (const script of [{ RCPT: "550 no" }, { contents: "451 no" }, { contents: "drop" }, { MAIL: "421 no" }]) {
          server.say(script)
          assert.notStrictEqual(judge(yield* send).kind, "sent")
        }
        server.say({})
        assert.strictEqual(judge(yield* send).kind, "sent")
        assert.deepStrictEqual(
          server.taken.map(({ isAnswered }) => isAnswered),
          [false, true]
        )
      })
    ))
})

describe("an SMTP server that takes its time", () => {
  let server: ScriptedSmtpServer
  beforeAll(async () => {
    server = await startScriptedSmtpServer()
  })
  afterEach(() => {
    server.say({})
    server.taken.length = 0
  })
  afterAll(() => server.close())

  const provided = <A, E>(use: Effect.Effect<A, E, Mailer>, timeouts: Partial<typeof smtpTimeouts>) =>
    use.pipe(
      Effect.provide(smtpMailer({ url: Redacted.make(signingInAt(server)), from, timeouts: timeouts })),
      Effect.scoped,
      Effect.runPromise
    )

  it("has more than the ten minutes of RFC 5321 for the contents", () => {
    assert.isAbove(smtpTimeouts.contents, 600)
  })

  // Falls if what it may need for the envelope counts on, or runs for mails that wait for a connection.
  it("gets each mail once, however long it needs for the contents", async () => {
    server.say({ contents: "hang" })
    const before = server.connections()
    await provided(
      Effect.gen(function* () {
        const { send } = yield* Mailer
        const reached = server.awaitStep("contents")
        const under = yield* Effect.fork(Effect.forEach(Array(11).fill(mail), send, { concurrency: "unbounded" }))
        yield* Effect.promise(() => reached)
        yield* Effect.sleep("2500 millis")
        assert.isTrue(Option.isNone(yield* Fiber.poll(under)))
        assert.strictEqual(server.connections(), before + 10)
        server.say({})
        server.takeHeld()
        yield* Fiber.join(under)
        assert.lengthOf(server.taken, 11)
      }),
      { greeting: 2, envelope: 2 }
    )
    // The eleventh goes over a connection that has become free.
    assert.strictEqual(server.connections(), before + 10)
  })

  // Falls without the signal: the pool would go on, and hand over what somebody else has taken over by then.
  it("is left where nobody waits any more, before it has the mail", async () => {
    server.say({ DATA: "hang" })
    await provided(
      Effect.gen(function* () {
        const { send } = yield* Mailer
        const reached = server.awaitStep("DATA")
        const under = yield* Effect.fork(send(mail))
        yield* Effect.promise(() => reached)
        yield* Fiber.interrupt(under)
        yield* Effect.promise(server.allGone)
      }),
      {}
    )
    assert.isEmpty(server.taken)
  })
})
