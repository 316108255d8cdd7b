/**
 * Switches of mails for whoever follows the link at the end of one: what a host's page shows and changes. No operations,
 * since nobody has signed in and the link alone says whose they are.
 */
import { Context, Effect, Layer, Option } from "effect"
import { isErasedAddress, UserRepository } from "../identity/index.js"
import { UnitOfWork } from "../kernel/index.js"
import { makeReadMailSwitchToken } from "./mail-switch-link.js"
import { NotificationPreferenceRepository } from "./ports.js"
import { hasMailsOn, mailedCategories, nothingChosen, type Preferences, withMails } from "./preferences.js"
import { makeCatalogue } from "./texts/catalogue.js"
import type { Labels } from "./texts/language.js"
import type { Category } from "./types.js"

export interface MailSwitch {
  readonly category: Category
  /** In the person's language: "Sessions". */
  readonly label: string
  readonly description: string
  readonly isOn: boolean
}

export interface MailSwitchBoard {
  /** Of the labels: "de". */
  readonly language: string
  /** The category of the mail that the link was in. */
  readonly category: Category
  /** All whose mails can be turned off, that one too. */
  readonly switches: ReadonlyArray<MailSwitch>
}

/** What is left out stays. */
export type MailSwitchChanges = Readonly<Partial<Record<Category, boolean>>>

const switchesOf = (preferences: Preferences, { categories }: Labels): ReadonlyArray<MailSwitch> =>
  mailedCategories.map((category) => ({
    category,
    ...categories[category],
    isOn: hasMailsOn(preferences, category)
  }))

const changed = (before: Preferences, changes: MailSwitchChanges): Preferences =>
  mailedCategories.reduce((preferences, category) => {
    const areOn = changes[category]
    return areOn === undefined ? preferences : withMails(preferences, category, areOn)
  }, before)

export class MailSwitches extends Context.Tag("@mentorkit/MailSwitches")<
  MailSwitches,
  {
    /** None where the token is not ours or the account is gone. Changes nothing: mail programs open links by themselves. */
    readonly read: (token: string) => Effect.Effect<Option.Option<MailSwitchBoard>>
    /** How they stand then. Rows of the inbox go on, and so do mails that cannot be turned off. */
    readonly change: (token: string, changes: MailSwitchChanges) => Effect.Effect<Option.Option<MailSwitchBoard>>
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
  const { transact } = yield* UnitOfWork

  const board = Effect.fnUntraced(function* (token: string, find: typeof users.find, changes: MailSwitchChanges = {}) {
    const owner = yield* ownerOf(token)
    if (Option.isNone(owner)) return Option.none<MailSwitchBoard>()
    const { category, userId } = owner.value
    const person = Option.filter(yield* find(userId), ({ email }) => !isErasedAddress(email))
    if (Option.isNone(person)) return Option.none<MailSwitchBoard>()
    const before = (yield* preferences.findMany([userId])).get(userId) ?? nothingChosen
    const after = changed(before, changes)
    if (after !== before) yield* preferences.put(userId, after)
    return Option.some<MailSwitchBoard>({
      language: languageOf(person.value),
      category,
      switches: switchesOf(after, labelsFor(person.value))
    })
  })

  return MailSwitches.of({
    read: (token) => board(token, users.find),
    // Under the lock, so that a change of other preferences at the same moment is kept.
    change: (token, changes) => transact(board(token, users.lock, changes))
  })
})
