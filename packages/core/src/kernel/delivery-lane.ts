/** Lanes of deliveries. No lane waits for another. */

/**
 * `effects`: what the product itself still has to do (refunds, invoices, slots); `realtime`: frames; `mail` and `texts`:
 * what people are sent.
 */
export const lanes = ["effects", "realtime", "mail", "texts"] as const
export type Lane = (typeof lanes)[number]

/** Within a lane, higher priorities go first. */
export const priorities = ["high", "medium", "low"] as const
export type Priority = (typeof priorities)[number]
