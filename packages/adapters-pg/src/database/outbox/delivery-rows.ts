/** The rows that routes make: one for each subscriber of an event. */
import { type Priority, priorities, type Route, uuidV7 } from "@mentorkit/core/kernel/ports"

/** 1 high, 2 medium, 3 low: as the table keeps it. */
export const rankOf = (priority: Priority): number => priorities.indexOf(priority) + 1
export const priorityOf = (rank: number): Priority => priorities[rank - 1] ?? "low"

export const newId = (millis: number): string => uuidV7(millis, crypto.getRandomValues(new Uint8Array(16)))

/** Columns for `unnest`. */
export const columnsOf = (routes: ReadonlyArray<Route>, millis: number) => ({
  ids: routes.map(() => newId(millis)),
  names: routes.map(({ name }) => name),
  lanes: routes.map(({ lane }) => lane as string),
  ranks: routes.map(({ priority }) => rankOf(priority)),
  areOrdered: routes.map(({ isOrdered }) => isOrdered === true)
})
