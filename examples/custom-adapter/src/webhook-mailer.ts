/** A mail adapter: hands every mail to a web service of yours as JSON, for example one that your company mails with. */
import { isOneAddress, Mailer, oneLine } from "@mentorkit/core/notifications"
import { Effect, Layer } from "effect"

export interface WebhookMailerOptions {
  /** Takes `{to, subject, text, html}` by POST and answers 2xx once it will see to it. */
  readonly url: string
}

const post = async (url: string, body: unknown, signal: AbortSignal) => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    // Nobody waits for ever, and a caller who goes away takes the request along.
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)])
  })
  // Fetch is content with any answer; the port is not: a mail that was not taken has to be a defect.
  if (!response.ok) throw new Error(`The mail service answered ${response.status}.`)
  await response.body?.cancel()
}

export const webhookMailer = ({ url }: WebhookMailerOptions): Layer.Layer<Mailer> =>
  Layer.succeed(Mailer, {
    send: ({ html, subject, text, to }) =>
      isOneAddress(to)
        ? // A promise that rejects becomes a defect, which is what the relay tries again.
          Effect.promise((signal) => post(url, { to, subject: oneLine(subject), text, html }, signal))
        : // Whatever stands behind the service may read a list out of it. The address itself stays out of the log.
          Effect.dieMessage("A mail has no single valid recipient.")
  })
