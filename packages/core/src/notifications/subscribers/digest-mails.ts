/** Sends what was put by, as one mail. */
import { DateTime, Effect, Option } from "effect"
import { type User, UserRepository } from "../../identity/index.js"
import {
  nothingToSay,
  type PayloadOf,
  postponedUntil,
  type ReactionHandler,
  reaction,
  type UserId
} from "../../kernel/index.js"
import { makeDecideChannels } from "../decide-channels.js"
import { DigestRepository } from "../digest-ports.js"
import type { DigestDue } from "../events.js"
import { makeLinks } from "../links.js"
import { type Addressed, makeSend } from "../mail-reaction.js"
import { makeMailSwitchLink } from "../mail-switch-link.js"
import type { Notification } from "../notification.js"
import { makeSpecOf } from "../own-types.js"
import { allCategories, mailedCategories } from "../preferences.js"
import { quietUntil } from "../quiet-hours.js"
import { makeShowRows } from "../read-inbox.js"
import type { NotificationResource } from "../resources.js"
import { makeStillSaid } from "../still-said.js"
import type { Stop } from "../templates/letter.js"
import { makeCatalogue } from "../texts/catalogue.js"
import type { Labels } from "../texts/language.js"

const maxShown = 50

/** In the order of the preferences. */
const sectionsOf = (rows: ReadonlyArray<NotificationResource>, { categories }: Labels) =>
  allCategories.flatMap((category) => {
    const entries = rows.filter((row) => row.category === category)
    return entries.length === 0 ? [] : [{ heading: categories[category].label, entries }]
  })

/**
 * Of rows in the digest those that are still true, and of which the person still wants a mail. The others are forgotten: what
 * a digest has claimed is in no later one.
 */
const makeStillWanted = Effect.gen(function* () {
  const decideChannels = yield* makeDecideChannels
  const stillSaid = yield* makeStillSaid

  return Effect.fnUntraced(function* (user: User, gathered: ReadonlyArray<Notification>) {
    const rows = yield* stillSaid(user, gathered)
    const decisions = yield* decideChannels(rows, [user])
    const quietHours = decisions[0]?.chosen.quietHours ?? null
    return { rows: rows.filter((_, index) => decisions[index]?.mail === true), quietHours }
  })
})

const makeCompose = Effect.gen(function* () {
  const { digestFor } = yield* makeCatalogue
  const { pageUrl } = yield* makeLinks
  const linkTo = yield* makeMailSwitchLink
  const showRows = yield* makeShowRows
  const specOf = yield* makeSpecOf

  /** A link stops one category: a mail of several leads to all that somebody can choose. */
  const stopOf = Effect.fnUntraced(function* (userId: UserId, rows: ReadonlyArray<Notification>) {
    const concerned = new Set(rows.map(({ type }) => specOf(type)?.category))
    const [category] = mailedCategories.filter((one) => concerned.has(one))
    const isOfOne = category !== undefined && concerned.size === 1
    const stop: Stop = isOfOne
      ? { category, url: yield* linkTo({ userId, category }) }
      : { category: "", url: pageUrl("preferences"), isPage: true }
    return stop
  })

  return Effect.fnUntraced(function* (user: User, day: string, all: ReadonlyArray<Notification>) {
    const { frame, labels, letter, stop, why } = digestFor(user)
    const rows = yield* showRows(user.id, all.slice(0, maxShown))
    const about = { told: rows.length, untold: all.length - rows.length, inboxUrl: pageUrl("inbox") }
    const addressed: Addressed = {
      to: user.email,
      letter: letter(user.fullName, sectionsOf(rows, labels), about),
      frame: { ...frame, whyCategory: () => why, stop },
      stop: yield* stopOf(user.id, all),
      id: `digest-${day}-${user.id}`
    }
    return addressed
  })
})

export const mailDigest = reaction(
  {
    name: "notifications.mailDigest",
    lane: "mail",
    priority: "low",
    effects: "outside",
    // No type of its own: it tells of those that were put by.
    notifies: []
  },
  Effect.gen(function* () {
    const compose = yield* makeCompose
    const digests = yield* DigestRepository
    const send = yield* makeSend
    const stillWanted = yield* makeStillWanted
    const users = yield* UserRepository

    const handler: ReactionHandler<PayloadOf<typeof DigestDue>> = {
      run: Effect.fnUntraced(function* ({ day, userId }, delivery) {
        const user = Option.getOrUndefined(yield* users.find(userId))
        if (user === undefined) return nothingToSay
        const { quietHours, rows } = yield* stillWanted(user, yield* digests.listUnread(userId, day))
        if (rows.length === 0) return nothingToSay
        const end = quietHours === null ? null : quietUntil(quietHours, user.timeZone, yield* DateTime.now)
        return yield* send(end === null ? yield* compose(user, day, rows) : postponedUntil(end), delivery)
      })
    }
    return handler
  })
)
