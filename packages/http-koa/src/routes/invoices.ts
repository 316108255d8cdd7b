import { operations } from "@mentorkit/core/invoices"
import { bind } from "../bind.js"

const pdf = { content: "content", name: "file_name", type: "application/pdf" } as const

export const invoices = bind(operations, {
  listMenteeInvoices: {
    route: "GET /mentee/invoices",
    summary: "What you have paid, the last first; every renewal has an invoice of its own. Days are UTC's.",
    message: "Invoices fetched successfully.",
    serverError: "Failed to fetch invoices."
  },
  getMenteeInvoice: {
    route: "GET /mentee/invoices/:id",
    summary: "One of your invoices, by the id of its payment.",
    message: "Invoice fetched successfully.",
    failures: { InvoiceNotFound: 404 },
    serverError: "Failed to fetch invoice."
  },
  printMenteeInvoice: {
    route: "GET /mentee/invoices/:id/pdf",
    summary: "One of your invoices as a file.",
    message: "The invoice as PDF.",
    file: pdf,
    failures: { InvoiceNotFound: 404 },
    serverError: "Failed to print invoice."
  },
  getMenteeSummary: {
    route: "GET /mentee/billing/summary",
    summary: "What you have paid in each currency, of all time or of some days of UTC.",
    message: "Billing summary fetched successfully.",
    serverError: "Failed to fetch billing summary."
  },
  listMentorInvoices: {
    route: "GET /mentor/invoices",
    summary: "What others have paid you, the last first, with the platform's fee and what you are owed.",
    message: "Invoices fetched successfully.",
    serverError: "Failed to fetch invoices."
  },
  getMentorInvoice: {
    route: "GET /mentor/invoices/:id",
    summary: "One invoice of what you have sold, by the id of its payment.",
    message: "Invoice fetched successfully.",
    failures: { InvoiceNotFound: 404 },
    serverError: "Failed to fetch invoice."
  },
  printMentorInvoice: {
    route: "GET /mentor/invoices/:id/pdf",
    summary: "One invoice of what you have sold as a file.",
    message: "The invoice as PDF.",
    file: pdf,
    failures: { InvoiceNotFound: 404 },
    serverError: "Failed to print invoice."
  },
  getMentorSummary: {
    route: "GET /mentor/billing/summary",
    summary: "What you have sold and what you have bought in each currency.",
    message: "Billing summary fetched successfully.",
    serverError: "Failed to fetch billing summary."
  }
})
