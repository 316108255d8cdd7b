/** The `stripe` package, with what it leaves open closed: every answer is looked at, and every failure has a kind. */
import { GatewayUnavailable } from "@mentorkit/core/payments"
import { Data, Effect, Redacted, Schema } from "effect"
import Stripe from "stripe"

/** The types of the package and the shapes that we decode are those of this version, whatever the account's own is. */
export const apiVersion = "2026-10-28.endive"

export interface StripeClientOptions {
  readonly secretKey: Redacted.Redacted
  /** "https://api.stripe.com" unless told. */
  readonly apiBase?: string | undefined
  /** How long one attempt may take. 10 unless told. */
  readonly timeoutSeconds?: number | undefined
  /** How often the package tries again by itself, with the same idempotency key. 2 unless told. */
  readonly maxNetworkRetries?: number | undefined
}

/** Stripe understood and will not do it. */
export class StripeRefusal extends Data.TaggedError("StripeRefusal")<{
  /** Stripe's own words. They may quote what was sent, so they are for an admin and not for the log. */
  readonly detail: string
  /** "resource_missing" */
  readonly code: string
  /** The parameter at fault. */
  readonly param: string
}> {}

/**
 * An answer that is JSON and no object makes the package throw where nobody can catch it, which ends the process. Such an
 * answer is turned into one that it can read as a failure.
 */
const guarded = () => {
  const inner = Stripe.createNodeHttpClient()
  return {
    getClientName: () => inner.getClientName(),
    makeRequest: async (...request: Parameters<typeof inner.makeRequest>) => {
      const response = await inner.makeRequest(...request)
      const toJSON = response.toJSON.bind(response)
      response.toJSON = async () => {
        const body: unknown = await toJSON()
        if (typeof body !== "object" || body === null) throw new SyntaxError("The answer is no JSON object")
        return body
      }
      return response
    }
  }
}

const addressOf = (apiBase: string) => {
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === "http:"
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isPlain ? "80" : "443") : port,
    protocol: isPlain ? "http" : "https"
  } as const
}

/** Enough for an operator to find the call at Stripe. Messages stay out: they quote addresses and parts of keys. */
const traitsOf = (error: unknown) => {
  const { code, detail, name, param, requestId, statusCode, type } = Object(error)
  const cause: unknown = Object(detail).code
  const traits = { type: type ?? name, code, param, status: statusCode, cause, requestId }
  return Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== undefined))
}

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors

/**
 * A key that was used for something else before is refused as well: asking again changes nothing. Everything else may
 * go well the next time, wrong credentials included: somebody will put them right.
 */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof StripeInvalidRequestError ||
  error instanceof StripeCardError ||
  error instanceof StripeIdempotencyError

const refusalOf = ({ code, message, param }: Stripe.errors.StripeError) =>
  new StripeRefusal({
    detail: message === "" ? "Stripe gave no reason." : message,
    code: code ?? "",
    param: param ?? ""
  })

const unavailable = (name: string, traits: Readonly<Record<string, unknown>>) =>
  Effect.logWarning("Stripe did not do what was asked").pipe(
    Effect.annotateLogs({ call: name, ...traits }),
    Effect.zipRight(new GatewayUnavailable())
  )

export const newStripe = (options: StripeClientOptions) => {
  const { apiBase = "https://api.stripe.com", maxNetworkRetries = 2, secretKey, timeoutSeconds = 10 } = options
  const stripe = new Stripe(Redacted.value(secretKey), {
    ...addressOf(apiBase),
    apiVersion,
    maxNetworkRetries,
    timeout: timeoutSeconds * 1000,
    telemetry: false,
    httpClient: guarded()
  })
  // The package's own limit begins anew with every byte that arrives, and does not count its pauses.
  const wholeSeconds = (timeoutSeconds + 2) * (maxNetworkRetries + 1)

  /** One call. What it answers is decoded; an answer that says something else than it should is none. */
  const call = <A, I>(
    name: string,
    answer: Schema.Schema<A, I>,
    send: (client: Stripe) => Promise<unknown>
  ): Effect.Effect<A, StripeRefusal | GatewayUnavailable> =>
    Effect.tryPromise({ try: () => send(stripe), catch: (error) => error }).pipe(
      Effect.timeoutFail({ duration: `${wholeSeconds} seconds`, onTimeout: () => ({ name: "TimeoutError" }) }),
      Effect.catchAll(
        (error): Effect.Effect<never, StripeRefusal | GatewayUnavailable> =>
          isRefusal(error) ? refusalOf(error) : unavailable(name, traitsOf(error))
      ),
      Effect.flatMap((body) =>
        Effect.catchTag(Schema.decodeUnknown(answer)(body), "ParseError", () =>
          unavailable(name, { type: "MalformedAnswer", requestId: Object(Object(body).lastResponse).requestId })
        )
      ),
      Effect.withSpan(`stripe.${name}`)
    )

  return { call }
}
export type StripeClient = ReturnType<typeof newStripe>

/** For calls that the port does not let Stripe refuse: an operator has to look. */
export const refusedIsUnavailable =
  (name: string) =>
  <A, R>(effect: Effect.Effect<A, StripeRefusal | GatewayUnavailable, R>): Effect.Effect<A, GatewayUnavailable, R> =>
    Effect.catchTag(effect, "StripeRefusal", ({ code, param }) =>
      Effect.logError("Stripe refused what it should take").pipe(
        Effect.annotateLogs({ call: name, code, param }),
        Effect.zipRight(new GatewayUnavailable())
      )
    )
