/** As much of Twilio as sending texts needs, on this machine. */
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import type { ArrivedText } from "@mentorkit/core/testing"

const sid = "AC0123456789abcdef"
const token = "to:ken/+?"

/** What it does wrong, or the status that it answers; nothing unless told. */
export type Fault = "refuses" | "silent" | "redirects" | "hangs up" | number

/** Twilio's own for tests: no text is ever taken for it. */
export const nobodysNumber = "+15005550001"

export const newSmsServer = async () => {
  const received: Array<ArrivedText & { readonly sender: string }> = []
  let fault: Fault | undefined

  const fail = (request: IncomingMessage, response: ServerResponse, body: URLSearchParams, how: Fault) => {
    if (typeof how === "number") return response.writeHead(how).end(`<p>${body.get("To")} ${body.get("Body")}`)
    switch (how) {
      case "refuses": {
        const message = `The number ${body.get("To")} cannot be sent '${body.get("Body")}'`
        return response.writeHead(400).end(JSON.stringify({ code: 21211, message, status: 400 }))
      }
      case "redirects":
        return response.writeHead(307, { location: `http://${request.headers.host}/elsewhere` }).end()
      case "hangs up":
        return request.socket.destroy()
    }
  }

  const server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request))
    const isLuredAway = request.url === "/elsewhere"
    if (isLuredAway) received.push({ to: body.get("To") ?? "", text: body.get("Body") ?? "", sender: "elsewhere" })
    if (isLuredAway) return void response.writeHead(201).end("{}")
    if (fault !== undefined) return void fail(request, response, body, fault)
    const isOurs =
      request.method === "POST" &&
      request.url === `/2010-04-01/Accounts/${sid}/Messages.json` &&
      request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") &&
      request.headers.authorization === `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`
    if (!isOurs) return void response.writeHead(401).end(JSON.stringify({ code: 20003, message: "Authenticate" }))
    if (body.get("To") === nobodysNumber) return void fail(request, response, body, "refuses")
    const sender = body.get("From") ?? `service ${body.get("MessagingServiceSid")}`
    received.push({ to: body.get("To") ?? "", text: body.get("Body") ?? "", sender })
    response
      .writeHead(201, { "content-type": "application/json" })
      .end(JSON.stringify({ sid: "SM1", status: "queued" }))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    received,
    url: `http://${sid}:${encodeURIComponent(token)}@${host}`,
    strangersUrl: `http://${sid}:wrong@${host}`,
    begin: (next: Fault | undefined) => {
      fault = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}

export type SmsServer = Awaited<ReturnType<typeof newSmsServer>>
