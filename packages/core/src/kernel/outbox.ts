import { Context, type DateTime, type Effect } from "effect"
import type { EventType } from "./event.js"

/** Events are stored with the change they tell of and delivered after the commit, at least once. */
export class Outbox extends Context.Tag("@mentorkit/Outbox")<
  Outbox,
  {
    /** Part of the transaction around it: a rollback takes the event with it. */
    readonly append: <A, I>(type: EventType<string, A, I>, payload: A, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}
