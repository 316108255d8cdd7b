/** The SMTP mailer against a real server, its mails read by somebody else's parser. */
import { smtpMailer } from "@mentorkit/adapters-node"
import { type ArrivedMail, checkConformance, mailerConformance } from "@mentorkit/core/testing"
import { Effect, Layer, Redacted } from "effect"
import PostalMime from "postal-mime"
import { afterAll, describe, it } from "vitest"
import { type Received, SmtpInbox, smtpInbox } from "../support/smtp-inbox.js"

const mailerTo = (url: string) => smtpMailer({ url: Redacted.make(url), from: "Mentorkit <no-reply@example.test>" })

const read = async ({ raw, to }: Received): Promise<ArrivedMail> => {
  const { headerLines, html = "", subject = "", text = "" } = await PostalMime.parse(raw)
  return { to, subject, text, html, headers: headerLines.map(({ line }) => line) }
}

checkConformance(
  { describe, it, afterAll },
  mailerConformance({
    arrived: Effect.flatMap(SmtpInbox, ({ received }) => Effect.promise(() => Promise.all(received.map(read)))),
    down: mailerTo("smtp://127.0.0.1:1")
  }),
  Layer.unwrapEffect(Effect.map(SmtpInbox, ({ url }) => mailerTo(url))).pipe(Layer.provideMerge(smtpInbox))
)
