/** The lanes in which deliveries go. None of them waits for another. */

/**
 * `effects`: what the product itself still has to do (refunds, invoices, slots); `realtime`: frames; `mail` and `texts`:
 * what people are sent.
 */
export const lanes = ["effects", "realtime", "mail", "texts"] as const
export type Lane = (typeof lanes)[number]

/** Of what is due in a lane, the higher priority goes first. */
export const priorities = ["high", "medium", "low"] as const
export type Priority = (typeof priorities)[number]
