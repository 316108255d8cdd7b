import { entryKinds, mentorAccounts, platformAccounts } from "@mentorkit/core/earnings/ports"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { earnings as earningsTables } from "../migrations/20261121_0500_earnings.js"
import { journalSeals as sealsTables } from "../migrations/20261122_0750_journal_seals.js"
import { earningsByTime } from "../migrations/20261122_0770_earnings_by_time.js"
import { postingSpeed } from "../migrations/20261122_0780_posting_speed.js"
import { journalSeals } from "./journal-seals.js"
import { ledger } from "./ledger.js"
import { obligations, personalData } from "./personal-data.js"

export const earnings = manifest({
  repositories: Layer.mergeAll(ledger, journalSeals),
  migrations: [earningsTables, sealsTables, earningsByTime, postingSpeed],
  personalData,
  obligations,
  enumerations: {
    "journal_entries.kind": { literals: entryKinds },
    "journal_postings.account": { literals: [...platformAccounts, ...mentorAccounts] }
  }
})
