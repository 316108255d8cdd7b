/** A small Stripe on this machine, which takes nothing but what is expected of us, and can be made to misbehave. */
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { apiVersion } from "@mentorkit/adapters-stripe"
import type { SentEvent } from "@mentorkit/core/testing"
import { DateTime } from "effect"
import Stripe from "stripe"
import { newBooks } from "./books.js"
import { newDeeds } from "./deeds.js"
import { faultsOf, type ReceivedCall } from "./expected-calls.js"
import { newDescription } from "./openapi.js"
import { type Answer, newRoutes, refusal } from "./routes.js"
import type { Era } from "./shapes.js"

export const secretKey = "sk_test_of_mentorkit_0123456789"
export const webhookSecret = "whsec_of_mentorkit_0123456789"

/** What it does wrong. "after" the deed is done, which nobody is told then. */
export type Fault =
  | "too many"
  | "key in use"
  | "broken"
  | "broken after"
  | "wrong key"
  | "silent"
  | "silent after"
  | "hangs up"
  | "hangs up after"
  | "stops in the middle"
  | "trickles"
  | { readonly says: string }
  | { readonly refuses: string }

const descriptionPath = process.env["STRIPE_OPENAPI"]
const description = descriptionPath === undefined ? undefined : newDescription(descriptionPath)

const inUse = refusal(409, "There is another request in progress.", { code: "idempotency_key_in_use" })

interface Remembered {
  readonly params: string
  readonly answer: Answer
  isDone: boolean
}

export interface StripeServerOptions {
  /** The shapes of its messages. */
  readonly era?: Era
  readonly pageSize?: number
}

export const newStripeServer = async ({ era = "current", pageSize = 100 }: StripeServerOptions = {}) => {
  const books = newBooks()
  const sent: Array<SentEvent & { readonly type: string }> = []
  const received: Array<ReceivedCall> = []
  const complaints: Array<string> = []
  const keys = new Map<string, Remembered>()
  let faults: ReadonlyArray<Fault> = []
  let requests = 0

  const tell = (type: string, object: object) => {
    const created = books.now()
    const event = {
      id: `evt_test_${sent.length}`,
      object: "event",
      api_version: apiVersion,
      created,
      type,
      data: { object }
    }
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: created })
    const signedAt = DateTime.unsafeMake(created * 1000)
    sent.push({ type, payload: new TextEncoder().encode(payload), signature, signedAt })
  }
  const deeds = newDeeds(books, tell, era)
  const route = newRoutes(books, deeds, pageSize)

  const headerFaults = ({ headers, method }: IncomingMessage) => [
    ...(headers.authorization === `Bearer ${secretKey}` ? [] : ["there is no key"]),
    ...(headers["stripe-version"] === apiVersion ? [] : ["the version is not pinned"]),
    ...(headers["x-stripe-client-telemetry"] === undefined ? [] : ["there is telemetry"]),
    ...(method !== "POST" || headers["content-type"] === "application/x-www-form-urlencoded" ? [] : ["this is no form"])
  ]

  const callOf = async (request: IncomingMessage): Promise<ReceivedCall> => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stripe.test")
    const form = new URLSearchParams(await text(request))
    const idempotencyKey = request.headers["idempotency-key"]?.toString()
    const params = new Map([...searchParams, ...form])
    return { method: request.method ?? "", path: pathname, params, idempotencyKey }
  }

  /** As Stripe's: a key brings the first answer again, and is refused for something else or while it is at work. */
  const answerOnce = (call: ReceivedCall): Answer => {
    if (call.idempotencyKey === undefined) return route(call)
    const params = JSON.stringify([call.path, ...call.params])
    const known = keys.get(call.idempotencyKey)
    if (known === undefined) {
      const remembered = { params, answer: route(call), isDone: false }
      keys.set(call.idempotencyKey, remembered)
      setTimeout(() => {
        remembered.isDone = true
      }, 2)
      return remembered.answer
    }
    if (known.params !== params) {
      return refusal(
        400,
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        {
          type: "idempotency_error"
        }
      )
    }
    return known.isDone ? known.answer : inUse
  }

  const write = (response: ServerResponse, { body, status }: Answer) => {
    requests += 1
    response.writeHead(status, { "content-type": "application/json", "request-id": `req_test_${requests}` })
    response.end(JSON.stringify(body))
  }

  const fail = async (fault: Fault, request: IncomingMessage, response: ServerResponse) => {
    if (typeof fault === "object" && "refuses" in fault) return write(response, refusal(400, fault.refuses))
    if (typeof fault === "object") return response.writeHead(200, { "request-id": "req_test_odd" }).end(fault.says)
    if (fault.startsWith("silent")) return undefined
    if (fault.startsWith("hangs up")) return request.socket.destroy()
    switch (fault) {
      case "key in use":
        return write(response, inUse)
      case "too many":
        return write(response, refusal(429, "Too many requests", { code: "rate_limit" }))
      case "wrong key":
        return write(response, refusal(401, "Invalid API Key provided: sk_test_***6789"))
      case "stops in the middle":
        response.writeHead(200, { "content-length": "100" }).write('{"id": "cs_')
        await pause(5)
        return request.socket.destroy()
      case "trickles":
        response.writeHead(200)
        while (!response.destroyed && server.listening) {
          response.write(" ")
          await pause(20)
        }
        return undefined
      default:
        return write(response, { status: 500, body: { error: { type: "api_error", message: "Something went wrong" } } })
    }
  }

  const server = createServer(async (request, response) => {
    const call = await callOf(request)
    received.push(call)
    const wrong = [...headerFaults(request), ...faultsOf(call), ...(description?.faultsOf(call) ?? [])]
    const [fault, ...others] = faults
    faults = others
    if (fault === "wrong key" || (wrong.length === 0 && fault !== undefined)) {
      if (typeof fault === "string" && fault.endsWith("after")) answerOnce(call)
      return void (await fail(fault, request, response))
    }
    if (wrong.length > 0) {
      complaints.push(`${call.method} ${call.path}: ${wrong.join("; ")}`)
      return write(response, refusal(400, wrong.join("; ")))
    }
    write(response, answerOnce(call))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")

  return {
    ...{ books, deeds, sent, received, complaints },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The next calls meet these, one each. */
    begin: (...next: ReadonlyArray<Fault>) => {
      faults = next
    },
    /** As Stripe does after a day. */
    forgetKeys: () => keys.clear(),
    stop: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
export type StripeServer = Awaited<ReturnType<typeof newStripeServer>>
