/** Where people are in the tables of invoices. In which order rows are erased follows from the foreign keys. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "invoices", of: `payment_id in (select id from payments where payer_id = $1 or ${ofMentor})` }],
  withoutPeople: {
    payments_to_invoice: "payments that wait for their number"
  }
}
