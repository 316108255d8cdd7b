import { manifest } from "../database/manifest.js"
import { personalData } from "./personal-data.js"
import { reportRepository } from "./report-repository.js"

export const reports = manifest({
  repositories: reportRepository,
  personalData
})
