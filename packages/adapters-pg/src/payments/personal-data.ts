/** Where people are in the tables of payments. In which order rows are erased follows from the foreign keys. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    {
      table: "payments",
      of: `payer_id = $1 or (${ofMentor} and paid_at is not null)`,
      // Between the platform and the mentor: buyers are not shown it anywhere.
      hide: { columns: ["platform_fee_minor", "fee_refunded_minor"], where: `not (${ofMentor})` }
    },
    { table: "subscriptions", of: `payer_id = $1 or (${ofMentor} and gateway_subscription_id is not null)` }
  ],
  texts: [
    {
      table: "checkout_sessions",
      set: "payer_email = null",
      of: "payer_email is not null and payment_id in (select id from payments where payer_id = $1)"
    }
  ],
  withoutPeople: {
    checkout_sessions: "belong to payments",
    refunds: "belong to payments; which admin has decided is in the audit log",
    payment_reviews: "belong to payments; which admin has decided is in the audit log",
    disputes: "belong to payments",
    subscription_ends: "belong to subscriptions",
    reconciliation_differences: "the books of a day, by charge"
  }
}
