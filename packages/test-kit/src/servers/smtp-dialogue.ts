/** One connection of a server that speaks as much of RFC 5321 as a mail needs. */
import type { Socket } from "node:net"

/** In the order in which they come; "contents" is the end of those. */
export const steps = ["greeting", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "contents"] as const
export type Step = (typeof steps)[number]

/** Words, such as "550 5.1.1 no", at once or later; or "hang", nothing at all; or "drop", the end of the connection. */
export type Answer = string | { readonly words: string; readonly afterMillis: number }

export interface TakenMail {
  /** With its angle brackets. */
  readonly messageId: string
  readonly recipient: string
  /** Whether the sender was told that it is taken; if not, it may send it again. */
  isAnswered: boolean
}

interface Parts {
  readonly socket: Socket
  /** Asked at every step, as it may change meanwhile. */
  readonly answerTo: (step: Step) => Answer
  /** Every mail that comes whole and is not refused. */
  readonly taken: Array<TakenMail>
}

export interface Dialogue {
  readonly hear: (chunk: Buffer) => void
  /** Says yes to the contents that it has been silent about. */
  readonly takeHeld: () => void
  /** The connection is closed. */
  readonly over: () => void
}

export const taking = "250 2.0.0 taken"

/** A client that goes away so soon after an answer that it had to wait for may have given up just before it. */
const heardAfterMillis = 100
const mailEnd = "\r\n.\r\n"

const messageIdOf = (mail: string): string => {
  const head = mail.slice(0, mail.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ")
  return /^message-id:\s*(<[^>]*>)/im.exec(head)?.[1] ?? ""
}

const addressIn = (command: string): string => /<([^>]*)>/.exec(command)?.[1] ?? ""

/** Who does not get far with EHLO tries HELO. */
const stepOf = (line: string): Step | undefined =>
  steps.find((step) => line.toUpperCase().replace(/^HELO/, "EHLO").startsWith(step))

export const newDialogue = ({ answerTo, socket, taken }: Parts): Dialogue => {
  let unread = ""
  let isInMail = false
  let recipient = ""
  let held: TakenMail | undefined
  let lastAnswered: { readonly mail: TakenMail; readonly at: number } | undefined
  let pause: NodeJS.Timeout | undefined

  const say = (words: string) => void socket.write(`${words}\r\n`)

  const give = (answer: Answer) => {
    if (answer === "drop") socket.destroy()
    else if (typeof answer === "string" && answer !== "hang") say(answer)
  }

  const takeMail = (text: string) => {
    const answer = answerTo("contents")
    if (typeof answer === "string" && /^[45]/.test(answer)) return give(answer)
    const mail: TakenMail = { messageId: messageIdOf(text), recipient, isAnswered: false }
    taken.push(mail)
    if (typeof answer === "string") {
      mail.isAnswered = answer.startsWith("2")
      held = answer === "hang" ? mail : undefined
      return give(answer)
    }
    pause = setTimeout(() => {
      say(answer.words)
      mail.isAnswered = true
      lastAnswered = { mail, at: performance.now() }
    }, answer.afterMillis)
  }

  const obey = (line: string) => {
    lastAnswered = undefined
    const step = stepOf(line)
    if (step !== undefined) {
      if (step === "RCPT") recipient = addressIn(line)
      const answer = answerTo(step)
      isInMail = step === "DATA" && typeof answer === "string" && answer.startsWith("354")
      give(answer)
    } else if (/^QUIT/i.test(line)) {
      say("221 bye")
      socket.end()
    } else say(/^(RSET|NOOP)/i.test(line) ? "250 fine" : "502 not here")
  }

  /** The next whole line or mail, if it is there. */
  const next = (): string | undefined => {
    const mark = isInMail ? mailEnd : "\r\n"
    const end = unread.indexOf(mark)
    if (end < 0) return undefined
    const whole = unread.slice(0, end)
    unread = unread.slice(end + mark.length)
    return whole
  }

  give(answerTo("greeting"))
  return {
    hear: (chunk) => {
      unread += chunk.toString("latin1")
      for (let whole = next(); whole !== undefined; whole = next()) {
        if (!isInMail) obey(whole)
        else {
          isInMail = false
          takeMail(whole)
        }
      }
    },
    takeHeld: () => {
      if (held === undefined) return
      held.isAnswered = true
      held = undefined
      say(taking)
    },
    over: () => {
      clearTimeout(pause)
      if (lastAnswered !== undefined && performance.now() - lastAnswered.at < heardAfterMillis) {
        lastAnswered.mail.isAnswered = false
      }
    }
  }
}
