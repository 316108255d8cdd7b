/** Clients of the realtime endpoint: pusher-js as it comes from npm, and a bare websocket. */
import { until } from "@mentorkit/test-kit/waiting/until"
import Module from "pusher-js"
import { WebSocket } from "ws"

type PusherClass = typeof Module.default
// Its types say that the class is the module's `default`; what Node loads is the class.
const Pusher = Module as unknown as PusherClass
export type PusherClient = InstanceType<PusherClass>

export const clientOptions = (baseUrl: string, token: string) => {
  const { hostname, port } = new URL(baseUrl)
  return {
    cluster: "",
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    disableStats: true,
    enabledTransports: ["ws" as const],
    channelAuthorization: {
      transport: "ajax" as const,
      endpoint: `${baseUrl}/api/broadcasting/auth`,
      headers: { authorization: `Bearer ${token}` }
    }
  }
}

export const newPusher = (baseUrl: string, token: string, key = "mentorkit"): PusherClient =>
  new Pusher(key, clientOptions(baseUrl, token))

/** The next of a channel's events of that name. */
export const nextEvent = <A>(channel: ReturnType<PusherClient["subscribe"]>, event: string): Promise<A> =>
  new Promise((resolve) => {
    const handler = (data: A) => {
      channel.unbind(event, handler)
      resolve(data)
    }
    channel.bind(event, handler)
  })

export const subscribed = async (pusher: PusherClient, name: string) => {
  const channel = pusher.subscribe(name)
  await until(`a subscription to ${name}`, async () => (channel.subscribed ? true : undefined))
  return channel
}

export interface Told {
  readonly event: string
  readonly channel?: string
  readonly user_id?: string
  readonly data?: unknown
}

const told = (text: string): Told => {
  const message = JSON.parse(text)
  return { ...message, ...(typeof message.data === "string" && { data: JSON.parse(message.data) }) }
}

/** A websocket that notes all it is told. */
export const openSocket = async (
  baseUrl: string,
  path = "/app/mentorkit?protocol=7",
  headers: Readonly<Record<string, string>> = {}
) => {
  const socket = new WebSocket(baseUrl.replace("http", "ws") + path, { headers })
  const messages: Array<Told> = []
  socket.on("message", (data) => messages.push(told(String(data))))
  // Refused, it has closed as well.
  socket.on("error", () => undefined)
  const closed = new Promise<{ readonly code: number; readonly reason: string }>((resolve) => {
    socket.once("close", (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await Promise.race([new Promise((resolve) => socket.once("open", resolve)), closed])
  const next = (event: string, count = 1) =>
    until(event, async () => messages.filter((one) => one.event === event)[count - 1])
  return {
    socket,
    messages,
    closed,
    next,
    send: (event: string, data: unknown, channel?: string) => socket.send(JSON.stringify({ event, data, channel })),
    socketId: async () => ((await next("pusher:connection_established")).data as { socket_id: string }).socket_id
  }
}
