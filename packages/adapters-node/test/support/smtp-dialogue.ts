/** One connection of a server that speaks as much of RFC 5321 as a mail needs. */
import type { Socket } from "node:net"

export interface TakenMail {
  /** With its angle brackets. */
  readonly messageId: string
  readonly recipient: string
  /** Whether the sender was told that it is taken; if not, it may send it again. */
  isAnswered: boolean
}

export type Answer =
  | { readonly _tag: "Text"; readonly text: string; readonly afterMillis: number }
  | { readonly _tag: "Nothing" }
  | { readonly _tag: "Hangup" }

/** Asked at every step, as it may change meanwhile. */
export interface Script {
  readonly greets: () => boolean
  readonly answersCommands: () => boolean
  readonly defers: () => boolean
  readonly atDataEnd: () => Answer
}

export interface Dialogue {
  readonly hear: (chunk: Buffer) => void
  /** The connection is closed. */
  readonly over: () => void
}

/** A client that goes away so soon after an answer that it had to wait for may have given up just before it. */
const heardAfterMillis = 100
const mailEnd = "\r\n.\r\n"

const messageIdOf = (mail: string): string => {
  const head = mail.slice(0, mail.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ")
  return /^message-id:\s*(<[^>]*>)/im.exec(head)?.[1] ?? ""
}

const addressIn = (command: string): string => /<([^>]*)>/.exec(command)?.[1] ?? ""

export const newDialogue = (socket: Socket, script: Script, taken: Array<TakenMail>): Dialogue => {
  let unread = ""
  let isInMail = false
  let recipient = ""
  let lastAnswered: { readonly mail: TakenMail; readonly at: number } | undefined
  let pause: NodeJS.Timeout | undefined

  const say = (text: string) => socket.write(`${text}\r\n`)

  const takeMail = (text: string) => {
    const mail: TakenMail = { messageId: messageIdOf(text), recipient, isAnswered: false }
    taken.push(mail)
    const answer = script.atDataEnd()
    if (answer._tag === "Nothing") return
    if (answer._tag === "Hangup") {
      socket.destroy()
      return
    }
    const tell = () => {
      say(answer.text)
      mail.isAnswered = true
      if (answer.afterMillis > 0) lastAnswered = { mail, at: performance.now() }
    }
    if (answer.afterMillis > 0) pause = setTimeout(tell, answer.afterMillis)
    else tell()
  }

  const obey = (line: string) => {
    lastAnswered = undefined
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === "EHLO" || verb === "HELO") say("250 localhost")
    else if (!script.answersCommands()) return
    else if (verb === "RCPT") {
      recipient = addressIn(line)
      say(script.defers() ? "450 try again later" : "250 fine")
    } else if (verb === "DATA") {
      isInMail = true
      say("354 go on")
    } else if (verb === "QUIT") {
      say("221 bye")
      socket.end()
    } else if (verb === "MAIL" || verb === "RSET" || verb === "NOOP") say("250 fine")
    else say("502 not here")
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

  if (script.greets()) say("220 localhost")
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
    over: () => {
      clearTimeout(pause)
      if (lastAnswered !== undefined && performance.now() - lastAnswered.at < heardAfterMillis) {
        lastAnswered.mail.isAnswered = false
      }
    }
  }
}
