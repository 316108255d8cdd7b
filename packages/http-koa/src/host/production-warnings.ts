/** What a production is told at its start: it serves all the same, and somebody should look. */
import { refuseCommonPasswords } from "@mentorkit/core/identity"
import { Settings } from "@mentorkit/core/kernel"
import { Effect } from "effect"

/** Read once: a change while the host runs is told to nobody. */
export const productionWarnings = Effect.flatMap(Settings, (settings) =>
  Effect.unlessEffect(
    Effect.logWarning(
      `New accounts may have common passwords. Set ${refuseCommonPasswords.key} to true to have those refused: PUT /admin/settings.`
    ),
    settings.get(refuseCommonPasswords)
  )
)
