import { UploadPurpose } from "@mentorkit/core/uploads"
import { manifest } from "../database/manifest.js"
import { uploads as uploadsTables } from "../migrations/20261128_1000_uploads.js"
import { personalData } from "./personal-data.js"
import { uploadRepository } from "./upload-repository.js"

export const uploads = manifest({
  repositories: uploadRepository,
  migrations: [uploadsTables],
  personalData,
  obligations: [],
  enumerations: { "uploads.purpose": UploadPurpose }
})
