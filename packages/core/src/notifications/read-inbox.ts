/** Rows as their reader sees them. */
import { Effect, Option } from "effect"
import { People, UserRepository } from "../identity/index.js"
import { LinkBase, type UserId } from "../kernel/index.js"
import { FrontendPaths, linkOf } from "./links.js"
import type { Notification } from "./notification.js"
import { formatsOf } from "./texts/formats.js"
import { type Reader, toNotificationResource } from "./to-resource.js"

/** What all readers have in common. */
export const makeReaderOf = Effect.gen(function* () {
  const { frontendUrl } = yield* LinkBase
  const paths = yield* FrontendPaths
  return (timeZone: string): Reader => ({
    formats: formatsOf("en", timeZone),
    linkOf: (row) => linkOf(row, frontendUrl, paths)
  })
})

/** The same few statements for any number of rows of one person. */
export const makeShowRows = Effect.gen(function* () {
  const people = yield* People
  const users = yield* UserRepository
  const readerOf = yield* makeReaderOf

  return Effect.fnUntraced(function* (userId: UserId, rows: ReadonlyArray<Notification>) {
    if (rows.length === 0) return []
    const reader = readerOf(
      Option.match(yield* users.find(userId), { onNone: () => "UTC", onSome: (user) => user.timeZone })
    )
    const senders = [...new Set(rows.flatMap(({ senderId }) => senderId ?? []))]
    const cards = senders.length === 0 ? new Map() : yield* people.findVisible(userId, senders)
    return rows.map((row) => toNotificationResource(row, (row.senderId && cards.get(row.senderId)) ?? null, reader))
  })
})
