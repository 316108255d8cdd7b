import { Context, type Effect, type Option } from "effect"

export type Derivations = readonly [current: string, ...previous: ReadonlyArray<string>]

/**
 * Randomness, keyed hashes and encryption. Nothing secret is stored in the clear: the database keeps `hash`es, and of
 * the few things that have to be read again what `seal` made of them.
 */
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
    /**
     * What the label derives under each secret that the host knows: first what `derive` answers, then, while the host's
     * secret is being changed, what the one before derives. Whoever compares takes any of them.
     */
    readonly derivations: (label: string) => Effect.Effect<Derivations>
    /**
     * AES-256-GCM under a key of the host's own secret, base64url; never twice the same. `label` says what it is for
     * and whose: opened under any other label it is not opened at all.
     */
    readonly seal: (label: string, text: string) => Effect.Effect<string>
    /** Opens sealed text; none if it was changed, or sealed under another label or a secret that the host does not know. */
    readonly open: (label: string, sealed: string) => Effect.Effect<Option.Option<string>>
    /** The same text sealed under the first secret, unchanged if it is already; none where `open` answers none. */
    readonly reseal: (label: string, sealed: string) => Effect.Effect<Option.Option<string>>
  }
>() {}
