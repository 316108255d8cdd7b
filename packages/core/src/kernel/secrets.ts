import { Context, type Effect } from "effect"

/** Randomness and keyed hashes. Nothing secret is stored in the clear: the database keeps `hash`es only. */
export class Secrets extends Context.Tag("@mentorkit/Secrets")<
  Secrets,
  {
    /** Unpredictable text of `bytes` random bytes, base64url. */
    readonly random: (bytes: number) => Effect.Effect<string>
    /** SHA-256 in hex. For secrets that are long and random, never for passwords. */
    readonly hash: (secret: string) => Effect.Effect<string>
    /**
     * HMAC-SHA-256 of `label` under the host's own secret, base64url. Lets a subscriber make a link's token again from
     * the row's id, so that neither the row nor the event has to hold it. Start the label with what it is for.
     */
    readonly derive: (label: string) => Effect.Effect<string>
  }
>() {}
