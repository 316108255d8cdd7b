/** From which states a checkout intent gets into which. */
import type { IntentState } from "./statuses.js"

/** An intent that may still be paid; a payment has one at most. */
export const liveIntentStates: ReadonlyArray<IntentState> = ["started", "open"]

/**
 * The states that each follows on; from any other one nothing happens. A superseded checkout has yet to be closed at the
 * gateway, whose word on it counts.
 */
export const intentStatesBefore: { readonly [S in Exclude<IntentState, "started">]: ReadonlyArray<IntentState> } = {
  open: ["started"],
  superseded: liveIntentStates,
  abandoned: liveIntentStates,
  completed: [...liveIntentStates, "superseded"],
  expired: [...liveIntentStates, "superseded"],
  failed: [...liveIntentStates, "superseded"]
}

/** The state once it is to become `to`: it may stay what it is. */
export const intentStateAfter = (from: IntentState, to: Exclude<IntentState, "started">): IntentState =>
  intentStatesBefore[to].includes(from) ? to : from
