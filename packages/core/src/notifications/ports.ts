/** Ports of notifications. */
import { Context, type Effect } from "effect"
import type { DeliveryRefused, PeerUnavailable } from "../kernel/index.js"

/**
 * Headers that a mail may bring, as they are written: `Message-ID` is "<…@…>", `List-Unsubscribe` is "<https://…>". Each is
 * printable ASCII with single spaces; `areHeaders` knows.
 */
export const mailHeaders = [
  "Message-ID",
  "In-Reply-To",
  "References",
  "List-Unsubscribe",
  "List-Unsubscribe-Post"
] as const
export type MailHeaders = { readonly [Name in (typeof mailHeaders)[number]]?: string | undefined }

export interface Mail {
  /** One address, "ada@example.com"; `isOneAddress` knows. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Beside those that the adapter sets. Without a `Message-ID` it makes one. */
  readonly headers?: MailHeaders
}

export class Mailer extends Context.Tag("@mentorkit/Mailer")<
  Mailer,
  {
    /**
     * Hands one message over, both bodies as they are (line ends may become CRLF).
     *
     * - `DeliveryRefused`: this message will never be taken. The server answers 5xx to its recipient or its contents, or
     *   the recipient is not one address, or `headers` are none; then nobody gets anything.
     * - `PeerUnavailable`: nobody's message is taken now. The server is not reached, or does not let us in, or refuses the
     *   sender.
     * - A defect: this message was not taken and may be later: 4xx to its recipient or contents, 5.7.x, 5.1.7 or
     *   5.1.8 to its recipient (policy and sender, which may be about us), a connection that broke or a time that ran out after the contents were sent.
     *   Such a message may arrive twice, under the same `Message-ID`.
     *
     * An interrupt takes back what has not been handed over; what the other side has whole, it may deliver. No error
     * names the recipient. A subject arrives as one line: CR and LF add no header. The sender's address is the
     * adapter's.
     */
    readonly send: (mail: Mail) => Effect.Effect<void, DeliveryRefused | PeerUnavailable>
  }
>() {}

export class TextMessenger extends Context.Tag("@mentorkit/TextMessenger")<
  TextMessenger,
  {
    /**
     * Hands one text over as it is. `to` is one number in E.164, "+4930123456"; anything else is refused and goes
     * nowhere. Fails as `Mailer` does, and a text may come twice: `DeliveryRefused` where the service will never take
     * this text, `PeerUnavailable` where it takes none now.
     */
    readonly send: (message: {
      readonly to: string
      readonly text: string
    }) => Effect.Effect<void, DeliveryRefused | PeerUnavailable>
  }
>() {}
