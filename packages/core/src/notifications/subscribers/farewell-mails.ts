/** The last mail that a person gets. */
import { Effect } from "effect"
import type { PayloadOf } from "../../kernel/index.js"
import type { AccountErased } from "../../personal-data/index.js"
import { type Compose, mailing } from "../mailing.js"
import { accountErased } from "../templates/account-letters.js"

export const mailAccountErased = mailing(
  { name: "notifications.mailAccountErased", priority: "medium" },
  Effect.succeed<Compose<PayloadOf<typeof AccountErased>>>(({ email }) =>
    Effect.succeed({ to: email, letter: accountErased })
  )
)
