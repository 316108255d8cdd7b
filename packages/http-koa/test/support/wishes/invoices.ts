/** Requests that work for the operations of invoices. */
import { unwrap } from "@mentorkit/client"
import { until } from "@mentorkit/test-kit/waiting/until"
import { bookAndPay } from "../market.js"
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ host, mentee, mentor, offer }) => {
  await bookAndPay(host, offer, mentee)
  const { id } = await until("an invoice", async () =>
    unwrap(await mentee.client.invoices.listMenteeInvoices({})).invoices.data.at(0)
  )
  const days = { from: "2020-01-01", to: "2090-12-31" }
  const list = { ...days, purpose: "booking", currency: "EUR", status: "succeeded", page: 1, per_page: 10 }
  return {
    "invoices.listMenteeInvoices": { input: list, token: mentee.token },
    "invoices.getMenteeInvoice": { input: { id }, token: mentee.token },
    "invoices.printMenteeInvoice": { input: { id }, token: mentee.token },
    "invoices.getMenteeSummary": { input: days, token: mentee.token },
    "invoices.listMentorInvoices": { input: list, token: mentor.token },
    "invoices.getMentorInvoice": { input: { id }, token: mentor.token },
    "invoices.printMentorInvoice": { input: { id }, token: mentor.token },
    "invoices.getMentorSummary": { input: days, token: mentor.token }
  }
}
