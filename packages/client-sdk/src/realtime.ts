/** What happens on the host, as it happens: every row of one's inbox once, over breaks of the connection too. */
import type { Client, Notification } from "./generated/client.js"

/** What rows of all types have. */
type CommonFields = Omit<Notification, "type" | "data">
type OwnRows<Own> = {
  [T in keyof Own & string]: CommonFields & { readonly type: T; readonly data: Own[T] }
}[keyof Own & string]

/**
 * Rows of the inbox, each type with its own `data`: ours, and those that a host has beside them, such as
 * `{ "shop.order_placed": { number: string } }`.
 */
export type Row<Own = unknown> = Notification | OwnRows<Own>

/** What is done with unread rows, by their type: `{ "session.booked": ({ data }) => … }`. */
export type RowHandlers<Own = unknown> = {
  readonly [T in Row<Own>["type"]]?: (row: Extract<Row<Own>, { readonly type: T }>) => void
}

export interface ListenOptions<Own = unknown> {
  /** As of `createClient`. */
  readonly baseUrl: string
  /** The host's REALTIME_KEY; "mentorkit" unless told. */
  readonly key?: string
  /** Whose inbox: the caller's own id. */
  readonly userId: string
  /**
   * The largest `revision` that is known already. Unless told, it is the largest of the fifty newest rows: what happens from now on,
   * and an older row that was changed since.
   */
  readonly after?: number
  /** For unread rows of one type. */
  readonly on?: RowHandlers<Own>
  /** For every row that comes or has changed; after a break also for one that was read elsewhere meanwhile. */
  readonly onRow?: (row: Row<Own>) => void
  /** With the connection's `socketId`, for calls that are to spare it; without one while there is none. */
  readonly onConnection?: (socketId?: string) => void
  /** It does not come back: the sign-in has ended, the channel is not one's own, or there is no such app. */
  readonly onEnd?: (reason: unknown) => void
}

/** What is used of the browser's API, which Node has since 22; the compiler of this package knows neither. */
interface Socket {
  onmessage: (event: { readonly data: string }) => void
  onclose: (event: { readonly code?: number }) => void
  /** Some Nodes tell nothing else where a connection could not be made. */
  onerror: (event: object) => void
  send(text: string): void
  close(): void
}
const newSocket = (url: string): Socket =>
  new (globalThis as unknown as { readonly WebSocket: new (url: string) => Socket }).WebSocket(url)

/** Without a word for so long we ask, and after as many more the connection is given up. */
const askAfterMillis = 30_000
const longestPauseMillis = 30_000

/** Listens until the function that it answers is called. */
export const listen = <Own = unknown>(client: Client, options: ListenOptions<NoInfer<Own>>): (() => void) => {
  const { baseUrl, key = "mentorkit", on = {}, onConnection, onEnd, onRow, userId } = options
  const channel = `private-users.${userId}.notifications`
  const url = `${baseUrl.replace(/^http/, "ws").replace(/\/+$/, "")}/app/${key}?protocol=7`
  let revision = options.after
  let failures = 0
  let close: () => void
  let hasEnded = false
  /** Rows are told one after the other: those that were missed before those that come meanwhile. */
  let told = Promise.resolve()

  const end = (reason?: unknown) => {
    if (hasEnded) return
    hasEnded = true
    close()
    onConnection?.()
    if (reason) onEnd?.(reason)
  }
  // Each handler is given the rows of its own type, which no index can say.
  const handlers = on as { readonly [type: string]: typeof onRow }
  const tell = (row: Row<Own>) => {
    // What has no revision is no row: a frame of somebody else's.
    if (hasEnded || !(row?.revision > (revision ?? 0))) return
    revision = row.revision
    for (const handle of [onRow, row.read_at ? undefined : handlers[row.type]]) {
      try {
        handle?.(row)
      } catch (error) {
        // The page's to know, as with any event; the next rows are told all the same.
        setTimeout(() => {
          throw error
        })
      }
    }
  }
  const rowsAfter = async () => {
    // The client leaves out what is undefined.
    const answer = await client.notifications.listNotifications({ per_page: 50, after: revision as number })
    if (!answer.ok) throw answer
    return answer.data.notifications.data
  }
  const resume = async () => {
    for (let rows = await rowsAfter(); rows.length > 0 && !hasEnded; rows = await rowsAfter()) rows.forEach(tell)
  }

  const open = () => {
    const socket = newSocket(url)
    let isWhole = true
    // Until the first word: a connection that never opens is given up, too.
    let isAsked = true
    const send = (event: string, data: unknown) => socket.send(JSON.stringify({ event, data }))
    let timer: ReturnType<typeof setTimeout> = setInterval(() => {
      if (isAsked) return socket.close()
      // One that ends before that has failed, whatever the host says.
      failures = 0
      isAsked = true
      send("pusher:ping", {})
    }, askAfterMillis)
    close = () => {
      clearTimeout(timer)
      socket.close()
    }
    /** After something that failed nothing more of this connection is told: the next one begins with what was missed. */
    const then = (work: () => void | Promise<void>) => {
      told = told
        .then(() => (isWhole ? work() : undefined))
        .catch(() => {
          isWhole = false
          socket.close()
        })
    }
    const subscribe = async (socketId: string) => {
      // What happens from here on is asked for once the channel is ours.
      revision ??= Math.max(0, ...(await rowsAfter()).map((row) => row.revision))
      const answer = await client.broadcasting.authorizeChannel({ socket_id: socketId, channel_name: channel })
      if (!answer.ok) throw answer
      send("pusher:subscribe", { channel, ...answer.data })
    }
    const giveUp = (failed: { readonly error?: { readonly status?: number } }) =>
      [401, 403].includes(failed.error?.status ?? 0) ? end(failed.error) : socket.close()
    socket.onmessage = ({ data: text }) => {
      isAsked = false
      const { data, event } = JSON.parse(text)
      if (event === "pusher:connection_established") {
        const { socket_id } = JSON.parse(data)
        onConnection?.(socket_id)
        subscribe(socket_id).catch(giveUp)
      } else if (event === "pusher_internal:subscription_succeeded") then(resume)
      else if (event === "pusher:subscription_error") socket.close()
      else if (!event.startsWith("pusher")) then(() => tell(JSON.parse(data)))
    }
    socket.onclose = socket.onerror = ({ code = 0 }: { readonly code?: number }) => {
      clearTimeout(timer)
      // Of the two the first one counts.
      socket.onclose = socket.onerror = () => {}
      if (hasEnded) return
      if (code >= 4000 && code < 4100) return end(code)
      onConnection?.()
      // 42xx: at once, the first time.
      const pause = code >= 4200 && failures === 0 ? 0 : Math.min(longestPauseMillis, 1000 * 2 ** failures)
      failures += 1
      timer = setTimeout(open, pause * (0.5 + Math.random() / 2))
    }
  }
  open()
  return () => end()
}
