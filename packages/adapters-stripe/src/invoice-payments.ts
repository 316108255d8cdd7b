/** The payment of an invoice, in the shapes of Stripe's older and newer API. */
import { Schema } from "effect"
import { maybe, Reference } from "./shapes.js"

/** Since 2025 an invoice has a list of payments, which is only there when asked for. */
export const InvoicePayments = Schema.Struct({
  data: Schema.Array(
    Schema.Struct({ status: Schema.String, payment: Schema.Struct({ payment_intent: maybe(Reference) }) })
  )
})

export interface WithPayments {
  readonly payments: typeof InvoicePayments.Type | null
  /** Before that it named the only one itself. */
  readonly payment_intent: string | null
}

/** Null where the message does not say, or the money did not come by a payment intent. */
export const paidBy = ({ payment_intent, payments }: WithPayments): string | null => {
  const paid = payments?.data.find(({ payment, status }) => status === "paid" && payment.payment_intent !== null)
  return paid?.payment.payment_intent ?? payment_intent
}
