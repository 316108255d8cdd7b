/** Rows as their reader sees them. */
import { Effect, Option } from "effect"
import { People, UserRepository } from "../identity/index.js"
import { defaultLocale, type UserId } from "../kernel/index.js"
import { makeLinks } from "./links.js"
import type { Notification } from "./notification.js"
import { makeSpecOf } from "./own-types.js"
import { makeCatalogue, type Reading } from "./texts/catalogue.js"
import { type Reader, toNotificationResource } from "./to-resource.js"

/** What all readers have in common. */
export const makeReaderOf = Effect.gen(function* () {
  const { labelsFor, rowFor } = yield* makeCatalogue
  const { rowOf } = yield* makeLinks
  const specOf = yield* makeSpecOf
  return (reading: Reading): Reader => ({
    labels: labelsFor(reading),
    wordsOf: (type) => rowFor(type, reading),
    specOf,
    linkOf: rowOf
  })
})

/** Of whoever is gone meanwhile. */
const unknownReader: Reading = { locale: defaultLocale, timeZone: "UTC" }

/** The same few statements for any number of rows of one person. */
export const makeShowRows = Effect.gen(function* () {
  const people = yield* People
  const users = yield* UserRepository
  const readerOf = yield* makeReaderOf

  return Effect.fnUntraced(function* (userId: UserId, rows: ReadonlyArray<Notification>) {
    if (rows.length === 0) return []
    const reader = readerOf(Option.getOrElse(yield* users.find(userId), () => unknownReader))
    const senders = [...new Set(rows.flatMap(({ senderId }) => senderId ?? []))]
    const cards = senders.length === 0 ? new Map() : yield* people.findVisible(userId, senders)
    return rows.map((row) => toNotificationResource(row, (row.senderId && cards.get(row.senderId)) ?? null, reader))
  })
})
