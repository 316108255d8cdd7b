/** Warnings at the start of a production: it serves all the same, and somebody should look. */
import { refuseCommonPasswords } from "@mentorkit/core/identity"
import { Settings } from "@mentorkit/core/kernel/ports"
import { Effect, Option } from "effect"
import { demoAdmin } from "../demo-market/index.js"

const weakPasswords = Effect.flatMap(Settings, (settings) =>
  Effect.unlessEffect(
    Effect.logWarning(
      `New accounts may have common passwords. Set ${refuseCommonPasswords.key} to true to have those refused: PUT /admin/settings.`
    ),
    settings.get(refuseCommonPasswords)
  )
)

/** A development on the same PostgreSQL has left them there. */
const openAccounts = Effect.whenEffect(
  Effect.logWarning(
    "This database has the demo market: everybody can read the password of its accounts, one of them an admin's. Ban them (@demo.test), or start with a database of your own."
  ),
  Effect.map(
    demoAdmin,
    Option.exists(({ bannedAt, isActive }) => isActive && bannedAt === null)
  )
)

/** Read once: a change while the host runs is told to nobody. */
export const productionWarnings = Effect.zipRight(weakPasswords, openAccounts)
