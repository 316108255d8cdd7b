import { checkConformance, invoiceNumbersConformance, invoiceRecordsConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("invoices", (runner, layer) => {
  checkConformance(runner, invoiceNumbersConformance, layer)
  checkConformance(runner, invoiceRecordsConformance, layer)
})
