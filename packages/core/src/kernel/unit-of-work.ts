import { Context, type Effect } from "effect"

/**
 * All repository calls made by `work` commit together or not at all. A nested `transact` joins the outer one.
 * Before the commit the outermost one runs who hears within what was appended: `runWithin`.
 * `work` may run again after a deadlock, so it must not send mail or fork daemons: it appends events to the outbox.
 */
export class UnitOfWork extends Context.Tag("@mentorkit/UnitOfWork")<
  UnitOfWork,
  {
    readonly transact: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>() {}
