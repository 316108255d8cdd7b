/** An OpenTelemetry collector on loopback that keeps what it is sent. */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly value: Readonly<Record<string, unknown>> }>
  readonly status: { readonly code: number; readonly message?: string }
}

interface Sent {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: unknown
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }>
  }>
}

export const newCollector = async () => {
  const spans: Array<Span> = []
  const bodies: Array<string> = []
  const server = createServer(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    bodies.push(text)
    const { resourceSpans }: Sent = JSON.parse(text)
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    response.end("{}")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: spans as ReadonlyArray<Span>,
    /** As it came over the wire. */
    text: () => bodies.join("\n"),
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
