/** Rows as their reader sees them. */
import { Effect, Option } from "effect"
import { People, UserRepository } from "../identity/index.js"
import { defaultLocale, type UserId } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { makeLinks } from "./links.js"
import type { Notification } from "./notification.js"
import { makeSpecOf } from "./own-types.js"
import { makeCatalogue, type Reading } from "./texts/catalogue.js"
import { type Reader, toNotificationResource } from "./to-resource.js"

/** How somebody reads these rows of theirs. */
export const makeReaderOf = Effect.gen(function* () {
  const { labelsFor, rowFor } = yield* makeCatalogue
  const { rowUrl } = yield* makeLinks
  const mentors = yield* MentorRepository
  const specOf = yield* makeSpecOf

  /** Mentors read times of their work in the zone of their profile, as in mails. */
  const zoneAsMentor = Effect.fnUntraced(function* (userId: UserId, rows: ReadonlyArray<{ readonly role: unknown }>) {
    if (!rows.some(({ role }) => role === "mentor")) return null
    return Option.match(yield* mentors.findByUser(userId), { onNone: () => null, onSome: ({ timeZone }) => timeZone })
  })

  return Effect.fnUntraced(function* (userId: UserId, reading: Reading, rows: ReadonlyArray<Notification>) {
    const mentorZone = yield* zoneAsMentor(userId, rows)
    const asMentor = mentorZone === null ? reading : { ...reading, timeZone: mentorZone }
    const reader: Reader = {
      labels: labelsFor(reading),
      wordsOf: ({ role, type }) => rowFor(type, role === "mentor" ? asMentor : reading),
      specOf,
      linkOf: rowUrl
    }
    return reader
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
    const reading = Option.getOrElse(yield* users.find(userId), () => unknownReader)
    const reader = yield* readerOf(userId, reading, rows)
    const senders = [...new Set(rows.flatMap(({ senderId }) => senderId ?? []))]
    const cards = senders.length === 0 ? new Map() : yield* people.findVisible(userId, senders)
    return rows.map((row) => toNotificationResource(row, (row.senderId && cards.get(row.senderId)) ?? null, reader))
  })
})
