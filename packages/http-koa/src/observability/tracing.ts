/** Traces over OTLP: which spans are kept, what they may tell, and how a request of somebody else's trace goes on. */
import { AsyncLocalStorage } from "node:async_hooks"
import * as OtlpSerialization from "@effect/opentelemetry/OtlpSerialization"
import * as OtlpTracer from "@effect/opentelemetry/OtlpTracer"
import { FetchHttpClient, Headers, HttpClient, HttpClientError, HttpTraceContext } from "@effect/platform"
import { Cause, type Clock, Context, Effect, Exit, Layer, Option, Tracer } from "effect"
import type { Context as KoaContext, Middleware } from "koa"

export interface TracingConfig {
  /** Where `/v1/traces` is: "http://collector:4318". */
  readonly endpoint: string
  readonly serviceName: string
  /** The share of traces that are kept; one that comes with a request goes on as its caller decided. */
  readonly ratio: number
}

/** The span of the request that is being served. What starts a root span of the kind `server` meanwhile belongs to it. */
const serving = new AsyncLocalStorage<Tracer.Span>()

const noTrace = "0".repeat(32)
const noSpan = "0".repeat(16)

type SpanArguments = Parameters<Tracer.Tracer["span"]>

/** Remembers nothing; what is below it is not kept either. */
const silent = (...[name, parent, context, links, startTime, kind]: SpanArguments): Tracer.Span => ({
  _tag: "Span",
  name,
  parent,
  context,
  links,
  kind,
  traceId: Option.match(parent, { onNone: () => noTrace, onSome: ({ traceId }) => traceId }),
  spanId: noSpan,
  sampled: false,
  status: { _tag: "Started", startTime },
  attributes: new Map(),
  attribute: () => {},
  event: () => {},
  addLinks: () => {},
  end: () => {}
})

/** Headers carry signatures and tokens, and URLs whatever somebody puts into them. */
const isTelling = (key: string) => /^(http\.(request|response)\.header\.|url\.(full|query|path)$|user_agent)/.test(key)

/** Messages and stacks of errors may quote values; the name of a failure does not. */
const withoutWords = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> => {
  if (Exit.isSuccess(exit) || Cause.isInterruptedOnly(exit.cause)) return exit
  const error = Cause.squash(exit.cause)
  const name = error instanceof Error ? error.name : "UnknownError"
  return Exit.fail(Object.assign(new Error(name), { name, stack: name }))
}

const discreet = (span: Tracer.Span): Tracer.Span => {
  const [attribute, end] = [span.attribute.bind(span), span.end.bind(span)]
  return Object.assign(span, {
    attribute: (key: string, value: unknown) => void (isTelling(key) || attribute(key, value)),
    end: (endTime: bigint, exit: Exit.Exit<unknown, unknown>) => end(endTime, withoutWords(exit))
  })
}

/** A statement or a call to a peer that nobody's work asked for, such as a look into an empty queue, is no trace. */
const isWorth = (kind: Tracer.SpanKind, ratio: number) => kind !== "client" && Math.random() < ratio

const withSampling = (inner: Tracer.Tracer, ratio: number): Tracer.Tracer =>
  Tracer.make({
    context: (f, fiber) => inner.context(f, fiber),
    span: (name, given, context, links, startTime, kind, options) => {
      const isRequest = Option.isNone(given) && kind === "server"
      const parent = isRequest ? Option.fromNullable<Tracer.AnySpan | undefined>(serving.getStore()) : given
      const isKept = Option.match(parent, { onNone: () => isWorth(kind, ratio), onSome: ({ sampled }) => sampled })
      return isKept
        ? discreet(inner.span(name, parent, context, links, startTime, kind, options))
        : silent(name, parent, context, links, startTime, kind)
    }
  })

/** A collector that hangs must not make batches pile up. */
const clientWithTimeout = Layer.effect(
  HttpClient.HttpClient,
  Effect.map(
    HttpClient.HttpClient,
    HttpClient.transform((response, request) =>
      Effect.timeoutFail(response, {
        duration: "3 seconds",
        onTimeout: () => new HttpClientError.RequestError({ request, reason: "Transport", description: "No answer" })
      })
    )
  )
)

const otlp = ({ endpoint, ratio, serviceName }: TracingConfig) =>
  Layer.unwrapScoped(
    Effect.map(
      OtlpTracer.make({
        url: `${endpoint}/v1/traces`,
        resource: { serviceName },
        exportInterval: "1 second",
        shutdownTimeout: "2 seconds"
      }),
      (tracer) => Layer.setTracer(withSampling(tracer, ratio))
    )
  ).pipe(
    Layer.provide(OtlpSerialization.layerJson),
    Layer.provide(clientWithTimeout),
    Layer.provide(FetchHttpClient.layer)
  )

/** Without a configuration no span is made at all, which is cheaper than making spans that nobody reads. */
export const tracingLayer = (config: TracingConfig | undefined): Layer.Layer<never> =>
  config === undefined ? Layer.setTracerEnabled(false) : otlp(config)

const describe = (span: Tracer.Span, ctx: KoaContext) => {
  const { operation, userId }: { readonly operation?: string; readonly userId?: string } = ctx.state
  span.attribute("http.request.method", ctx.method)
  span.attribute("http.response.status_code", ctx.status)
  if (operation !== undefined) span.attribute("mentorkit.operation", operation)
  if (userId !== undefined) span.attribute("enduser.id", userId)
}

/** A span for each request, in the trace that its `traceparent` names. */
export const traceRequests =
  (tracer: Tracer.Tracer, clock: Clock.Clock): Middleware =>
  async (ctx, next) => {
    const { traceparent } = ctx.req.headers
    const parent =
      typeof traceparent === "string"
        ? HttpTraceContext.w3c(Headers.fromInput({ traceparent }))
        : Option.none<Tracer.ExternalSpan>()
    const span = tracer.span(ctx.method, parent, Context.empty(), [], clock.unsafeCurrentTimeNanos(), "server")
    try {
      await serving.run(span, next)
    } finally {
      describe(span, ctx)
      span.end(clock.unsafeCurrentTimeNanos(), Exit.void)
    }
  }
