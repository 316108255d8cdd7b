/** What notifications needs from the outside. */
import { Context, type Effect } from "effect"

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export class Mailer extends Context.Tag("@mentorkit/Mailer")<
  Mailer,
  {
    /**
     * Hands one message over. A transport that is down or refuses is a defect, so that the relay tries again later;
     * a message may thus be sent twice. The sender's address is the adapter's. CR and LF add no header.
     */
    readonly send: (mail: Mail) => Effect.Effect<void>
  }
>() {}

export class TextMessenger extends Context.Tag("@mentorkit/TextMessenger")<
  TextMessenger,
  {
    /** `to` is in E.164, "+4930123456". As with mail, a failure is a defect and a text may come twice. */
    readonly send: (message: { readonly to: string; readonly text: string }) => Effect.Effect<void>
  }
>() {}
