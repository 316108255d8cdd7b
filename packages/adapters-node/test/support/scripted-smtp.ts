/** A mail server of one's own words: it answers each step as a test wants, hangs, or hangs up. */
import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { createInterface } from "node:readline"

/** In the order in which they come. "contents" is the dot that ends them. */
export const steps = ["greeting", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "contents"] as const
export type Step = (typeof steps)[number]

/** An answer, such as "550 5.1.1 no"; or nothing at all; or the end of the connection. */
export type Answer = string | "hang" | "drop"

const usual: Readonly<Record<Step, string>> = {
  greeting: "220 mail.example.test ESMTP",
  EHLO: "250-mail.example.test\r\n250 AUTH PLAIN",
  AUTH: "235 2.7.0 in",
  MAIL: "250 2.1.0 ok",
  RCPT: "250 2.1.5 ok",
  DATA: "354 go on",
  contents: "250 2.0.0 taken"
}

/** Who does not get far with EHLO tries HELO. */
const stepOf = (line: string): Step | undefined =>
  steps.find((step) => line.replace(/^HELO/, "EHLO").toUpperCase().startsWith(step))

export const newScriptedSmtp = async () => {
  const taken: Array<string> = []
  const held: Array<string> = []
  const sockets = new Set<Socket>()
  let script: Partial<Record<Step, Answer>> = {}
  let connections = 0
  const reached = new Map<Step, () => void>()

  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined)
    let contents: Array<string> | undefined

    const answer = (step: Step) => {
      const words = script[step] ?? usual[step]
      reached.get(step)?.()
      if (words === "drop") socket.destroy()
      else if (words !== "hang") socket.write(`${words}\r\n`)
      return words
    }

    const take = (line: string) => {
      if (contents !== undefined) {
        if (line !== ".") return void contents.push(line)
        const [mail, words] = [contents.join("\n"), answer("contents")]
        contents = undefined
        if (words.startsWith("2")) taken.push(mail)
        else if (words === "hang") held.push(mail)
        return
      }
      const step = stepOf(line)
      if (step === undefined) return void socket.write(line.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n")
      if (answer(step).startsWith("354")) contents = []
    }
    answer("greeting")
    createInterface(socket)
      .on("line", take)
      .on("error", () => undefined)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")

  return {
    /** The contents of each mail that it said yes to. */
    taken,
    url: `smtp://user:secret@127.0.0.1:${address.port}`,
    connections: () => connections,
    /** Once it has no connection left. */
    allGone: async () => {
      for (const socket of sockets) await once(socket, "close")
    },
    /** What it says from here on; what is not named, as usual. */
    say: (next: Partial<Record<Step, Answer>>) => {
      script = next
    },
    /** Once somebody next comes so far. */
    awaitStep: (step: Step) => new Promise<void>((resolve) => void reached.set(step, resolve)),
    /** Says yes to all contents that it has been silent about. */
    takeHeld: () => {
      taken.push(...held.splice(0))
      for (const socket of sockets) socket.write(`${usual.contents}\r\n`)
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    }
  }
}

export type ScriptedSmtp = Awaited<ReturnType<typeof newScriptedSmtp>>
