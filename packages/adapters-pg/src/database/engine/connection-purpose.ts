/** What a statement is for decides on whose connections it runs, and for how long it waits there. */
import { Context, Effect } from "effect"

/**
 * - `requests`: somebody waits for the answer, so it soon gives up on a lock.
 * - `background`: nobody does, so it waits for a lock as long as a statement may take, and takes no request's connection.
 * - `vitals`: signs of life, and how the others do; it waits for neither of them.
 */
export type Purpose = "requests" | "background" | "vitals"

/** Of the fiber that runs a statement, and of those that it forks. An engine with one connection asks nobody. */
export class ConnectionPurpose extends Context.Reference<ConnectionPurpose>()(
  "@mentorkit/adapters-pg/ConnectionPurpose",
  {
    defaultValue: (): Purpose => "requests"
  }
) {}

export const inBackground = Effect.provideService(ConnectionPurpose, "background")
export const forVitals = Effect.provideService(ConnectionPurpose, "vitals")
