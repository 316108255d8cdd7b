import type { Readable } from "node:stream"
import { DeliveryRefused } from "@mentorkit/core/kernel"
import { requireOption } from "@mentorkit/core/kernel/ports"
import { areHeaders, isOneAddress, type Mail, Mailer, oneLine } from "@mentorkit/core/notifications"
import type { MailHeaders } from "@mentorkit/core/notifications/ports"
import { Context, Effect, Layer, Redacted } from "effect"
import { createTransport } from "nodemailer"
import { failWith } from "./smtp-failure.js"

export interface SmtpOptions {
  /** "smtps://user:password@mail.example.com:465"; with "smtp:" the connection is upgraded where the server can. */
  readonly url: Redacted.Redacted<string>
  /** "Mentorkit <no-reply@example.com>" */
  readonly from: string
  /** How long a server may take, in seconds. */
  readonly timeouts?: Partial<typeof smtpTimeouts>
}

/** For health checks. */
export class MailTransport extends Context.Tag("@mentorkit/adapters-node/MailTransport")<
  MailTransport,
  {
    /** Fails unless the server lets us in; sends nothing. */
    readonly verify: Effect.Effect<void, unknown>
  }
>() {}

/** Default seconds that a server may take. */
export const smtpTimeouts = {
  /** From looking up its name to the end of greeting and upgrade to TLS. Some servers make strangers wait that long. */
  greeting: 30,
  /** From there on, and from the beginning where a connection is new, until it asks for the contents. */
  envelope: 120,
  /** Silence. A server may need ten minutes to take the contents (RFC 5321 4.5.3.2.6); giving up sends them twice. */
  contents: 660
}

/** One for each worker of the lane of mails. */
const connections = 10

const ofLists = ["List-Unsubscribe", "List-Unsubscribe-Post"] as const

/** Unchanged: nodemailer would encode a link that looks encoded. It leaves out empty headers. */
const headersOf = (headers: MailHeaders) => ({
  ...headers,
  ...Object.fromEntries(ofLists.map((name) => [name, { prepared: true, foldLines: true, value: headers[name] ?? "" }]))
})

const message = (from: string, { headers = {}, html, subject, text, to }: Mail) => ({
  from,
  to: { name: "", address: to },
  subject: oneLine(subject),
  text,
  html,
  // Keeps vacation answers away (RFC 3834).
  headers: { ...headersOf(headers), "Auto-Submitted": "auto-generated" },
  // Nothing in a mail is ever a path or a link for this host to read.
  disableFileAccess: true,
  disableUrlAccess: true
})

const transportTo = (url: Redacted.Redacted<string>, { contents, greeting }: typeof smtpTimeouts) =>
  createTransport({
    url: Redacted.value(url),
    pool: true,
    maxConnections: connections,
    // The caller tries again. A pool that did so as well would send mails that nobody waits for any more.
    maxRequeues: 0,
    connectionTimeout: greeting * 1000,
    greetingTimeout: greeting * 1000,
    socketTimeout: contents * 1000
  })

const makeSend = (transport: ReturnType<typeof transportTo>, { from, timeouts }: SendOptions) => {
  /** The source of each mail under way, by its signal. Not read yet: the server has nothing of the mail. */
  const streams = new WeakMap<AbortSignal, Readable>()
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((stream) => {
      if (data.signal !== undefined) streams.set(data.signal, stream)
      return stream
    })
    done()
  })

  return async (mail: Mail, interrupted: AbortSignal) => {
    const late = new AbortController()
    const signal = AbortSignal.any([interrupted, late.signal])
    const areContentsSent = () => streams.get(signal)?.readableDidRead === true
    const timer = setTimeout(() => areContentsSent() || late.abort(), timeouts.envelope * 1000)
    try {
      await transport.sendMail({ ...message(from, mail), signal })
      return Effect.void
    } catch (error) {
      return failWith(error, areContentsSent())
    } finally {
      clearTimeout(timer)
    }
  }
}
type SendOptions = Pick<SmtpOptions, "from"> & { readonly timeouts: typeof smtpTimeouts }

const make = ({ from, timeouts, url }: SmtpOptions) =>
  Effect.gen(function* () {
    const limits = { ...smtpTimeouts, ...timeouts }
    const transport = yield* Effect.acquireRelease(
      Effect.sync(() => transportTo(url, limits)),
      (opened) => Effect.sync(() => opened.close())
    )
    const sendOne = makeSend(transport, { from, timeouts: limits })
    // Nobody waits inside of the pool, so time runs only for mails that have a connection.
    const lines = yield* Effect.makeSemaphore(connections)

    return Context.make(Mailer, {
      send: (mail) =>
        isOneAddress(mail.to) && areHeaders(mail.headers ?? {})
          ? // An interrupt drops the connection, too. A server that has all of the mail by then may still deliver it:
            // that cannot be called back, and an attempt that follows carries the same Message-ID.
            Effect.flatten(Effect.promise((interrupted) => sendOne(mail, interrupted))).pipe(
              lines.withPermits(1),
              Effect.withSpan("mail.send")
            )
          : // The address itself stays out of the log.
            new DeliveryRefused({ message: "A mail has no single valid recipient, or headers that are none." })
    }).pipe(
      Context.add(MailTransport, {
        verify: Effect.tryPromise({ try: () => transport.verify(), catch: (error) => error }).pipe(
          Effect.timeout(`${limits.greeting} seconds`)
        )
      })
    )
  })

export const smtpMailer = (options: SmtpOptions): Layer.Layer<Mailer | MailTransport> => {
  requireOption("smtpMailer({ url })", options.url)
  requireOption("smtpMailer({ from })", options.from)
  return Layer.scopedContext(make(options))
}
