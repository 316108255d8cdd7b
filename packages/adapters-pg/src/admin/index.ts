/** Every port of admin on PostgreSQL. */
import { Layer } from "effect"
import { accountDirectory } from "./account-directory.js"
import { auditTrail } from "./audit-trail.js"
import { settingStore } from "./setting-store.js"

export const adminRepositories = Layer.mergeAll(accountDirectory, auditTrail, settingStore)
