import { manifest } from "../database/manifest.js"
import { presences } from "../migrations/20261127_0230_presences.js"
import { personalData } from "./personal-data.js"
import { presenceRepository } from "./presence-repository.js"

export const broadcasting = manifest({
  repositories: presenceRepository,
  migrations: [presences],
  personalData,
  obligations: []
})
