/** The SMTP mailer against a real server, its mails read by somebody else's parser. */
import { smtpMailer } from "@mentorkit/adapters-node"
import { checkConformance, mailerConformance } from "@mentorkit/core/testing"
import { readMail, SmtpInbox, smtpInbox } from "@mentorkit/test-kit/servers/smtp-inbox"
import { Effect, Layer, Redacted } from "effect"
import { afterAll, describe, it } from "vitest"

const mailerTo = (url: string) => smtpMailer({ url: Redacted.make(url), from: "Mentorkit <no-reply@example.test>" })

checkConformance(
  { describe, it, afterAll },
  mailerConformance({
    arrived: Effect.flatMap(SmtpInbox, ({ received }) => Effect.promise(() => Promise.all(received.map(readMail)))),
    down: mailerTo("smtp://127.0.0.1:1"),
    refused: "ada@refused.test",
    deferred: "ada@deferred.test"
  }),
  Layer.unwrapEffect(Effect.map(SmtpInbox, ({ url }) => mailerTo(url))).pipe(Layer.provideMerge(smtpInbox))
)
