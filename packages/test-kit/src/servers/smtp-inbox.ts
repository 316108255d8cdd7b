/** A real SMTP server in this process, and what it was given. */
import { once } from "node:events"
import type { ArrivedMail } from "@mentorkit/core/testing"
import { Context, Effect, Layer } from "effect"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"

export interface Received {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly raw: string
}

/** As a mail program has it. */
export const readMail = async ({ raw, to }: Received): Promise<ArrivedMail> => {
  const { headerLines, html = "", subject = "", text = "" } = await PostalMime.parse(raw)
  return { to, subject, text, html, headers: headerLines.map(({ line }) => line.replace(/\r?\n(?=[ \t])/g, "")) }
}

const refusals: Readonly<Record<string, { readonly responseCode: number; readonly words: string }>> = {
  "refused.test": { responseCode: 550, words: "5.1.1 nobody here" },
  "deferred.test": { responseCode: 451, words: "4.7.1 come again" }
}

const refusalOf = (address: string) => {
  const refusal = refusals[address.slice(address.indexOf("@") + 1)]
  if (refusal === undefined) return undefined
  return Object.assign(new Error(`${refusal.words}: ${address}`), { responseCode: refusal.responseCode })
}

/** What arrived until the scope closes; a recipient at "refused.test" is never taken, one at "deferred.test" not now. */
const server = Effect.acquireRelease(
  Effect.promise(async () => {
    const received: Array<Received> = []
    const smtp = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
      onData: (stream, { envelope }, done) => {
        const chunks: Array<Buffer> = []
        stream.on("data", (chunk: Buffer) => {
          chunks.push(chunk)
        })
        stream.on("end", () => {
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address
          const raw = Buffer.concat(chunks).toString("utf8")
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
          done()
        })
      }
    })
    smtp.listen(0, "127.0.0.1")
    await once(smtp.server, "listening")
    const address = smtp.server.address()
    if (address === null || typeof address === "string") throw new Error("no port")
    return { smtp, received, url: `smtp://127.0.0.1:${address.port}` }
  }),
  ({ smtp }) => Effect.async<void>((resume) => smtp.close(() => resume(Effect.void)))
)

export class SmtpInbox extends Context.Tag("SmtpInbox")<
  SmtpInbox,
  { readonly url: string; readonly received: ReadonlyArray<Received> }
>() {}

export const smtpInbox = Layer.scoped(SmtpInbox, server)
