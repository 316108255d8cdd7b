/** What happens on the host, as it happens: every row of one's inbox once, over breaks of the connection too. */
import type { Client, Notification } from "./generated/client.js"

export interface ListenOptions {
  /** As of `createClient`. */
  readonly baseUrl: string
  /** The host's REALTIME_KEY; "mentorkit" unless told. */
  readonly key?: string
  /** Whose inbox: the caller's own id. */
  readonly userId: string
  /** The largest `revision` that is known already. Unless told: only what happens from now on. */
  readonly after?: number
  /** For rows of one type: `{ "session.booked": (row) => … }`. */
  readonly on?: { readonly [type: string]: (row: Notification) => void }
  /** For every row. */
  readonly onRow?: (row: Notification) => void
  /** With the connection's `socketId`, for calls that are to spare it; without one while there is none. */
  readonly onConnection?: (socketId?: string) => void
  /** It does not come back: the sign-in has ended, the channel is not one's own, or there is no such app. */
  readonly onEnd?: (reason: unknown) => void
}

/** What is used of the browser's API, which Node has since 22; the compiler of this package knows neither. */
interface Socket {
  onmessage: (event: { readonly data: string }) => void
  onclose: (event: { readonly code: number }) => void
  send(text: string): void
  close(): void
}
const newSocket = (url: string): Socket =>
  new (globalThis as unknown as { readonly WebSocket: new (url: string) => Socket }).WebSocket(url)

/** Milliseconds without a word after which we ask, and after which the connection is given up. */
const [askAfter, goneAfter] = [30_000, 45_000]
const longestPause = 30_000

/** Listens until the function that it answers is called. */
export const listen = (client: Client, options: ListenOptions): (() => void) => {
  const { baseUrl, key = "mentorkit", on = {}, onConnection, onEnd, onRow, userId } = options
  const channel = `private-users.${userId}.notifications`
  const url = `${baseUrl.replace(/^http/, "ws").replace(/\/+$/, "")}/app/${key}?protocol=7`
  let revision = options.after
  let failures = 0
  let close = () => {}
  let hasEnded = false
  let told: Promise<void> = Promise.resolve()
  /** Rows are told one after the other: those that were missed before those that come meanwhile. */
  const then = (work: () => void | Promise<void>) => {
    // What a handler throws is its page's to know, as with any event.
    told = told.then(work).catch(
      (error: unknown) =>
        void setTimeout(() => {
          throw error
        })
    )
  }

  const end = (reason?: unknown) => {
    if (hasEnded) return
    hasEnded = true
    close()
    if (reason !== undefined) onEnd?.(reason)
  }
  const tell = (row: Notification) => {
    if (hasEnded || row.revision <= (revision ?? 0)) return
    revision = row.revision
    onRow?.(row)
    on[row.type]?.(row)
  }
  const rowsAfter = async (after: number | undefined) => {
    const answer = await client.notifications.listNotifications({ per_page: 50, ...(after !== undefined && { after }) })
    if (answer.ok) return answer.data.notifications.data
    close()
    return undefined
  }
  const resume = async () => {
    if (revision === undefined) {
      const rows = await rowsAfter(undefined)
      if (rows !== undefined) revision = Math.max(0, ...rows.map((row) => row.revision))
      return
    }
    for (let rows = await rowsAfter(revision); rows && rows.length > 0; rows = await rowsAfter(revision))
      rows.forEach(tell)
  }

  const open = () => {
    const socket = newSocket(url)
    let timer: ReturnType<typeof setTimeout>
    const send = (event: string, data: unknown) => socket.send(JSON.stringify({ event, data }))
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        send("pusher:ping", {})
        timer = setTimeout(close, goneAfter - askAfter)
      }, askAfter)
    }
    const subscribe = async (socketId: string) => {
      const answer = await client.broadcasting.authorizeChannel({ socket_id: socketId, channel_name: channel })
      if (answer.ok) send("pusher:subscribe", { channel, ...answer.data })
      else if (answer.error.status === 401 || answer.error.status === 403) end(answer.error)
      else socket.close()
    }
    close = () => {
      clearTimeout(timer)
      socket.close()
    }
    socket.onmessage = ({ data: text }) => {
      watch()
      const { data, event } = JSON.parse(text)
      if (event === "pusher:connection_established") {
        const { socket_id } = JSON.parse(data)
        onConnection?.(socket_id)
        void subscribe(socket_id)
      } else if (event === "pusher_internal:subscription_succeeded") {
        failures = 0
        then(resume)
      } else if (event === "pusher:subscription_error") socket.close()
      else if (!event.startsWith("pusher")) then(() => tell(JSON.parse(data)))
    }
    socket.onclose = ({ code }) => {
      clearTimeout(timer)
      if (hasEnded) return
      onConnection?.()
      if (code >= 4000 && code < 4100) return end(code)
      // 42xx: at once, the first time.
      const pause = code >= 4200 && failures === 0 ? 0 : Math.min(longestPause, 1000 * 2 ** failures)
      failures += 1
      timer = setTimeout(open, pause * (0.5 + Math.random() / 2))
    }
  }
  open()
  return () => end()
}
