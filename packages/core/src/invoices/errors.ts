/** Errors of invoices. The message is for people; the tag is for programs. */
import { Schema } from "effect"

/** Also for another user's invoice, and for a payment that never settled. */
export class InvoiceNotFound extends Schema.TaggedError<InvoiceNotFound>()("InvoiceNotFound", {}) {
  override get message() {
    return "Invoice not found."
  }
}
