import { DeliveryRefused, PeerUnavailable } from "@mentorkit/core/kernel"
import { requireOption } from "@mentorkit/core/kernel/ports"
import { isOneNumber, TextMessenger } from "@mentorkit/core/notifications"
import { Effect, Layer, Redacted } from "effect"

/** Twilio, or a service that understands the same calls. */
export interface TwilioOptions {
  /** "https://<account sid>:<auth token>@api.twilio.com" */
  readonly url: Redacted.Redacted<string>
  /** A number in E.164, a name where the country allows one, or the id of a messaging service, "MG…". */
  readonly from: string
  /** How long one call may take. 10 unless told. */
  readonly timeoutSeconds?: number
}

const isMessagingService = (from: string): boolean => /^MG[0-9a-f]{32}$/i.test(from)

const callOf = ({ from, url }: TwilioOptions) => {
  const { origin, password, pathname, username } = new URL(Redacted.value(url))
  const [sid, token] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base = `${origin}${pathname.replace(/\/+$/, "")}`
  return {
    endpoint: `${base}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`,
    authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`,
    sender: isMessagingService(from) ? { MessagingServiceSid: from } : { From: from }
  }
}

/** The service's own number for what is wrong. Its words are left out: they quote the number and the text. */
const reasonOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null)
  const code: unknown = Object(body).code
  return Number.isInteger(code) ? `${response.status}, error ${code}` : String(response.status)
}

/** Name of a network error: "TimeoutError", "ECONNREFUSED". */
const nameOf = (error: unknown): string => Object(Object(error).cause).code ?? Object(error).name ?? "unknown"

/** Statuses that concern this text only: its number or its words. All others concern our account or the service. */
const refusals: ReadonlySet<number> = new Set([400, 404, 422])

const messengerOf = (options: TwilioOptions): typeof TextMessenger.Service => {
  const { authorization, endpoint, sender } = callOf(options)
  const timeout = (options.timeoutSeconds ?? 10) * 1000

  const post = async (body: URLSearchParams, signal: AbortSignal) => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { authorization },
      body,
      // Nobody else is shown the number, the text and our credentials.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    })
    if (!response.ok) {
      const message = `The text messaging service refused a text: ${await reasonOf(response)}.`
      return refusals.has(response.status) ? new DeliveryRefused({ message }) : new PeerUnavailable({ message })
    }
    await response.arrayBuffer()
    return undefined
  }

  return {
    send: ({ text, to }) =>
      isOneNumber(to)
        ? Effect.tryPromise({
            try: (signal) => post(new URLSearchParams({ ...sender, To: to, Body: text }), signal),
            catch: (error) =>
              new PeerUnavailable({ message: `The text messaging service cannot be reached: ${nameOf(error)}.` })
          }).pipe(
            Effect.flatMap((failure) => (failure === undefined ? Effect.void : Effect.fail(failure))),
            Effect.withSpan("text.send")
          )
        : // The number itself stays out of the log.
          new DeliveryRefused({ message: "A text has no single valid number." })
  }
}

export const twilioMessenger = (options: TwilioOptions): Layer.Layer<TextMessenger> => {
  const { from, url } = options
  requireOption("twilioMessenger({ url })", url)
  requireOption("twilioMessenger({ from })", from)
  // What `new URL` throws has the text in it.
  if (!URL.canParse(Redacted.value(url))) throw new Error("twilioMessenger({ url }) is no URL: https://sid:token@host.")
  const { password, username } = new URL(Redacted.value(url))
  requireOption("twilioMessenger({ url }): its account sid", username)
  requireOption("twilioMessenger({ url }): its auth token", password)
  return Layer.sync(TextMessenger, () => messengerOf(options))
}
