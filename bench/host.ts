/**
 * CPU time of one request through the host, against bare Koa that answers the same JSON: no access, no validation, no
 * codecs. Server and client are processes of their own; rounds alternate, so that both suffer the same neighbours.
 * Prints `name  value  unit  ratio-to-limit`; the limit is bare Koa with the same JSON.
 */
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { Agent, createServer, request } from "node:http"
import { fileURLToPath, pathToFileURL } from "node:url"
import { createMentorkit } from "@mentorkit/core"
import { domain, guest, type Handlers, namedOperations, operation, Text, Timestamp, Uuid } from "@mentorkit/core/kernel"
import { Authenticator, IdempotencyStore, RateLimiter, Secrets, Settings } from "@mentorkit/core/kernel/ports"
import { bind, front, mount } from "@mentorkit/http-koa"
import { Context, DateTime, Effect, Layer, Schema } from "effect"
import Koa from "koa"
import { median, print } from "./report.js"

const rounds = 15
const requestsPerRound = 1500
const parallel = 8

interface Request {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: string
  /** What the client decodes; nothing unless told. Bare Koa answers as it is. */
  readonly accepts?: string
}
const id = "0197f8a0-0000-7000-8000-000000000001"
const note = { slot_ids: [id, id], session_type_id: id, starts_at: "2027-03-14T14:00:00Z", title: "A word", seats: 2 }
const readSlots: Request = { method: "GET", path: `/api/v1/public/mentors/${id}/slots?from=2027-03-14T14:00:00Z` }
const cases: Readonly<Record<string, Request>> = {
  "read-one": { method: "GET", path: `/api/v1/public/slots/${id}`, accepts: "br" },
  "read-20-slots": readSlots,
  "read-20-slots-brotli": { ...readSlots, accepts: "br" },
  "write-5-fields": { method: "POST", path: "/api/v1/mentor/notes", body: JSON.stringify(note) }
}

const Slot = Schema.Struct({
  id: Uuid,
  starts_at: Timestamp,
  ends_at: Timestamp,
  status: Schema.Literal("open", "booked"),
  available_seats: Schema.Int,
  is_selectable: Schema.Boolean
})
const operations = namedOperations("demo", {
  listSlots: operation({
    access: "public",
    input: Schema.Struct({ mentor_id: Uuid, from: Schema.optionalWith(Timestamp, { nullable: true }) }),
    success: Schema.Struct({ slots: Schema.Array(Slot) }),
    failures: []
  }),
  getSlot: operation({
    access: "public",
    input: Schema.Struct({ slot_id: Uuid }),
    success: Schema.Struct({ slot: Slot }),
    failures: []
  }),
  takeNote: operation({
    access: "user",
    input: Schema.Struct({
      slot_ids: Schema.NonEmptyArray(Uuid),
      session_type_id: Uuid,
      starts_at: Timestamp,
      title: Text(255),
      seats: Schema.Int.pipe(Schema.between(1, 10))
    }),
    success: Schema.Struct({ slot: Slot }),
    failures: []
  })
})
class Demo extends Context.Tag("Demo")<Demo, Handlers<typeof operations>>() {}

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const slot = { id, starts_at: at, ends_at: at, status: "open", available_seats: 1, is_selectable: true } as const
const slots = Array.from({ length: 20 }, () => slot)

/** Kernel services that no operation here asks for. */
const services = Layer.mergeAll(
  Layer.succeed(Demo, {
    listSlots: () => Effect.succeed({ slots }),
    getSlot: () => Effect.succeed({ slot }),
    takeNote: () => Effect.succeed({ slot })
  }),
  Layer.succeed(Authenticator, {
    authenticate: (token) => Effect.succeed(token === id ? { _tag: "User", userId: id as never, roles: [] } : guest),
    callerOf: Effect.die
  }),
  Layer.succeed(IdempotencyStore, { start: Effect.die, finish: Effect.die, release: Effect.die }),
  Layer.succeed(RateLimiter, { consume: Effect.die }),
  Layer.succeed(Secrets, {
    random: Effect.die,
    hash: Effect.die,
    derivations: Effect.die,
    reseal: Effect.die,
    derive: Effect.die,
    seal: Effect.die,
    open: Effect.die
  }),
  Layer.succeed(Settings, { get: Effect.die, set: Effect.die })
)

