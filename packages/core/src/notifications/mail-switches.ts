/**
 * The switch of one category's mails for whoever follows the link at the end of one: what a host's page shows and turns off. No
 * operations, since nobody has signed in and the link alone says whose it is.
 */
import { Context, Effect, Layer, Option } from "effect"
import { isErasedAddress, UserRepository } from "../identity/index.js"
import { UnitOfWork } from "../kernel/index.js"
import { makeLinks } from "./links.js"
import { makeReadMailSwitchToken } from "./mail-switch-link.js"
import { NotificationPreferenceRepository } from "./ports.js"
import { hasMailsOn, nothingChosen, withMails } from "./preferences.js"
import { makeCatalogue } from "./texts/catalogue.js"
import type { Category } from "./types.js"

export interface MailSwitch {
  /** Of the mail that the link was in. */
  readonly category: Category
  /** Of the label: "de". */
  readonly language: string
  /** In the person's language: "Sessions". */
  readonly label: string
  readonly description: string
  readonly isOn: boolean
  /** The front end's page with all that somebody can choose, behind its sign-in. */
  readonly preferencesUrl: string
}

export class MailSwitches extends Context.Tag("@mentorkit/MailSwitches")<
  MailSwitches,
  {
    /** None where the token is not ours or the account is gone. Changes nothing: mail programs open links by themselves. */
    readonly read: (token: string) => Effect.Effect<Option.Option<MailSwitch>>
    /** Turns the mails of that category off, and nothing else. Rows of the inbox go on, and so do mails that cannot be turned off. */
    readonly stop: (token: string) => Effect.Effect<Option.Option<MailSwitch>>
  }
>() {
  static readonly layer = Layer.effect(
    MailSwitches,
    Effect.suspend(() => make)
  )
}

const make = Effect.gen(function* () {
  const users = yield* UserRepository
  const preferences = yield* NotificationPreferenceRepository
  const ownerOf = yield* makeReadMailSwitchToken
  const { labelsFor, languageOf } = yield* makeCatalogue
  const { pageUrl } = yield* makeLinks
  const { transact } = yield* UnitOfWork

  const find = Effect.fnUntraced(function* (token: string, findUser: typeof users.find) {
    const owner = yield* ownerOf(token)
    if (Option.isNone(owner)) return undefined
    const { category, userId } = owner.value
    const person = Option.getOrUndefined(yield* findUser(userId))
    if (person === undefined || isErasedAddress(person.email)) return undefined
    const chosen = (yield* preferences.findMany([userId])).get(userId) ?? nothingChosen
    const words = { ...labelsFor(person).categories[category], language: languageOf(person) }
    const shown: MailSwitch = {
      ...{ category, ...words, isOn: hasMailsOn(chosen, category), preferencesUrl: pageUrl("preferences") }
    }
    return { chosen, shown, userId }
  })

  return MailSwitches.of({
    read: (token) => Effect.map(find(token, users.find), (found) => Option.fromNullable(found?.shown)),
    // Under the lock, so that a change of other preferences at the same moment is kept.
    stop: Effect.fnUntraced(function* (token) {
      const found = yield* find(token, users.lock)
      if (found === undefined) return Option.none()
      const { chosen, shown, userId } = found
      if (shown.isOn) yield* preferences.put(userId, withMails(chosen, shown.category, false))
      return Option.some({ ...shown, isOn: false })
    }, transact)
  })
})
