/** Tells by a mail server's error whether the mail, the server or this host is at fault. */
import { DeliveryRefused, PeerUnavailable } from "@mentorkit/core/kernel"
import { Effect } from "effect"
import type { NodemailerError } from "nodemailer"

/** Errors before the server has looked at a mail: connection, greeting, TLS, signing in, the sender. */
const ofSession: ReadonlySet<string> = new Set([
  "EDNS",
  "ECONNECTION",
  "ESOCKET",
  "ETIMEDOUT",
  "ETLS",
  "EPROXY",
  "EPROTOCOL",
  "EAUTH",
  "ENOAUTH",
  "EOAUTH2",
  "EENVELOPE",
  // Ours, when all of that took too long.
  "EABORT"
])

/** Commands that concern one mail. An answer to its contents also comes under "DATA". */
const ofMail: ReadonlySet<string> = new Set(["RCPT TO", "DATA"])

/** Answers about the session to any command: out of step, or sign in first (RFC 5321 4.3.2, RFC 4954 6). */
const ofSessionAnyway: ReadonlySet<number> = new Set([503, 530])

/** The enhanced status of an answer, "5.1.1" (RFC 3463), where it has one. */
const statusOf = ({ response = "" }: NodemailerError) => /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/** "550 5.1.1 (RCPT TO)", "ECONNREFUSED (CONN)". Never the server's words: they quote the address. */
const reasonOf = (told: NodemailerError) => {
  const { code = "no code", command, originalCode = code, responseCode } = told
  const what = responseCode === undefined ? originalCode : [responseCode, statusOf(told)].filter(Boolean).join(" ")
  return command === undefined ? what : `${what} (${command})`
}

/**
 * Postfix judges host and sender at the recipient only, unless told otherwise ("554 5.7.1 Relay access denied"). So a
 * policy (RFC 3463, X.7) is as often about us there, and the sender's address (X.1.7, X.1.8) always.
 */
const mayBeAboutUs = (told: NodemailerError) =>
  told.command === "RCPT TO" && /^5\.(7\.|1\.[78]$)/.test(statusOf(told) ?? "")

/** `areContentsSent`: the server has asked for the contents, and at least a part of them is on its way. */
export const failWith = (
  error: unknown,
  areContentsSent: boolean
): Effect.Effect<never, DeliveryRefused | PeerUnavailable> => {
  const told: NodemailerError = Object(error)
  const { code = "", command = "", responseCode = 0 } = told
  const reason = reasonOf(told)
  const isPeerAway = ofMail.has(command)
    ? ofSessionAnyway.has(responseCode) || (responseCode === 421 && !areContentsSent)
    : ofSession.has(code) && !areContentsSent
  if (isPeerAway) return new PeerUnavailable({ message: `The mail server takes no mail: ${reason}.` })
  if (ofMail.has(command) && responseCode >= 500 && !mayBeAboutUs(told))
    return new DeliveryRefused({ message: `The mail server refused a mail: ${reason}.` })
  return Effect.dieMessage(`A mail was not taken: ${reason}.`)
}
