/** What an embedder adds to a kit before it starts. */
import { Layer, Schema } from "effect"
import type { Around } from "./around.js"
import * as domains from "./domains.js"
import {
  type AnySetting,
  eventsOf,
  lanes,
  type OwnReaction,
  OwnReactions,
  OwnSettings,
  priorities,
  settingsOf,
  type WrapHandler
} from "./kernel/index.js"
import { type AnyOwnType, canBeMailed, notificationTypes, OwnNotificationTypes } from "./notifications/index.js"

export interface Extensions {
  /** What `on` and `beforeCommit` made. */
  readonly reactions?: ReadonlyArray<OwnReaction>
  /** What `around` and `aroundInTransaction` made; of two around one operation the first is the outer one. */
  readonly around?: ReadonlyArray<ReadonlyArray<Around>>
  /** What `setting` made; their keys have a prefix of yours. */
  readonly settings?: ReadonlyArray<AnySetting>
  /** What `notificationType` made, for `notify`. */
  readonly notifications?: ReadonlyArray<AnyOwnType>
}

const ourEvents: ReadonlySet<unknown> = new Set(eventsOf(domains))
const prefixOf = (name: string): string => name.split(".", 1)[0] ?? name
const prefixes = new Set(
  [...Object.keys(domains), ...Object.keys(notificationTypes).map(prefixOf)].map((prefix) => prefix.toLowerCase())
)
const ownName = /^([A-Za-z][A-Za-z0-9]*)\.[\w.:-]{1,100}$/

/** Ours may have any name behind our prefixes one day, so theirs have prefixes of their own. */
const requireOwnName = (what: string, name: string) => {
  const prefix = ownName.exec(name)?.[1]
  if (prefix === undefined)
    throw new Error(
      `${what} ${name.slice(0, 100)} needs a name with a prefix of yours, such as "shop.${name.slice(0, 20)}".`
    )
  if (prefixes.has(prefix.toLowerCase()))
    throw new Error(`${what} ${name} has a prefix of ours; take another, such as "shop".`)
}

const requireUnique = (what: string, keys: ReadonlyArray<string>) => {
  const twice = keys.find((key, at) => keys.indexOf(key) < at)
  if (twice !== undefined) throw new Error(`There are two ${what} ${twice}.`)
}

/** Reactions that run before the commit have no lane and no priority. */
const requireRoute = ({ reaction }: OwnReaction) => {
  if (reaction.effects === "within") return
  const { lane, name, priority } = reaction
  if (!lanes.includes(lane))
    throw new Error(`The reaction ${name} has the lane ${lane}, and there are ${lanes.join(", ")}.`)
  if (!priorities.includes(priority))
    throw new Error(`The reaction ${name} has the priority ${priority}, and there are ${priorities.join(", ")}.`)
}

/** Two that differ would be taken for one another where they are stored. */
const requireOneEventATag = (reactions: ReadonlyArray<OwnReaction>) => {
  const byTag = new Map<string, unknown>()
  for (const { event } of reactions) {
    if ((byTag.get(event.tag) ?? event) !== event) throw new Error(`There are two events ${event.tag}.`)
    byTag.set(event.tag, event)
  }
}

/** Gathers what is added, and refuses what would stand in the way of something else. */
export const newExtensions = (operations: ReadonlySet<string>) => {
  const reactions: Array<OwnReaction> = []
  const settings: Array<AnySetting> = []
  const types: Array<AnyOwnType> = []
  const wraps = new Map<string, ReadonlyArray<Around["wrap"]>>()
  let isStarted = false

  const add = (added: Extensions): void => {
    if (isStarted)
      throw new Error(
        "The kit has started, so it can no longer be extended: call `extend` before the first call of it."
      )
    for (const { event, reaction } of added.reactions ?? []) {
      requireOwnName("The reaction", reaction.name)
      if (!ourEvents.has(event)) requireOwnName("The event", event.tag)
    }
    for (const one of added.reactions ?? []) requireRoute(one)
    const arounds = (added.around ?? []).flat()
    for (const { operation } of arounds) {
      // A rule that is never run must not seem to be one.
      if (!operations.has(operation.name))
        throw new Error(`This kit has no operation ${operation.name} to stand around.`)
    }
    for (const { default: value, key, schema } of added.settings ?? []) {
      requireOwnName("The setting", key)
      if (!Schema.is(schema)(value)) throw new Error(`The setting ${key} has a default that its schema does not take.`)
    }
    for (const { spec, type } of added.notifications ?? []) {
      requireOwnName("The type", type)
      if (!canBeMailed(spec))
        throw new Error(
          `The type ${type} has mails that are "${spec.mail}" in ${spec.category}, where nobody can ask for them; docs/notifications.md has the categories.`
        )
    }
    requireUnique(
      "types",
      [...types, ...(added.notifications ?? [])].map(({ type }) => type)
    )
    const allReactions = [...reactions, ...(added.reactions ?? [])]
    requireOneEventATag(allReactions)
    requireUnique(
      "reactions",
      allReactions.map(({ event, reaction }) => `${reaction.name} to ${event.tag}`)
    )
    const allSettings = settingsOf(domains, [...settings, ...(added.settings ?? [])])
    requireUnique(
      "settings",
      allSettings.map(({ key }) => key)
    )
    types.push(...(added.notifications ?? []))
    reactions.push(...(added.reactions ?? []))
    settings.push(...(added.settings ?? []))
    for (const { operation, wrap } of arounds) wraps.set(operation.name, [...(wraps.get(operation.name) ?? []), wrap])
  }

  const wrap: WrapHandler = (name, handler) =>
    wraps.get(name)?.reduceRight((inner, one) => one(inner), handler) ?? handler

  /** Stands below all layers, so there is no wrong place for it. */
  const layer = Layer.suspend(() => {
    isStarted = true
    return Layer.mergeAll(
      Layer.succeed(OwnReactions, reactions),
      Layer.succeed(OwnSettings, settings),
      Layer.succeed(OwnNotificationTypes, types)
    )
  })

  return { add, wrap, layer }
}
