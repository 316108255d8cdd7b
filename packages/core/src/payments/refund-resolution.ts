/** What an admin's decision makes of a refused refund. Pure. */
import type { Refund, RefundVerdict } from "./payment.js"

/** Refused, and nobody has decided about it yet. */
const isQueued = ({ state, verdict }: Refund): boolean => state === "refused" && verdict === null

/**
 * The refund as decided, once; null where there is nothing to decide. One that is asked for again or withdrawn stays
 * refused: what is asked for again is a refund of its own.
 */
export const applyVerdict = (refund: Refund, verdict: RefundVerdict): Refund | null => {
  if (!isQueued(refund)) return null
  switch (verdict.resolution) {
    case "paid_elsewhere":
      return { ...refund, verdict, state: "succeeded", succeededAt: verdict.at }
    case "waived":
      return { ...refund, verdict, state: "waived" }
    case "retried":
    case "withdrawn":
      return { ...refund, verdict }
  }
}
