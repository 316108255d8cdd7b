import assert from "node:assert/strict"
import { type Mail, Mailer } from "@mentorkit/core/notifications"
import { Cause, Effect, Exit, type Layer } from "effect"
import { conformance } from "./conformance.js"

/** A mail as the other side has it. */
export interface ArrivedMail {
  /** Everybody it went to, whatever its headers say. */
  readonly to: ReadonlyArray<string>
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Its headers as they came, "Subject: Hello"; none where the transport knows no headers. */
  readonly headers: ReadonlyArray<string>
}

export interface MailerWitness<R> {
  /** Everything that has arrived so far. What `send` has succeeded with must be among it: wait here if that takes time. */
  readonly arrived: Effect.Effect<ReadonlyArray<ArrivedMail>, never, R>
  /** The adapter with its transport down: nobody listens, the key is wrong, the folder is gone. */
  readonly down: Layer.Layer<Mailer>
}

const atOnce = { concurrency: "unbounded" } as const

/** A mail that can be told from all others by its address. */
const newMail = (changes: Partial<Mail> = {}): Mail => ({
  to: `${crypto.randomUUID()}@example.test`,
  subject: "Hello",
  text: "plain text\n",
  html: "<p>html text</p>\n",
  ...changes
})

/** The line ends of mails are CRLF, and a transport may end the last line. */
const asWritten = (body: string) => body.replaceAll("\r\n", "\n").replace(/\n+$/, "")

const send = (mail: Mail) => Effect.flatMap(Mailer, (mailer) => mailer.send(mail))

const isDefect = (exit: Exit.Exit<unknown, unknown>) => Exit.isFailure(exit) && Cause.isDie(exit.cause)

const bodies: Readonly<Record<string, string>> = {
  unicode: "Grüße, Ωmega, 中文, עברית, 👩‍🏫, e\u0301 and é",
  "long lines": `${"word ".repeat(600)}end\n${"x".repeat(3000)}`,
  "dots at the beginning of lines": ".\n..\n.hidden\nend of it\n.\nstill there",
  "what looks like headers and boundaries": "Bcc: eve@example.test\n\n--boundary\nContent-Type: text/html\n\nFrom me",
  "spaces, tabs and equals signs": "a =3D b= \n\tindented  \n  twice=\n=20"
}

const lineBreaks = ["\r\n", "\n", "\r", "\r\n\r\n"]

/** Each holds the address of the mail and somebody else's. */
const notOne = (to: string, eve: string) => [
  `${to}, ${eve}`,
  `${to};${eve}`,
  `${to} ${eve}`,
  `${to}\r\nBcc: ${eve}`,
  `${to}\nBcc: ${eve}`,
  `${to}\0`,
  `Ada <${to}>`,
  `<${to}>`,
  `group:${to};`,
  "",
  "ada"
]

/** What every `Mailer` keeps. The layer provides it, and what the witness needs to look at the other side. */
export const mailerConformance = <R = never>({ arrived, down }: MailerWitness<R>) => {
  const arrivedWith = (part: string) =>
    Effect.map(arrived, (mails) => mails.filter(({ to }) => to.some((one) => one.includes(part))))

  return conformance<Mailer | R>("Mailer", {
    "delivers both bodies and the subject as they are": Effect.forEach(Object.entries(bodies), ([what, body]) =>
      Effect.gen(function* () {
        const mail = newMail({ subject: "Grüße, 中文 👩‍🏫", text: body, html: `<pre>${body}</pre>` })
        yield* send(mail)
        const [one, ...more] = yield* arrivedWith(mail.to)
        assert.deepEqual(more, [], what)
        assert.deepEqual(one?.to, [mail.to], what)
        assert.equal(one?.subject, mail.subject, what)
        assert.equal(asWritten(one?.text ?? ""), asWritten(mail.text), what)
        assert.equal(asWritten(one?.html ?? ""), asWritten(mail.html), what)
      })
    ).pipe(Effect.asVoid),

    "adds no header and no recipient for a line break in the subject": Effect.forEach(lineBreaks, (at) =>
      Effect.gen(function* () {
        const eve = `${crypto.randomUUID()}@example.test`
        const mail = newMail({ subject: `Hi${at}Bcc: ${eve}${at}X-Evil: yes` })
        yield* send(mail)
        const [one, ...more] = yield* arrivedWith(mail.to)
        assert.deepEqual(more, [])
        assert.deepEqual(one?.to, [mail.to])
        assert.match(one?.subject ?? "", /^Hi +Bcc: .+ +X-Evil: yes$/)
        assert.deepEqual(
          one?.headers.filter((header) => /^(bcc|x-evil):/i.test(header)),
          []
        )
        assert.equal(asWritten(one?.text ?? ""), asWritten(mail.text))
        assert.deepEqual(yield* arrivedWith(eve), [])
      })
    ).pipe(Effect.asVoid),

    "refuses a recipient that is not exactly one address, and nobody gets it": Effect.gen(function* () {
      const { to } = newMail()
      const { to: eve } = newMail()
      const marked = newMail({ text: crypto.randomUUID() })
      for (const hostile of notOne(to, eve)) {
        const exit = yield* Effect.exit(send({ ...marked, to: hostile }))
        assert.ok(isDefect(exit), `a mail to ${JSON.stringify(hostile)} was not refused with a defect`)
      }
      assert.deepEqual(yield* arrivedWith(to), [])
      assert.deepEqual(yield* arrivedWith(eve), [])
      assert.deepEqual(
        (yield* arrived).filter(({ text }) => text.includes(marked.text)),
        []
      )
    }),

    "delivers what is sent at once, each mail once": Effect.gen(function* () {
      const event = crypto.randomUUID()
      const mails = Array.from({ length: 50 }, (_, index) =>
        newMail({ to: `${index}.${event}@example.test`, subject: `Number ${index}`, text: `${index}` })
      )
      yield* Effect.forEach(mails, send, atOnce)
      const all = yield* arrivedWith(event)
      assert.deepEqual(
        all.map(({ subject, text, to }) => `${to.join()} ${subject} ${asWritten(text)}`).sort(),
        mails.map(({ subject, text, to }) => `${to} ${subject} ${text}`).sort()
      )
    }),

    "says so where the transport is down": Effect.gen(function* () {
      const mail = newMail()
      const exit = yield* Effect.exit(Effect.provide(send(mail), down))
      assert.ok(isDefect(exit), "a mail that went nowhere has to be a defect")
      assert.deepEqual(yield* arrivedWith(mail.to), [])
    })
  })
}
