/** Reactions that embedders bring, to events of ours and of theirs. */
import { Context } from "effect"
import type { EventType } from "./event.js"
import type { Reaction, ReactionTable } from "./subscriber.js"
import type { ReactionWithin } from "./within.js"

/** One reaction with its event, which a function has matched with it. */
export interface OwnReaction {
  // biome-ignore lint/suspicious/noExplicitAny: each has a payload of its own
  readonly event: EventType<string, any, any>
  // biome-ignore lint/suspicious/noExplicitAny: that of its event
  readonly reaction: Reaction<any> | ReactionWithin<any>
}

/** Known before any layer is built, so that no layer can be built without them. */
export class OwnReactions extends Context.Reference<OwnReactions>()("@mentorkit/OwnReactions", {
  defaultValue: (): ReadonlyArray<OwnReaction> => []
}) {}

/** The table with theirs behind ours. They need no service, so the type of what it needs stays. */
export const withOwnReactions = <T extends ReactionTable>(reactions: T, own: ReadonlyArray<OwnReaction>): T => {
  const all: Record<string, ReadonlyArray<unknown>> = { ...reactions }
  for (const { event, reaction } of own) all[event.tag] = [...(all[event.tag] ?? []), reaction]
  // A reaction is as good as any other of its event.
  return all as unknown as T
}

/** Ours and those events of theirs that they react to. */
export const withOwnEvents = (
  events: ReadonlyArray<EventType>,
  own: ReadonlyArray<OwnReaction>
): ReadonlyArray<EventType> => {
  const byTag = new Map(own.map(({ event }) => [event.tag, event as EventType]))
  for (const event of events) byTag.set(event.tag, event)
  return [...byTag.values()]
}
