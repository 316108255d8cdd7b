/**
 * Asks a server over kept connections, in a process of its own. It speaks just enough HTTP to know where an answer ends, so
 * that it takes as little as possible of the machine that it shares with the server.
 */
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { fileURLToPath } from "node:url"
import { stopped } from "./server-process.js"

/** A path alone is a GET without anything. */
export type Ask =
  | string
  | {
      readonly path: string
      /** By names: "Authorization". */
      readonly headers?: Readonly<Record<string, string>>
      /** Sent by POST as JSON. */
      readonly body?: unknown
    }

export interface Load {
  readonly url: string
  /** Asked in turn. */
  readonly asks: ReadonlyArray<Ask>
  readonly connections: number
  readonly requests: number
}

export interface LoadResult {
  readonly requestsPerSecond: number
  /** In milliseconds, ascending. */
  readonly latencies: ReadonlyArray<number>
  readonly bytes: number
}

const headEnd = Buffer.from("\r\n\r\n")

/** The length of the answer that the buffer begins with, once its head is there. */
const lengthOf = (received: Buffer): number | undefined => {
  const end = received.indexOf(headEnd)
  if (end === -1) return undefined
  const head = received.subarray(0, end).toString("latin1")
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`The server answered ${head.split("\r\n", 1)[0]}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error("The answer does not tell its length")
  return end + headEnd.length + Number(length)
}

const requestOf = (ask: Ask): string => {
  const { body, headers = {}, path } = typeof ask === "string" ? { path: ask } : ask
  const text = body === undefined ? "" : JSON.stringify(body)
  const length = Buffer.byteLength(text)
  const content = body === undefined ? {} : { "Content-Type": "application/json", "Content-Length": String(length) }
  const lines = Object.entries({ Host: "localhost", ...headers, ...content }).map(
    ([name, value]) => `${name}: ${value}`
  )
  return [`${body === undefined ? "GET" : "POST"} ${path} HTTP/1.1`, ...lines, "", text].join("\r\n")
}

/** One connection, which asks as long as `next` has something to ask for. */
const drive = (port: number, next: () => string | undefined, done: (millis: number, bytes: number) => void) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, noDelay: true })
    let [began, bytes, expected] = [0, 0, 0]
    const ask = () => {
      const request = next()
      if (request === undefined) return void socket.end(resolve)
      ;[began, bytes, expected] = [performance.now(), 0, 0]
      socket.write(request)
    }
    socket.once("connect", ask)
    socket.once("error", reject)
    let head = Buffer.alloc(0)
    socket.on("data", (chunk) => {
      bytes += chunk.length
      try {
        if (expected === 0) {
          head = Buffer.concat([head, chunk])
          expected = lengthOf(head) ?? 0
        }
      } catch (error) {
        return void socket.destroy(error instanceof Error ? error : undefined)
      }
      if (expected === 0 || bytes < expected) return
      head = Buffer.alloc(0)
      done(performance.now() - began, bytes)
      ask()
    })
  })

const run = async ({ asks, connections, requests, url }: Load): Promise<LoadResult> => {
  const latencies: Array<number> = []
  const texts = asks.map(requestOf)
  let [asked, bytes] = [0, 0]
  const next = () => (asked < requests ? texts[asked++ % texts.length] : undefined)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () =>
      drive(Number(new URL(url).port), next, (millis, received) => {
        latencies.push(millis)
        bytes += received
      })
    )
  )
  const seconds = (performance.now() - began) / 1000
  return { requestsPerSecond: requests / seconds, latencies: latencies.sort((a, b) => a - b), bytes }
}

export interface LoadGenerator {
  readonly run: (load: Load) => Promise<LoadResult>
  readonly stop: () => Promise<void>
}

type Answer = { readonly result: LoadResult } | { readonly error: string }

export const startLoadGenerator = (): LoadGenerator => {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), ["generate"])
  return {
    run: async (load) => {
      const answer = once(child, "message")
      child.send(load)
      const [said] = (await answer) as [Answer]
      if ("error" in said) throw new Error(said.error)
      return said.result
    },
    stop: () => stopped(child)
  }
}

if (process.argv[2] === "generate" && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on("disconnect", () => process.exit())
  process.on("message", (load: Load) => {
    run(load).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: String(error) })
    )
  })
}
