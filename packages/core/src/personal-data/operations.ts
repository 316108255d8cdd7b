/** The operations of personal data. */
import { Schema } from "effect"
import { AdminProtected, freshSignIn } from "../identity/index.js"
import { namedOperations, operation, Timestamp } from "../kernel/index.js"
import { AccountStillNeeded } from "./errors.js"
import { exportsPerMinute } from "./settings.js"

export const operations = namedOperations("personalData", {
  exportAll: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({
      exported_at: Timestamp,
      /** Records by kind. */
      records: Schema.Record({
        key: Schema.String,
        value: Schema.Array(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
      })
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
