/** An Express server with a login of its own. Mentorkit is a part of it: no second process, no token, no HTTP between. */
import type { Server } from "node:http"
import {
  accountTools,
  channelSigner,
  diskFileStore,
  invoicePrinter,
  passkeyCeremonies,
  secrets
} from "@mentorkit/adapters-node"
import * as pg from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { admit, createMentorkit, domains, isRefusal, services, stack } from "@mentorkit/core"
import { guest, LinkBase } from "@mentorkit/core/kernel"
import { serveRealtime } from "@mentorkit/http-koa/realtime"
import { Layer, Redacted } from "effect"
import express, { type ErrorRequestHandler, type Request } from "express"
import session from "express-session"

declare module "express-session" {
  interface SessionData {
    accountId: string
  }
}

/** Stands for whatever this server knew its people by before Mentorkit came. */
const people = new Map([
  ["ada", { password: "analytical", email: "ada@example.test", full_name: "Ada Lovelace" }],
  ["grace", { password: "compiler", email: "grace@example.test", full_name: "Grace Hopper" }]
])

/** Who is not signed in, who may not, and what is not there; every other refusal is a 422 here. */
const statusOf = (tag: string) => {
  if (tag === "Unauthenticated") return 401
  if (tag === "Forbidden" || tag === "TwoFactorRequired") return 403
  return tag.endsWith("NotFound") ? 404 : 422
}

/** What an operation refuses carries a tag and a sentence for people, what Express refuses a status. The rest is our fault. */
const onError: ErrorRequestHandler = (error, _request, response, _next) => {
  const status = isRefusal(error) ? statusOf(error._tag) : (error?.status ?? 500)
  response.status(status).json({ error: isRefusal(error) ? error.message : "Something went wrong." })
}

/** `appUrl` is where people reach this server. The database is in `dataDir`; in memory without one. */
export const newServer = async (options: { appUrl: string; secret: string; filesDir: string; dataDir?: string }) => {
  const { appUrl, filesDir, secret, ...database } = options
  const { hostname: rpId, origin } = new URL(appUrl)
  const kit = createMentorkit({
    domains,
    // From the bottom up: each stands on those before it.
    services: stack(
      Pglite.layer(database),
      secrets(Redacted.make(secret)),
      Layer.succeed(LinkBase, { appUrl, frontendUrl: appUrl }),
      Layer.mergeAll(
        pg.devMailbox,
        pg.memoryRateLimiter,
        accountTools,
        channelSigner(),
        diskFileStore({ folder: filesDir }),
        invoicePrinter(),
        pg.webhookDelivery(appUrl)
      ),
      passkeyCeremonies({ rpId, rpName: "Our server", origins: [origin] }),
      pg.adapters,
      pg.offlineGateway({ secret: Redacted.make(secret) }),
      services,
      pg.outboxRelay()
    )
  })
  await kit.runInBackground(pg.backgroundWork())
  const app = express()

  // A gateway proves itself by its signature over the very bytes.
  app.post("/gateway/webhook", express.raw({ type: () => true }), async ({ body, headers }, response) => {
    const event = { payload: body, gateway_signature: String(headers["gateway-signature"]) }
    response.json(await kit.as(guest).payments.receiveGatewayEvent(event))
  })
  app.use(express.json(), session({ secret, resave: false, saveUninitialized: false }))

  app.post("/sign-in", async ({ body, session }, response) => {
    const person = people.get(body.name)
    if (person === undefined || person.password !== body.password) return void response.sendStatus(401)
    const { email, full_name } = person
    session.accountId = await admit(kit, { email, full_name })
    response.sendStatus(204)
  })
  /** Every operation there is, on behalf of whoever is signed in here. */
  const operations = async ({ session: { accountId } }: Request) =>
    kit.as(accountId === undefined ? guest : await kit.callerOf(accountId))

  app.get("/me", async (request, response) => void response.json(await (await operations(request)).identity.getMe({})))
  app.post("/holds", async (request, response) => {
    response.json(await (await operations(request)).scheduling.holdSlots({ slot_ids: request.body.slot_ids }))
  })
  app.post("/bookings", async (request, response) => {
    response.status(201).json(await (await operations(request)).bookings.createBooking(request.body))
  })
  app.get("/bookings/:id", async (request, response) => {
    response.json(await (await operations(request)).bookings.getMenteeBooking({ id: request.params.id }))
  })
  app.post("/mentors/:id/approval", async (request, response) => {
    response.json(await (await operations(request)).admin.approveMentor({ id: request.params.id }))
  })
  // Clients of the Pusher protocol ask by a form; `serveRealtime` below takes their connections.
  app.post("/api/broadcasting/auth", express.urlencoded(), async (request, response) => {
    response.json(await (await operations(request)).broadcasting.authorizeChannel(request.body))
  })
  app.use(onError)
  /** Beside what the server serves: what happens shows at once, at `/app/mentorkit`. Answers what metrics need. */
  const realtimeOn = (server: Server) => kit.runInBackground(serveRealtime(server))
  return { app, kit, realtimeOn }
}
