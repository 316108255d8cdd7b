/** Errors of invoices. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class InvoiceNotFound extends Schema.TaggedError<InvoiceNotFound>()(
  "InvoiceNotFound",
  {},
  {
    description: "The same for another user's invoice, and for a payment that never settled."
  }
) {
  override get message() {
    return "Invoice not found."
  }
}
