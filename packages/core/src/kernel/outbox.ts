import { Context, type DateTime, type Effect } from "effect"
import type { EventType } from "./event.js"

/** Events are stored with their change and delivered after the commit, at least once. */
export class Outbox extends Context.Tag("@mentorkit/Outbox")<
  Outbox,
  {
    /** Part of the surrounding transaction: a rollback removes the event. */
    readonly append: <A, I>(type: EventType<string, A, I>, payload: A, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}
