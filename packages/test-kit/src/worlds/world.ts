/** A world of core on top of an engine: every port bound, as the host binds them. */
import type { SqlClient } from "@effect/sql"
import { accountTools, invoicePrinter, passkeyCeremonies } from "@mentorkit/adapters-node"
import { adapters, memoryRateLimiter } from "@mentorkit/adapters-pg"
import { Administration } from "@mentorkit/core/admin"
import { Dashboards } from "@mentorkit/core/dashboards"
import { DeadLetterDesk } from "@mentorkit/core/dead-letters"
import { Earnings } from "@mentorkit/core/earnings"
import { Admission, Identity } from "@mentorkit/core/identity"
import { Invoices } from "@mentorkit/core/invoices"
import { Ids } from "@mentorkit/core/kernel"
import { MentorSearch } from "@mentorkit/core/mentor-search"
import { awaitingChallenge } from "@mentorkit/core/oauth"
import { accountPasskeys, Passkeys } from "@mentorkit/core/passkeys"
import { PersonalData } from "@mentorkit/core/personal-data"
import { ProfileMedia } from "@mentorkit/core/profile-media"
import { Profiles } from "@mentorkit/core/profiles"
import { Reports } from "@mentorkit/core/reports"
import { Scheduling } from "@mentorkit/core/scheduling"
import { TransactionMethods } from "@mentorkit/core/transaction-methods"
import { secondFactor, TwoFactor } from "@mentorkit/core/two-factor"
import { mentorDocuments, Verification } from "@mentorkit/core/verification"
import { Withdrawals } from "@mentorkit/core/withdrawals"
import { Layer } from "effect"
import type { Engine } from "../databases/engines.js"
import { testFiles } from "./files.js"
import { testLinks } from "./links.js"
import { testSecrets } from "./secrets.js"

// Each domain adds its service's layer to the first list as it lands.
export const world = (engine: Engine) =>
  Layer.mergeAll(
    Administration.layer,
    Admission.layer,
    Identity.layer,
    Invoices.layer,
    MentorSearch.layer,
    Dashboards.layer,
    DeadLetterDesk.layer,
    Earnings.layer,
    Passkeys.layer,
    PersonalData.layer,
    ProfileMedia.layer,
    Profiles.layer,
    Reports.layer,
    Scheduling.layer,
    TransactionMethods.layer,
    TwoFactor.layer,
    Verification.layer,
    Withdrawals.layer
  ).pipe(
    Layer.provideMerge(Layer.mergeAll(secondFactor, awaitingChallenge, accountPasskeys)),
    Layer.provideMerge(mentorDocuments),
    Layer.provideMerge(Ids.layer),
    Layer.provideMerge(adapters),
    Layer.provideMerge(memoryRateLimiter),
    Layer.provideMerge(accountTools),
    Layer.provideMerge(invoicePrinter()),
    Layer.provideMerge(passkeyCeremonies({ rpId: "localhost", rpName: "Mentorkit", origins: ["http://localhost"] })),
    Layer.provideMerge(testFiles),
    Layer.provideMerge(testLinks),
    Layer.provideMerge(testSecrets),
    Layer.provideMerge(engine),
    Layer.orDie
  )

export type World = Layer.Layer.Success<ReturnType<typeof world>> | SqlClient.SqlClient
