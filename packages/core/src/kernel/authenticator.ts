import { Context, type Effect } from "effect"
import type { Caller } from "./actor.js"

/** Who stands behind a bearer token. */
export class Authenticator extends Context.Tag("@mentorkit/Authenticator")<
  Authenticator,
  {
    /** A token that is unknown, expired or malformed makes a guest: whether that matters is for each operation to say. */
    readonly authenticate: (token: string) => Effect.Effect<Caller>
  }
>() {}
