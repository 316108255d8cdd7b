/** The server as its own users meet it: a cookie and no token. */
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Caller, UserId } from "@mentorkit/core/kernel"
import { Realtime } from "@mentorkit/core/kernel/ports"
import { CheckoutSessionId } from "@mentorkit/core/payments"
import { OfflineGateway } from "@mentorkit/core/payments/ports"
import { Effect } from "effect"
import PusherModule from "pusher-js"
import { afterAll, assert, beforeAll, it } from "vitest"
import { newServer } from "../src/server.js"

// Its types say that the class is the module's `default`; what Node loads is the class.
const Pusher = PusherModule as unknown as typeof PusherModule.default

const listener = createServer()
let baseUrl = ""
let filesDir = ""
let kit: Awaited<ReturnType<typeof newServer>>["kit"]
let realtime: Awaited<ReturnType<Awaited<ReturnType<typeof newServer>>["realtimeOn"]>>

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve))
  baseUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  filesDir = await mkdtemp(join(tmpdir(), "embed-express-"))
  const secret = "a secret of at least 32 characters"
  const { app, realtimeOn, ...made } = await newServer({ appUrl: baseUrl, secret, filesDir })
  kit = made.kit
  listener.on("request", app)
  realtime = await realtimeOn(listener)
})
afterAll(async () => {
  await new Promise((resolve) => listener.close(resolve))
  await kit.close()
  await rm(filesDir, { recursive: true })
})

const json = { "content-type": "application/json" }
const post = (path: string, body: object, cookie = "") =>
  fetch(baseUrl + path, { method: "POST", headers: { ...json, cookie }, body: JSON.stringify(body) })

const signIn = async (name: string, password: string): Promise<string> => {
  const answer = await post("/sign-in", { name, password })
  assert.strictEqual(answer.status, 204)
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? ""
}
const read = async <A>(answer: Promise<Response>): Promise<A> => (await answer).json() as Promise<A>
interface Me {
  readonly user: { readonly id: string; readonly full_name: string; readonly email: string }
}
const me = (cookie: string) => fetch(`${baseUrl}/me`, { headers: { cookie } })

const until = async <A>(look: () => Promise<A | undefined>): Promise<A> => {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Here the embedder says who is an admin, too. */
const slotOf = async (mentorAccount: string) => {
  const admin: Caller = { _tag: "User", userId: UserId.make(mentorAccount), roles: ["admin"] }
  const applying = kit.as(await kit.callerOf(mentorAccount))
  const { expertise_areas: areas } = await applying.profiles.listExpertiseAreas({})
  const { onboarding } = await applying.profiles.submitOnboarding({
    role: "mentor",
    headline: "Compilers, from scratch",
    timezone: "UTC",
    currency: "USD",
    hourly_rate: "40.00",
    expertise_area_ids: [areas[0]?.id ?? ""]
  })
  const id = onboarding.mentor_profile?.id ?? ""
  await kit.as(admin).admin.approveMentor({ id })
  const mentor = kit.as(await kit.callerOf(mentorAccount)).scheduling
  const { session_type: type } = await mentor.createSessionType({
    title: "Compilers",
    session_model: "regular_weekly",
    duration_minutes: 60,
    is_free: false,
    price: "40.00",
    max_capacity: 1
  })
  await mentor.createAvailabilityRule({
    rule_type: "regular_weekly",
    day_of_week: 1,
    time_blocks: [{ start_time: "09:00", end_time: "17:00" }]
  })
  return until(async () => {
    const { slots } = await mentor.listPublicSlots({ mentor_id: id, session_type_id: type.id })
    return slots.find(({ is_selectable }) => is_selectable)
  })
}

it("knows its people by its own session", async () => {
  assert.strictEqual((await post("/sign-in", { name: "ada", password: "wrong" })).status, 401)
  assert.strictEqual((await me("")).status, 401)
  const { user } = await read<Me>(me(await signIn("ada", "analytical")))
  assert.deepInclude(user, { full_name: "Ada Lovelace", email: "ada@example.test" })
})

it("tells who may not from what is not there and from what is wrong", async () => {
  const ada = await signIn("ada", "analytical")
  const nobody = randomUUID()
  assert.strictEqual((await post(`/mentors/${nobody}/approval`, {}, ada)).status, 403)
  assert.strictEqual((await fetch(`${baseUrl}/bookings/${nobody}`, { headers: { cookie: ada } })).status, 404)
  assert.strictEqual((await post("/holds", { slot_ids: [] }, ada)).status, 422)
})

it("tells a body that is no JSON from a fault of its own", async () => {
  const answer = await fetch(`${baseUrl}/holds`, { method: "POST", headers: json, body: "{" })
  assert.strictEqual(answer.status, 400)
})

it("sells a session: hold, book, pay, and the gateway's event through the webhook route", async () => {
  const [ada, grace] = [await signIn("ada", "analytical"), await signIn("grace", "compiler")]
  const { user } = await read<Me>(me(grace))
  const slot = await slotOf(user.id)
  assert.strictEqual((await post("/holds", { slot_ids: [slot.id] })).status, 401)
  const hold = await read<{ readonly booking_attempt_id: string }>(post("/holds", { slot_ids: [slot.id] }, ada))
  assert.strictEqual((await post("/holds", { slot_ids: [slot.id] }, grace)).status, 422)

  const { payment_url } = await read<{ readonly payment_url: string }>(post("/bookings", hold, ada))
  const session = CheckoutSessionId.make(new URL(payment_url).pathname.split("/").at(-1) ?? "")
  await kit.runtime.runPromise(Effect.flatMap(OfflineGateway, ({ pay }) => pay(session)))

  const mentor = kit.as(await kit.callerOf(user.id))
  const summary = await until(async () => {
    const earned = await mentor.earnings.getSummary({})
    return earned.pending_clearance.minor > 0 ? earned : undefined
  })
  assert.strictEqual(summary.pending_clearance.formatted, "$34.00")
})

it("tells the person's pages at once what happens, by their cookie", async () => {
  const cookie = await signIn("grace", "compiler")
  const { user } = await read<Me>(me(cookie))
  const { hostname, port } = new URL(baseUrl)
  const pusher = new Pusher("mentorkit", {
    cluster: "",
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ["ws"],
    // What a page of the same origin does by itself: send the cookie along.
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler: async ({ channelName, socketId }, callback) => {
        const body = new URLSearchParams({ socket_id: socketId, channel_name: channelName })
        const answer = await fetch(`${baseUrl}/api/broadcasting/auth`, { method: "POST", headers: { cookie }, body })
        if (answer.ok) callback(null, (await answer.json()) as { readonly auth: string })
        else callback(new Error(String(answer.status)), null)
      }
    }
  })
  const name = `private-users.${user.id}.notifications`
  const channel = pusher.subscribe(name)
  await new Promise((resolve) => channel.bind("pusher:subscription_succeeded", resolve))
  const heard = new Promise((resolve) => channel.bind("news", resolve))
  const lags: Array<number> = []
  realtime.onLag((seconds) => lags.push(seconds))
  const frame = { channel: name, event: "news", data: { n: 1 } }
  await kit.runtime.runPromise(Effect.flatMap(Realtime, ({ publish }) => publish(frame)))
  assert.deepStrictEqual(await heard, { n: 1 })
  assert.deepInclude(realtime.counts(), { opened: 1, sent: 1, missed: 0 })
  assert.lengthOf(lags, 1)

  const others = pusher.subscribe(`private-users.${randomUUID()}.notifications`)
  assert.isObject(await new Promise((resolve) => others.bind("pusher:subscription_error", resolve)))
  pusher.disconnect()
})
