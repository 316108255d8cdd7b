/** What notifications needs from the outside. */
import { Context, type Effect } from "effect"

export interface Mail {
  /** One address, "ada@example.com"; `isOneAddress` knows. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export class Mailer extends Context.Tag("@mentorkit/Mailer")<
  Mailer,
  {
    /**
     * Hands one message over, both bodies as they are (line ends may become CRLF). A transport that is down or refuses
     * is a defect, so that the relay tries again later; a message may thus be sent twice. So is a recipient that is
     * not one address, and then nobody gets anything. A subject arrives as one line: CR and LF add no header. The
     * sender's address is the adapter's.
     */
    readonly send: (mail: Mail) => Effect.Effect<void>
  }
>() {}

export class TextMessenger extends Context.Tag("@mentorkit/TextMessenger")<
  TextMessenger,
  {
    /**
     * Hands one text over as it is. `to` is one number in E.164, "+4930123456"; anything else is a defect and goes
     * nowhere. As with mail, a failure is a defect and a text may come twice.
     */
    readonly send: (message: { readonly to: string; readonly text: string }) => Effect.Effect<void>
  }
>() {}
