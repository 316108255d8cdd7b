import { Context, type Effect } from "effect"
import type { Caller } from "./actor.js"
import type { UserId } from "./ids.js"

/** Turns credentials of a transport into a caller. */
export class Authenticator extends Context.Tag("@mentorkit/Authenticator")<
  Authenticator,
  {
    /** An unknown, expired or malformed token makes a guest: each operation decides whether that is enough. */
    readonly authenticate: (token: string) => Effect.Effect<Caller>
    /**
     * For hosts whose own login has established who it is. Roles and mentor profile are those of this moment; nobody's
     * id, and the id of an account that is banned or suspended, makes a guest.
     */
    readonly callerOf: (userId: UserId) => Effect.Effect<Caller>
  }
>() {}
