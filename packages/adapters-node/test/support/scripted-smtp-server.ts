/** An SMTP server that behaves as it is told, well or badly, and can be told anew while it runs. */
import { once } from "node:events"
import { createServer, type Server, type Socket } from "node:net"
import { type Answer, type Dialogue, newDialogue, type TakenMail } from "./smtp-dialogue.js"

export type { TakenMail } from "./smtp-dialogue.js"

export const smtpModes = [
  /** Takes every mail at once. */
  "good",
  /** Accepts connections and says nothing. */
  "hang",
  "hang-after-ehlo",
  /** Has the whole mail, and says nothing to that. */
  "hang-at-data-end",
  /** Does not listen: connections are refused. */
  "down",
  /** Takes each mail 30 seconds after it is there. */
  "slow",
  /** Takes one mail a second, over all connections. */
  "trickle",
  /** Takes each mail and ends the connection before it says so. */
  "lose",
  /** Wants every recipient to be tried again later (450). */
  "defer"
] as const
export type SmtpMode = (typeof smtpModes)[number]

export interface ScriptedSmtpServer {
  /** "smtp://127.0.0.1:4711"; the same as long as it lives, down or not. */
  readonly url: string
  /** In the order of their arrival, those too whose sender was never told. */
  readonly taken: ReadonlyArray<TakenMail>
  /** Ends all connections, as a restart does. */
  readonly become: (mode: SmtpMode) => Promise<void>
  readonly close: () => Promise<void>
}

interface Options {
  readonly mode?: SmtpMode
  readonly slowMillis?: number
  readonly trickleMillis?: number
}

/** What is said to the end of a mail, and when. */
const dataEnds = (mode: SmtpMode, slowMillis: number, trickle: () => number): Answer => {
  switch (mode) {
    case "hang-at-data-end":
      return { _tag: "Nothing" }
    case "lose":
      return { _tag: "Hangup" }
    case "slow":
      return { _tag: "Text", text: "250 taken", afterMillis: slowMillis }
    case "trickle":
      return { _tag: "Text", text: "250 taken", afterMillis: trickle() }
    default:
      return { _tag: "Text", text: "250 taken", afterMillis: 0 }
  }
}

const closed = (server: Server): Promise<unknown> =>
  server.listening ? once(server.close(), "close") : Promise.resolve()

export const startScriptedSmtpServer = async (options: Options = {}): Promise<ScriptedSmtpServer> => {
  const { slowMillis = 30_000, trickleMillis = 1000 } = options
  const taken: Array<TakenMail> = []
  const sockets = new Set<Socket>()
  let mode: SmtpMode = options.mode ?? "good"
  let nextTurn = 0

  const trickle = () => {
    nextTurn = Math.max(performance.now(), nextTurn) + trickleMillis
    return nextTurn - performance.now()
  }
  const script = {
    greets: () => mode !== "hang",
    answersCommands: () => mode !== "hang-after-ehlo",
    defers: () => mode === "defer",
    atDataEnd: () => dataEnds(mode, slowMillis, trickle)
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    const dialogue: Dialogue = newDialogue(socket, script, taken)
    socket.setNoDelay(true)
    socket.on("data", dialogue.hear)
    // A client that breaks off is an ordinary end.
    socket.on("error", () => undefined)
    socket.once("close", () => {
      sockets.delete(socket)
      dialogue.over()
    })
  })

  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("no port")
    return address.port
  }
  const stop = async () => {
    const over = closed(server)
    for (const socket of sockets) socket.destroy()
    await over
  }

  const port = await listen(0)
  if (mode === "down") await stop()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    become: async (next) => {
      await stop()
      mode = next
      nextTurn = 0
      if (next !== "down") await listen(port)
    },
    close: stop
  }
}
