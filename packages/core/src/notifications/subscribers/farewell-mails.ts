/** The last mail that a person gets. */
import { Effect } from "effect"
import { defaultLocale, nothingToSay, type PayloadOf, type Reaction, type ReactionHandler } from "../../kernel/index.js"
import type { AccountErased } from "../../personal-data/index.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
import { makeTextsFor } from "../texts/catalogue.js"

type Erased = PayloadOf<typeof AccountErased>

/** A refused address would only make a dead letter that keeps it, and nobody could act on it. */
const silentWhereRefused = <R>({ make, ...declared }: Reaction<Erased, R>): Reaction<Erased, R> => ({
  ...declared,
  make: Effect.map(
    make,
    ({ run }): ReactionHandler<Erased> => ({
      run: (payload, delivery) =>
        Effect.catchTag(run(payload, delivery), "DeliveryRefused", () => Effect.succeed(nothingToSay))
    })
  )
})

export const mailAccountErased = silentWhereRefused(
  mailReaction(
    { name: "notifications.mailAccountErased", type: "account.erased" },
    Effect.map(
      makeTextsFor("account.erased"),
      (textsFor): Compose<Erased> =>
        ({ email, locale = defaultLocale }) => {
          const { frame, letters } = textsFor({ locale, timeZone: "UTC" })
          return Effect.succeed({ to: email, frame, letter: letters.accountErased() })
        }
    )
  )
)
