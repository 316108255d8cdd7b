/** A mail adapter: hands every mail to a web service of yours as JSON, for example one that your company mails with. */
import { DeliveryRefused, PeerUnavailable } from "@mentorkit/core/kernel"
import { areHeaders, isOneAddress, Mailer, oneLine } from "@mentorkit/core/notifications"
import { Effect, Layer } from "effect"

export interface WebhookMailerOptions {
  /** Takes `{to, subject, text, html, headers}` by POST and answers 2xx once it will see to it, 422 if it never will. */
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
  await response.body?.cancel()
  return response.status
}

/** Fetch is content with any answer; the port is not. A mail that is never taken must not be tried for days. */
const judge = (status: number): Effect.Effect<void, DeliveryRefused | PeerUnavailable> => {
  if (status >= 200 && status < 300) return Effect.void
  const message = `The mail service answered ${status}.`
  return status === 422 ? new DeliveryRefused({ message }) : new PeerUnavailable({ message })
}

export const webhookMailer = ({ url }: WebhookMailerOptions): Layer.Layer<Mailer> =>
  Layer.succeed(Mailer, {
    send: ({ headers = {}, html, subject, text, to }) =>
      isOneAddress(to) && areHeaders(headers)
        ? Effect.tryPromise({
            try: (signal) => post(url, { to, subject: oneLine(subject), text, html, headers }, signal),
            catch: () => new PeerUnavailable({ message: "The mail service cannot be reached." })
          }).pipe(Effect.flatMap(judge))
        : // Whatever stands behind the service may read a list out of it. The address itself stays out of the log.
          new DeliveryRefused({ message: "A mail has no single valid recipient, or headers that are none." })
  })
