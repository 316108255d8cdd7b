import { ReportReason, ReportStatus, ReportSubject } from "@mentorkit/core/reports/ports"
import { manifest } from "../database/manifest.js"
import { reportCopies } from "../migrations/20261128_1310_report_copies.js"
import { personalData } from "./personal-data.js"
import { reportRepository } from "./report-repository.js"

export const reports = manifest({
  repositories: reportRepository,
  migrations: [reportCopies],
  personalData,
  obligations: [],
  enumerations: {
    "reports.reason": ReportReason,
    "reports.status": ReportStatus,
    "reports.subject_type": ReportSubject
  }
})
