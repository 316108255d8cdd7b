/** The operations of personal data. */
import { Schema } from "effect"
import { AdminProtected, freshSignIn } from "../identity/index.js"
import { described, namedOperations, operation, Timestamp } from "../kernel/index.js"
import { AccountStillNeeded } from "./errors.js"
import { exportsPerMinute } from "./settings.js"

export const operations = namedOperations("personalData", {
  exportAll: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({
      exported_at: described(Timestamp, "When the export was made."),
      records: described(
        Schema.Record({
          key: Schema.String,
          value: Schema.Array(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
        }),
        "Everything that is stored of the caller but secrets, by kind; kinds without a record are left out.",
        { users: [{ full_name: "Mika Sorensen", username: "mika-sorensen", email: "mika@example.com" }] }
      )
    }),
    failures: [],
    rateLimit: { perMinute: exportsPerMinute }
  }),
  eraseAccount: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({}),
    failures: [AccountStillNeeded, AdminProtected],
    freshSignIn
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
