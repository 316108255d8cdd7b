import { Context, type DateTime, type Effect } from "effect"
import type { EventType } from "./event.js"

/** Events are stored with their change, heard by those who run within it, and delivered after the commit, at least once. */
export class Outbox extends Context.Tag("@mentorkit/Outbox")<
  Outbox,
  {
    /**
     * Part of the surrounding unit of work: a rollback removes the event. Whoever runs within is run at its end; without
     * a unit around it, the event gets one of its own.
     */
    readonly append: <A, I>(type: EventType<string, A, I>, payload: A, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}
