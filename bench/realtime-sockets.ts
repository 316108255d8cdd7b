/** Clients of a measured websocket server: as little as they can be. */
import { createHmac } from "node:crypto"
import { once } from "node:events"
import { WebSocket } from "ws"

export const realtimeKey = "mentorkit"
export const realtimeSecret = "the secret of channels, for measuring"

const inTens = 50

/** So many at once, until all are there. */
export const opened = async <A>(count: number, open: (index: number) => Promise<A>): Promise<ReadonlyArray<A>> => {
  const all: Array<A> = []
  for (let start = 0; start < count; start += inTens) {
    const some = Array.from({ length: Math.min(inTens, count - start) }, (_, n) => open(start + n))
    all.push(...(await Promise.all(some)))
  }
  return all
}

const webSocketUrl = (url: string) => url.replace("http", "ws")

export const openBare = async (url: string): Promise<WebSocket> => {
  const socket = new WebSocket(webSocketUrl(url), { perMessageDeflate: false })
  await once(socket, "open")
  return socket
}

/** Connected, and told its id. */
const openIdle = async (url: string) => {
  const path = `${webSocketUrl(url)}/app/${realtimeKey}?protocol=7`
  const socket = new WebSocket(path, { perMessageDeflate: false })
  const [first] = await once(socket, "message")
  const { socket_id: id } = JSON.parse(JSON.parse(String(first)).data) as { readonly socket_id: string }
  return { socket, id }
}

/** Listens to the channel; `onFrame` is given the data of each frame, as text. */
export const openListening = async (url: string, channel: string, onFrame: (data: string) => void) => {
  const { id, socket } = await openIdle(url)
  const signature = createHmac("sha256", realtimeSecret).update(`${id}:${channel}`).digest("hex")
  const auth = `${realtimeKey}:${signature}`
  const answered = once(socket, "message")
  socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }))
  const [answer] = await answered
  if (!String(answer).includes("subscription_succeeded")) throw new Error(`Not let in: ${answer}`)
  socket.on("message", (data) => onFrame(JSON.parse(String(data)).data))
  return socket
}
