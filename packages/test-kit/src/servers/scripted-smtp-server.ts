/** An SMTP server that behaves as it is told, well or badly, and can be told anew while it runs. */
import { once } from "node:events"
import { createServer, type Server, type Socket } from "node:net"
import { type Answer, type Dialogue, newDialogue, type Step, type TakenMail, taking } from "./smtp-dialogue.js"

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

/** What it says to each step; what is not named, as usual. Only the answer to the contents may come later. */
export type Script = { readonly [S in Step]?: S extends "contents" ? Answer | (() => Answer) : string }

export interface ScriptedSmtpServer {
  /** "smtp://127.0.0.1:4711"; the same as long as it lives, down or not. Takes any name and password. */
  readonly url: string
  /** In the order of their arrival, those too whose sender was never told. Whoever counts anew empties it. */
  readonly taken: Array<TakenMail>
  /** Ends all connections, as a restart does. */
  readonly become: (mode: SmtpMode) => Promise<void>
  /** From here on, on open connections too. */
  readonly say: (script: Script) => void
  /** Says yes to all contents that it has been silent about. */
  readonly takeHeld: () => void
  /** Once somebody next comes so far. */
  readonly awaitStep: (step: Step) => Promise<void>
  /** How many there have been. */
  readonly connections: () => number
  /** Once no connection is left. */
  readonly allGone: () => Promise<void>
  readonly close: () => Promise<void>
}

interface Options {
  readonly mode?: SmtpMode
  readonly slowMillis?: number
  readonly trickleMillis?: number
}

const usual: { readonly [S in Step]: string } = {
  greeting: "220 localhost ESMTP",
  EHLO: "250-localhost\r\n250 AUTH PLAIN",
  AUTH: "235 2.7.0 in",
  MAIL: "250 2.1.0 fine",
  RCPT: "250 2.1.5 fine",
  DATA: "354 go on",
  contents: taking
}

const scriptsOf = (slowMillis: number, trickleMillis: number): { readonly [M in SmtpMode]: () => Script } => {
  const later = (afterMillis: number): Answer => ({ words: taking, afterMillis })
  return {
    good: () => ({}),
    hang: () => ({ greeting: "hang" }),
    "hang-after-ehlo": () => ({ AUTH: "hang", MAIL: "hang" }),
    "hang-at-data-end": () => ({ contents: "hang" }),
    down: () => ({}),
    slow: () => ({ contents: later(slowMillis) }),
    trickle: () => {
      let nextTurn = 0
      return {
        contents: () => {
          nextTurn = Math.max(performance.now(), nextTurn) + trickleMillis
          return later(nextTurn - performance.now())
        }
      }
    },
    lose: () => ({ contents: "drop" }),
    defer: () => ({ RCPT: "450 try again later" })
  }
}

const closed = (server: Server): Promise<unknown> =>
  server.listening ? once(server.close(), "close") : Promise.resolve()

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return address.port
}

export const startScriptedSmtpServer = async (options: Options = {}): Promise<ScriptedSmtpServer> => {
  const { mode = "good", slowMillis = 30_000, trickleMillis = 1000 } = options
  const scripts = scriptsOf(slowMillis, trickleMillis)
  const taken: Array<TakenMail> = []
  const dialogues = new Map<Socket, Dialogue>()
  const reached = new Map<Step, () => void>()
  let script = scripts[mode]()
  let connections = 0

  const answerTo = (step: Step): Answer => {
    reached.get(step)?.()
    const answer = script[step] ?? usual[step]
    return typeof answer === "function" ? answer() : answer
  }

  const server = createServer((socket) => {
    connections += 1
    const dialogue = newDialogue({ socket, answerTo, taken })
    dialogues.set(socket, dialogue)
    socket.setNoDelay(true)
    socket.on("data", dialogue.hear)
    // A client that breaks off is an ordinary end.
    socket.on("error", () => undefined)
    socket.once("close", () => {
      dialogues.delete(socket)
      dialogue.over()
    })
  })
  const stop = async () => {
    const over = closed(server)
    for (const socket of dialogues.keys()) socket.destroy()
    await over
  }

  const port = await listen(server, 0)
  if (mode === "down") await stop()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    become: async (next) => {
      await stop()
      script = scripts[next]()
      if (next !== "down") await listen(server, port)
    },
    say: (next) => {
      script = next
    },
    takeHeld: () => {
      for (const dialogue of dialogues.values()) dialogue.takeHeld()
    },
    awaitStep: (step) => new Promise<void>((resolve) => void reached.set(step, resolve)),
    connections: () => connections,
    allGone: async () => {
      for (const socket of dialogues.keys()) await once(socket, "close")
    },
    close: stop
  }
}
