import { Context, type Effect } from "effect"

/**
 * All repository calls made by `work` commit together or not at all. A nested `transact` joins the outer one.
 * Before the commit the outermost one runs who hears within what was appended: `runWithin`.
 * `work` may run again after a deadlock, so it must not send mail or fork daemons: it appends events to the outbox.
 *
 * For its adapter: each time that the outermost unit runs its work, that has a `CurrentUnit` of its own, and the adapter ends it
 * when it knows what became of the transaction.
 */
export class UnitOfWork extends Context.Tag("@mentorkit/UnitOfWork")<
  UnitOfWork,
  {
    readonly transact: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>() {}

/** How a unit of work stands; `undone` also where nobody knows whether it was committed. */
export type UnitState = "open" | "committed" | "undone"

export interface Unit {
  readonly state: () => UnitState
  /** When it is not open any more. Never fails. */
  readonly ended: Promise<unknown>
}

/** The unit of work that is open around whoever asks; undefined where none is. */
export class CurrentUnit extends Context.Reference<CurrentUnit>()("@mentorkit/CurrentUnit", {
  defaultValue: (): Unit | undefined => undefined
}) {}

/** For adapters of `UnitOfWork`: a unit that begins, and how it ends. */
export const newUnit = (): { readonly unit: Unit; readonly end: (state: UnitState) => void } => {
  let state: UnitState = "open"
  let resolve = () => {}
  const ended = new Promise<void>((done) => {
    resolve = done
  })
  return {
    unit: { state: () => state, ended },
    end: (last) => {
      state = last
      resolve()
    }
  }
}
