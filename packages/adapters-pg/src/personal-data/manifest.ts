import { manifest } from "../database/manifest.js"
import { personalDataStore } from "./personal-data-store.js"

export const personalData = manifest({
  repositories: personalDataStore,
  obligations: []
})
