/** Why an invoice may not be shown. The message is for people; the tag is for programs. */
import { Schema } from "effect"

/** Also somebody else's, and a payment that never settled. */
export class InvoiceNotFound extends Schema.TaggedError<InvoiceNotFound>()("InvoiceNotFound", {}) {
  override get message() {
    return "Invoice not found."
  }
}
