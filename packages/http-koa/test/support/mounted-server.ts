/** The endpoints of a domain on a port, and a client for them. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { OperationRunner } from "@mentorkit/core"
import Koa, { type Middleware } from "koa"
import { type BodyOptions, type Endpoint, FailedRequest, type FrontOptions, front, mount } from "../../src/index.js"
import { openSocket, read } from "./raw-client.js"

export const prefix = "/api/v1"

interface Options {
  readonly token?: string
  /** A string or bytes are sent as they are, everything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const asBody = (body: unknown) =>
  body === undefined || typeof body === "string" || body instanceof Uint8Array || body instanceof FormData
    ? body
    : JSON.stringify(body)

export const serve = async (
  kit: OperationRunner<unknown>,
  endpoints: ReadonlyArray<Endpoint>,
  more: FrontOptions &
    Partial<BodyOptions> & {
      readonly before?: Middleware
      readonly after?: Middleware
      readonly origin?: string
    } = {}
) => {
  const reported: Array<FailedRequest> = []
  const app = new Koa().use(front(more))
  if (more.before !== undefined) app.use(more.before)
  const { after: _, before: __, ...options } = more
  app.use(mount({ origin: "https://api.test", ...options, kit, endpoints, prefix }))
  if (more.after !== undefined) app.use(more.after)
  app.on("error", (error) => error instanceof FailedRequest && reported.push(error))
  // After an answer that came before its request's end, Node takes a pause of this length in the body for an idle connection. On a
  // busy machine its five seconds are none: this process sends the body as well.
  const server = createServer({ keepAliveTimeout: 60_000 }, app.callback()).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo

  const fetchOf = (method: string, path: string, { body, headers = {}, token }: Options = {}) => {
    const isForm = body instanceof FormData
    return fetch(`http://127.0.0.1:${port}${path.startsWith("~") ? path.slice(1) : prefix + path}`, {
      method,
      headers: {
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers
      },
      ...(body !== undefined && { body: asBody(body) as string })
    })
  }

  return {
    port,
    reported,
    fetch: fetchOf,
    send: async (method: string, path: string, options?: Options) => {
      const answer = await fetchOf(method, path, options)
      const text = await answer.text()
      return {
        status: answer.status,
        code: answer.headers.get("x-error-code"),
        // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was answered
        body: (text === "" ? undefined : JSON.parse(text)) as any
      }
    },
    /** Sends bytes as they are and gives what came back until the peer closed, or had begun to answer and fell silent. */
    raw: async (bytes: string | Uint8Array, options: { readonly end?: boolean } = {}) => {
      const socket = openSocket(port, bytes)
      const { end, text } = read(socket)
      if (options.end === true) socket.end()
      // On a machine that is full an answer takes longer than a silence.
      await Promise.race([end, once(socket, "data")])
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 400))])
      socket.destroy()
      return text()
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}

export type Host = Awaited<ReturnType<typeof serve>>
