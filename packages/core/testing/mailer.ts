import assert from "node:assert/strict"
import { type Mail, Mailer } from "@mentorkit/core/notifications"
import { type MailHeaders, mailHeaders } from "@mentorkit/core/notifications/ports"
import { Effect, type Layer } from "effect"
import { conformance } from "./conformance.js"
import { failureKind } from "./failure-kind.js"

/** A mail as the other side has it. */
export interface ArrivedMail {
  /** Everybody it went to, whatever its headers say. */
  readonly to: ReadonlyArray<string>
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Its headers, "List-Unsubscribe: <https://…>", unfolded; beside those that the mail brought any others. */
  readonly headers: ReadonlyArray<string>
}

export interface MailerWitness<R> {
  /** Everything that has arrived so far. What `send` has succeeded with must be among it: wait here if that takes time. */
  readonly arrived: Effect.Effect<ReadonlyArray<ArrivedMail>, never, R>
  /** The adapter with its transport down: nobody listens, the key is wrong, the folder is gone. */
  readonly down: Layer.Layer<Mailer>
  /** An address to which the other side will never take a mail; null where it takes any. */
  readonly refused: string | null
  /** An address to which the other side takes no mail now, and maybe later; null where that does not happen. */
  readonly deferred: string | null
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

const bodies: Readonly<Record<string, string>> = {
  unicode: "Grüße, Ωmega, 中文, עברית, 👩‍🏫, e\u0301 and é",
  "long lines": `${"word ".repeat(600)}end\n${"x".repeat(3000)}`,
  "dots at the beginning of lines": ".\n..\n.hidden\nend of it\n.\nstill there",
  "what looks like headers and boundaries": "Bcc: eve@example.test\n\n--boundary\nContent-Type: text/html\n\nFrom me",
  "spaces, tabs and equals signs": "a =3D b= \n\tindented  \n  twice=\n=20"
}

const someHeaders: ReadonlyArray<Required<MailHeaders>> = [
  {
    "Message-ID": "<01a1fb67-1800-7000-8001-000000000001@api.example.test>",
    "In-Reply-To": "<01a1fb67-1800-7000-8001-000000000002@api.example.test>",
    References: "<01a1fb67-1800-7000-8001-000000000002@api.example.test>",
    "List-Unsubscribe": "<https://app.example.test/unsubscribe?token=abc>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"
  },
  {
    // Longer than one line, and what might be taken for an encoded word.
    "Message-ID": `<${"m".repeat(60)}@${"a-long-name.".repeat(8)}example.test>`,
    "In-Reply-To": `<${"r".repeat(60)}@${"a-long-name.".repeat(8)}example.test>`,
    References: Array.from({ length: 12 }, (_, n) => `<${n}.${"r".repeat(30)}@api.example.test>`).join(" "),
    "List-Unsubscribe": `<https://app.example.test/=?utf-8?Q?=41?=/${"x".repeat(200)}>, <mailto:out@example.test?subject=a%20b>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"
  }
]

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
export const mailerConformance = <R = never>({ arrived, deferred, down, refused }: MailerWitness<R>) => {
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
        assert.equal(failureKind(exit), "DeliveryRefused", `a mail to ${JSON.stringify(hostile)}`)
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

    "delivers the headers as they are, each once": Effect.forEach(someHeaders, (headers) =>
      Effect.gen(function* () {
        const mail = newMail({ headers })
        yield* send(mail)
        const [one] = yield* arrivedWith(mail.to)
        for (const name of mailHeaders) {
          const same = one?.headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? []
          assert.deepEqual(
            same.map((line) => line.slice(name.length + 1).trim()),
            [headers[name]],
            name
          )
        }
      })
    ).pipe(Effect.asVoid),

    "refuses a header that is not one line of plain characters, and nobody gets the mail": Effect.gen(function* () {
      const mail = newMail()
      const { to: eve } = newMail()
      for (const name of mailHeaders) {
        for (const at of ["\r\n", "\n", "\r", "\r\n ", "\0", "\t", "\u0085", "\u2028", "ü"]) {
          const exit = yield* Effect.exit(send({ ...mail, headers: { [name]: `<a${at}Bcc: ${eve}>` } }))
          assert.equal(failureKind(exit), "DeliveryRefused", `${name} with ${JSON.stringify(at)}`)
        }
      }
      assert.deepEqual(yield* arrivedWith(mail.to), [])
      assert.deepEqual(yield* arrivedWith(eve), [])
    }),

    "tells of a recipient who is never taken, without the address": Effect.gen(function* () {
      if (refused === null) return
      const exit = yield* Effect.exit(send(newMail({ to: refused })))
      assert.equal(failureKind(exit), "DeliveryRefused")
      assert.ok(!String(exit).includes(refused), "the address is named")
      assert.deepEqual(yield* arrivedWith(refused), [])
    }),

    "tells of a recipient who is not taken now, without the address": Effect.gen(function* () {
      if (deferred === null) return
      const exit = yield* Effect.exit(send(newMail({ to: deferred })))
      assert.equal(failureKind(exit), "a defect")
      assert.ok(!String(exit).includes(deferred), "the address is named")
      assert.deepEqual(yield* arrivedWith(deferred), [])
    }),

    "says that nobody is there where the transport is down": Effect.gen(function* () {
      const mail = newMail()
      assert.equal(failureKind(yield* Effect.exit(Effect.provide(send(mail), down))), "PeerUnavailable")
      assert.deepEqual(yield* arrivedWith(mail.to), [])
    })
  })
}
