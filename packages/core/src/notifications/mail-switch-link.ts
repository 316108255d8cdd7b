/** Links to the switch of one category's mails, for whoever has the mail: no sign-in, no row, no end. */
import { Effect, Option } from "effect"
import { LinkBase, Secrets, tokenOfHash, UserId } from "../kernel/index.js"
import { mailedCategories } from "./preferences.js"
import type { Category } from "./types.js"

/** Whose mails of which category. */
export interface MailSwitchOwner {
  readonly userId: UserId
  readonly category: Category
}

const label = (named: string) => `notifications.mailSwitch:${named}`

/** What the link names, and what proves it. */
const shape = /^(([\da-f-]{36})\.([a-z_]{1,40}))\.([\w-]{43})$/

const addressOf = (appUrl: string, token: string): string => {
  const url = `${appUrl}/unsubscribe/${token}`
  // Headers are ASCII, and so is a URL once it is parsed.
  return URL.canParse(url) ? new URL(url).href : encodeURI(url)
}

/** The address for a mail. The same each time, as long as the host's secret is. */
export const makeMailSwitchLink = Effect.map(
  Effect.all([Secrets, LinkBase]),
  ([{ derive }, { appUrl }]) =>
    ({ category, userId }: MailSwitchOwner) => {
      const named = `${userId}.${category}`
      return Effect.map(derive(label(named)), (proof) => addressOf(appUrl, `${named}.${proof}`))
    }
)

/**
 * Whose switch a token opens. None where it is not ours as it stands, letter by letter; asks no database. One that was
 * derived under the secret before opens it as long as the host knows that secret.
 */
export const makeReadMailSwitchToken = Effect.map(Secrets, (secrets) =>
  Effect.fnUntraced(
    function* (token: string) {
      const [, named = "", userId = "", word, proof = ""] = shape.exec(token) ?? []
      const category = mailedCategories.find((one) => one === word)
      if (category === undefined) return Option.none<MailSwitchOwner>()
      const proven = yield* tokenOfHash(label(named), yield* secrets.hash(proof))
      return Option.map(proven, (): MailSwitchOwner => ({ userId: UserId.make(userId), category }))
    },
    Effect.provideService(Secrets, secrets)
  )
)
