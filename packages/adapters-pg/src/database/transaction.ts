import type { Appended } from "@mentorkit/core/kernel/ports"
import { type Cause, Context } from "effect"
import type { Bell } from "./doorbell.js"
import type { AwaitedEvent } from "./outbox/prompt-deliveries.js"
import type { StoredFrame } from "./realtime/realtime-frames.js"

/** What is known of the unit of work that runs; see `unit-of-work.ts`. */
export class Transaction extends Context.Tag("@mentorkit/adapters-pg/Transaction")<
  Transaction,
  {
    /** Who is to be woken after the commit. */
    readonly rung: Set<Bell>
    /** What it has appended and nobody has heard within it yet. */
    readonly appended: Array<Appended>
    /** What is to be heard before it is answered; see `outbox/prompt-deliveries.ts`. */
    readonly awaited: Array<AwaitedEvent>
    /** What it has published, stored as the last thing before the commit; see `realtime-frames.ts`. */
    readonly frames: Array<StoredFrame>
    /** Why a part of it has failed, after which nothing of it may be committed. */
    brokenBy: Cause.Cause<unknown> | undefined
  }
>() {}
