import { checkConformance, invoiceNumbersConformance, invoiceRecordsConformance } from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("invoices", (runner, layer) => {
  checkConformance(runner, invoiceNumbersConformance, layer)
  checkConformance(runner, invoiceRecordsConformance, layer)
})
