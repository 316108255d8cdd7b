/** Which method is the default. Pure. */
import type { TransactionMethod } from "./method.js"

/**
 * Which takes the place of a deleted default: of those that are left, the newest first, the first that can be paid out
 * to, else the first.
 */
export const nextDefault = (methods: ReadonlyArray<TransactionMethod>): TransactionMethod | undefined =>
  methods.find(({ isPayable }) => isPayable) ?? methods[0]