const ours = (): Koa => {
  const kit = createMentorkit({ domains: { demo: domain(operations, Demo) }, services })
  const endpoints = bind(operations, {
    listSlots: { route: "GET /public/mentors/:mentor_id/slots", message: "Fine." },
    getSlot: { route: "GET /public/slots/:slot_id", message: "Fine." },
    takeNote: { route: "POST /mentor/notes", message: "Fine." }
  })
  return new Koa().use(front()).use(mount({ kit, endpoints, prefix: "/api/v1", origin: "https://api.test" }))
}

const encodedSlot = { ...slot, starts_at: "2027-03-14T14:00:00+00:00", ends_at: "2027-03-14T14:00:00+00:00" }

const bare = (): Koa =>
  new Koa().use(async (ctx) => {
    if (ctx.method === "GET") {
      const data = ctx.path.endsWith("/slots") ? { slots: slots.map(() => encodedSlot) } : { slot: encodedSlot }
      ctx.body = { status: "success", message: "Fine.", data }
      return
    }
    const chunks: Array<Buffer> = []
    for await (const chunk of ctx.req) chunks.push(chunk)
    JSON.parse(Buffer.concat(chunks).toString("utf8"))
    ctx.body = { status: "success", message: "Fine.", data: { slot: encodedSlot } }
  })

/** In a process of its own: tells its port, and on every message the CPU time it has used so far, in microseconds. */
const serve = (app: Koa): void => {
  const server = createServer(app.callback()).listen(0, "127.0.0.1", () => {
    process.send?.(Object(server.address()).port)
  })
  process.on("disconnect", () => process.exit())
  process.on("message", () => {
    const { system, user } = process.cpuUsage()
    process.send?.(user + system)
  })
}

const start = async (name: string) => {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), ["serve", name])
  const [port] = (await once(child, "message")) as [number]
  const agent = new Agent({ keepAlive: true, maxSockets: parallel })

  const send = ({ accepts, body, method, path }: Request) =>
    new Promise<string>((resolve, reject) => {
      const headers = {
        ...(accepts !== undefined && { "accept-encoding": accepts }),
        ...(body !== undefined && { authorization: `Bearer ${id}` }),
        ...(body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      }
      const asked = request({ agent, host: "127.0.0.1", port, method, path, headers }, (answer) => {
        let text = ""
        answer.setEncoding("utf8")
        answer.on("data", (chunk) => {
          text += chunk
        })
        answer.on("end", () => resolve(text))
      })
      asked.on("error", reject)
      asked.end(body)
    })

  const used = async (): Promise<number> => {
    child.send("used")
    return ((await once(child, "message")) as [number])[0]
  }

  const load = async (what: Request, count: number) => {
    let left = count
    const worker = async () => {
      while (left > 0) {
        left -= 1
        await send(what)
      }
    }
    await Promise.all(Array.from({ length: parallel }, worker))
  }
  return {
    send,
    /** Microseconds of the server's CPU for one request. */
    measure: async (what: Request): Promise<number> => {
      const before = await used()
      await load(what, requestsPerRound)
      return ((await used()) - before) / requestsPerRound
    },
    stop: () => {
      agent.destroy()
      child.kill()
    }
  }
}

export const host = async (): Promise<void> => {
  const servers = { ours: await start("ours"), bare: await start("bare") }
  try {
    for (const [name, what] of Object.entries(cases)) {
      const { accepts, ...plain } = what
      const [mine, theirs] = [await servers.ours.send(plain), await servers.bare.send(plain)]
      if (mine !== theirs) throw new Error(`${name}: ${mine} is not ${theirs}`)
      const samples: Array<{ readonly ours: number; readonly bare: number }> = []
      for (let round = -3; round < rounds; round++) {
        const sample = { bare: await servers.bare.measure(what), ours: await servers.ours.measure(what) }
        if (round >= 0) samples.push(sample)
      }
      const times = median(samples.map(({ bare, ours }) => ours / bare))
      print(`host.${name}`, median(samples.map(({ ours }) => ours)).toFixed(1), "us-cpu/request", times.toFixed(2))
      print(`host.${name}.bare-koa`, median(samples.map(({ bare }) => bare)).toFixed(1), "us-cpu/request", "-")
    }
  } finally {
    servers.ours.stop()
    servers.bare.stop()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (process.argv[2] === "serve") serve(process.argv[3] === "ours" ? ours() : bare())
  else await host()
}
