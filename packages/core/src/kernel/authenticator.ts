import { Context, type Effect } from "effect"
import type { Caller } from "./actor.js"
import type { UserId } from "./ids.js"

/** Who calls: what a transport knows them by, turned into what operations ask about. */
export class Authenticator extends Context.Tag("@mentorkit/Authenticator")<
  Authenticator,
  {
    /** A token that is unknown, expired or malformed makes a guest: whether that matters is for each operation to say. */
    readonly authenticate: (token: string) => Effect.Effect<Caller>
    /**
     * For hosts whose own login has established who it is. Roles and mentor profile are those of this moment; nobody's
     * id, and the id of an account that is banned or suspended, makes a guest.
     */
    readonly callerOf: (userId: UserId) => Effect.Effect<Caller>
  }
>() {}
