/** Requests byte by byte, as `fetch` is too polite for most of what an attacker sends. */
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { Answer } from "./documented.js"

export interface WireRequest {
  readonly method: string
  /** Sent as it is. */
  readonly target: string
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>
  readonly body?: string | Uint8Array
}

/** One request that ends its connection; a length is added where there is a body and nobody has given one. */
export const bytesOf = ({ body, headers = [], method, target }: WireRequest): Buffer => {
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(names.has("host") ? [] : ["Host: 127.0.0.1"]),
    ...(names.has("connection") ? [] : ["Connection: close"]),
    ...(body === undefined || names.has("content-length") || names.has("transfer-encoding")
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`)
  ]
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), Buffer.from((body as string) ?? "")])
}

/** A connection with these first bytes on it. Its errors are ignored: the host may close while we still send. */
export const openSocket = (port: number, ...parts: ReadonlyArray<string | Uint8Array>): Socket => {
  const socket = connect(port, "127.0.0.1").on("error", () => {})
  for (const part of parts) socket.write(part)
  return socket
}

/** Reads what comes back: what has come by now, and all of it once the connection is closed. */
export const read = (socket: Socket) => {
  let text = ""
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1")
  })
  socket.resume()
  return { text: () => text, end: once(socket, "close").then(() => text) }
}

/**
 * Everything that comes back until the host closes the connection, which it has to do before the test ends. `end`
 * closes our own side after the last byte.
 */
export const exchange = async (
  baseUrl: string,
  { end }: { readonly end: boolean },
  ...parts: ReadonlyArray<string | Uint8Array>
): Promise<Buffer> => {
  const bytes = parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))
  const socket = openSocket(Number(new URL(baseUrl).port), ...bytes)
  const received: Array<Buffer> = []
  socket.on("data", (chunk) => received.push(chunk))
  if (end) socket.end()
  await once(socket, "close")
  return Buffer.concat(received)
}

const chunked = (bytes: Buffer): readonly [text: Buffer, rest: Buffer] => {
  const chunks: Array<Buffer> = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf("\r\n", at)
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16)
    if (lineEnd < 0 || !(size > 0)) return [Buffer.concat(chunks), bytes.subarray(lineEnd + 4)]
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 4 + size
  }
}

/** What a client that has asked for a coding makes of the body. */
const plain = (body: Buffer, headers: Headers): Buffer => {
  const coding = headers.get("content-encoding")
  if (body.length === 0) return body
  if (coding === "gzip") return gunzipSync(body)
  return coding === "br" ? brotliDecompressSync(body) : body
}

/** The answers of one connection in their order, "100 Continue" among them. */
export const answersIn = (bytes: Buffer, methods: ReadonlyArray<string> = []): ReadonlyArray<Answer> => {
  const end = bytes.indexOf("\r\n\r\n")
  if (end < 0) return []
  const [status = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n")
  const headers = new Headers(lines.map((line) => line.split(/: ?(.*)/s, 2) as [string, string]))
  const code = Number(status.split(" ")[1])
  const rest = bytes.subarray(end + 4)
  const isBare = methods[0] === "HEAD" || code < 200 || code === 204
  const length = Number(headers.get("content-length") ?? rest.length)
  const [body, more] = isBare
    ? [Buffer.alloc(0), rest]
    : headers.get("transfer-encoding") === "chunked"
      ? chunked(rest)
      : [rest.subarray(0, length), rest.subarray(length)]
  const others = code < 200 ? methods : methods.slice(1)
  return [{ status: code, headers, text: plain(body, headers).toString("utf8") }, ...answersIn(more, others)]
}

/** The one answer to one request. */
export const ask = async (baseUrl: string, request: WireRequest): Promise<Answer> => {
  const [answer] = answersIn(await exchange(baseUrl, { end: false }, bytesOf(request)), [request.method])
  if (answer === undefined) throw new Error(`No answer to ${request.method} ${request.target.slice(0, 200)}`)
  return answer
}
