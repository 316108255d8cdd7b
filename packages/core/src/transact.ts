import { Effect } from "effect"
import { awaitedInUnit } from "./joining.js"
import { UnitOfWork } from "./kernel/index.js"

/**
 * Runs an async function in one transaction: all calls of the kit in it, and the statements of `sqlOf(kit)`, are
 * committed together, or not at all where it throws. Answers what the function answers and throws what it throws.
 *
 * - It may run again after a deadlock, so it must not send mail or talk to others: that is for `on`, which runs after the
 *   commit.
 * - A call that was refused may not be caught and passed over: nothing is committed then, and `transact` throws a fault
 *   that names it.
 * - Whatever locks it takes are held until it ends, so it should wait for nothing but the database.
 * - It waits for calls that it began and does not await.
 */
export const transact = async <A>(
  kit: { readonly runPromise: <B, E>(effect: Effect.Effect<B, E, UnitOfWork>) => Promise<B> },
  work: () => Promise<A>
): Promise<A> => {
  let own: { readonly error: unknown } | undefined
  const noted = async () => {
    try {
      return await work()
    } catch (error) {
      own = { error }
      throw error
    }
  }
  try {
    return await kit.runPromise(Effect.flatMap(UnitOfWork, (unit) => unit.transact(awaitedInUnit(noted))))
  } catch (error) {
    // An error with a `_tag` of somebody else's came as the cause of a fault.
    throw own !== undefined && error instanceof Error && error.cause === own.error ? own.error : error
  }
}
