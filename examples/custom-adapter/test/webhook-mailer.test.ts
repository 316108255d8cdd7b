/** The published suite, on the adapter of this example: all that vitest needs. */
import { once } from "node:events"
import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import type { Mail } from "@mentorkit/core/notifications"
import { checkConformance, mailerConformance } from "@mentorkit/core/testing"
import { Context, Effect, Layer } from "effect"
import { afterAll, describe, it } from "vitest"
import { webhookMailer } from "../src/webhook-mailer.js"

/** The service at the other end, which keeps what it takes. */
class Service extends Context.Tag("Service")<
  Service,
  { readonly url: string; readonly taken: ReadonlyArray<Mail> }
>() {}

const refused = "nobody@example.test"

const start = async () => {
  const taken: Array<Mail> = []
  const server = createServer(async (request, response) => {
    const mail: Mail = JSON.parse(await text(request))
    const isTaken = mail.to !== refused
    if (isTaken) taken.push(mail)
    response.writeHead(isTaken ? 202 : 422).end()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return { server, taken, url: `http://127.0.0.1:${address.port}/mails` }
}

const service = Layer.scoped(
  Service,
  Effect.acquireRelease(Effect.promise(start), ({ server }) =>
    Effect.promise(async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    })
  )
)

const asArrived = (mail: Mail) => ({
  ...mail,
  to: [mail.to],
  headers: Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${value}`)
})

checkConformance(
  { describe, it, afterAll },
  mailerConformance({
    arrived: Effect.map(Service, ({ taken }) => taken.map(asArrived)),
    // Nobody listens there.
    down: webhookMailer({ url: "http://127.0.0.1:1/mails" }),
    refused,
    // It takes a mail, or never will, or is away.
    deferred: null
  }),
  Layer.unwrapEffect(Effect.map(Service, ({ url }) => webhookMailer({ url }))).pipe(Layer.provideMerge(service))
)
