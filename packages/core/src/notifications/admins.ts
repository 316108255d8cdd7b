/** Recipients of mails to every admin: each has a delivery of their own. */
import { Effect } from "effect"
import { isAdmitted, UserRepository } from "../identity/index.js"
import type { Delivery } from "../kernel/index.js"

export const makeAdminRecipients = Effect.map(UserRepository, ({ listByRole }) => {
  const admitted = Effect.map(listByRole("admin"), (users) => users.filter(isAdmitted))
  return {
    /** User ids, for `ToSeveral`. */
    recipients: () => Effect.map(admitted, (users): ReadonlyArray<string> => users.map(({ id }) => id)),
    /** The admin of this delivery; undefined if no longer an admin, or banned or inactive. */
    findAdmin: ({ recipient }: Pick<Delivery, "recipient">) =>
      Effect.map(admitted, (users) => users.find(({ id }) => id === recipient))
  }
})
