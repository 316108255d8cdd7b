import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { admin as adminTables } from "../migrations/20261122_1330_admin.js"
import { accountDirectory } from "./account-directory.js"
import { auditTrail } from "./audit-trail.js"
import { settingStore } from "./setting-store.js"

export const admin = manifest({
  repositories: Layer.mergeAll(accountDirectory, auditTrail, settingStore),
  migrations: [adminTables],
  obligations: []
})
