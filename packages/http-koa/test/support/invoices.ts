/** Requests that work for the operations of invoices. */
import { unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import type { Wish } from "./wishes.js"

/** The mentee has paid the mentor for something. */
export const invoiceWishes = async (
  host: TestHost,
  { mentee, mentor }: { readonly mentee: string; readonly mentor: string }
): Promise<Readonly<Record<string, Wish>>> => {
  const { invoices } = unwrap(await host.clientOf(mentee).invoices.listMenteeInvoices({}))
  const id = invoices.data[0]?.id
  const days = { from: "2020-01-01", to: "2090-12-31" }
  const list = { ...days, purpose: "booking", currency: "EUR", status: "succeeded", page: 1, per_page: 10 }
  return {
    "invoices.listMenteeInvoices": { input: list, token: mentee },
    "invoices.getMenteeInvoice": { input: { id }, token: mentee },
    "invoices.printMenteeInvoice": { input: { id }, token: mentee },
    "invoices.getMenteeSummary": { input: days, token: mentee },
    "invoices.listMentorInvoices": { input: list, token: mentor },
    "invoices.getMentorInvoice": { input: { id }, token: mentor },
    "invoices.printMentorInvoice": { input: { id }, token: mentor },
    "invoices.getMentorSummary": { input: days, token: mentor }
  }
}
