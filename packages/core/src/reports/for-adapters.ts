/** What adapters and hosts use of reports beside its public door: `@mentorkit/core/reports/ports`. */
export * from "./ports.js"
export { type Report, type ReportCopy, ReportReason, ReportStatus, ReportSubject } from "./report.js"
