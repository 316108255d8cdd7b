/** What a buyer sees of a payment. */
import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"
import { PaymentId } from "./ids.js"
import { PaymentStatus, Purpose } from "./statuses.js"

/** Only `is_settled` is a success; `is_outstanding` is worth asking again. */
export const PaymentState = Schema.Struct({
  status: PaymentStatus,
  is_settled: Schema.Boolean,
  is_outstanding: Schema.Boolean,
  /** The invoice is the document of one settled payment and shares its id; null before it settles. */
  invoice_id: Schema.NullOr(PaymentId),
  reference: Schema.String,
  purpose: Purpose,
  purchasable_id: Uuid
}).annotations({ identifier: "PaymentState" })
