import type { Sale } from "@mentorkit/core/earnings/ports"
import { Currency, type MentorId } from "@mentorkit/core/kernel"

/** What the journal is told of a sale that nothing has happened to yet: of eighty dollars; the house keeps 15 %. */
export const saleOf = (mentorId: MentorId, minor = 8000n, currency = "USD"): Sale => ({
  paymentId: crypto.randomUUID(),
  mentorId,
  gross: { minor, currency: Currency.make(currency) },
  feeMinor: (minor * 15n) / 100n,
  refundedMinor: 0n,
  elsewhereMinor: 0n,
  disputedMinor: 0n,
  waitingMinor: 0n,
  isCleared: false
})
