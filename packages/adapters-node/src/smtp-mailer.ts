import { isOneAddress, type Mail, Mailer, oneLine } from "@mentorkit/core/notifications"
import { Context, Effect, Layer, Redacted } from "effect"
import { createTransport } from "nodemailer"

export interface SmtpOptions {
  /** "smtps://user:password@mail.example.com:465"; with "smtp:" the connection is upgraded where the server can. */
  readonly url: Redacted.Redacted<string>
  /** "Mentorkit <no-reply@example.com>" */
  readonly from: string
}

/** For health checks. */
export class MailTransport extends Context.Tag("@mentorkit/adapters-node/MailTransport")<
  MailTransport,
  {
    /** Fails unless the server lets us in; sends nothing. */
    readonly verify: Effect.Effect<void, unknown>
  }
>() {}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const message = (from: string, { html, subject, text, to }: Mail) => ({
  from,
  to: { name: "", address: to },
  subject: oneLine(subject),
  text,
  html,
  // Keeps vacation answers away (RFC 3834).
  headers: { "Auto-Submitted": "auto-generated" },
  // Nothing in a mail is ever a path or a link for this host to read.
  disableFileAccess: true,
  disableUrlAccess: true
})

const make = ({ from, url }: SmtpOptions) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => createTransport({ url: Redacted.value(url), pool: true, ...timeouts })),
      (transport) => Effect.sync(() => transport.close())
    ),
    (transport) =>
      Context.make(Mailer, {
        send: (mail) =>
          isOneAddress(mail.to)
            ? Effect.promise(() => transport.sendMail(message(from, mail))).pipe(
                Effect.asVoid,
                Effect.withSpan("mail.send")
              )
            : // The address itself stays out of the log.
              Effect.dieMessage("A mail has no single valid recipient.")
      }).pipe(
        Context.add(MailTransport, {
          verify: Effect.tryPromise({ try: () => transport.verify(), catch: (error) => error })
        })
      )
  )

export const smtpMailer = (options: SmtpOptions): Layer.Layer<Mailer | MailTransport> =>
  Layer.scopedContext(make(options))
