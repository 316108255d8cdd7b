/** What an embedder adds to a kit before it starts. */
import { Layer, Schema } from "effect"
import type { Around } from "./around.js"
import * as domains from "./domains.js"
import {
  type AnySetting,
  eventsOf,
  type OwnReaction,
  OwnReactions,
  OwnSettings,
  settingsOf,
  type WrapHandler
} from "./kernel/index.js"

export interface Extensions {
  /** What `on` and `beforeCommit` made. */
  readonly reactions?: ReadonlyArray<OwnReaction>
  /** What `around` and `aroundInTransaction` made; of two around one operation the first is the outer one. */
  readonly around?: ReadonlyArray<ReadonlyArray<Around>>
  readonly settings?: ReadonlyArray<AnySetting>
}

const ourEvents: ReadonlySet<unknown> = new Set(eventsOf(domains))
const prefixes: ReadonlyArray<string> = Object.keys(domains)
const ownName = /^([A-Za-z][A-Za-z0-9]*)\.\S+$/

/** Ours may have any name behind our prefixes one day, so theirs have prefixes of their own. */
const requireOwnName = (what: string, name: string) => {
  const prefix = ownName.exec(name)?.[1]
  if (prefix === undefined)
    throw new Error(`${what} ${name} needs a name with a prefix of yours, such as "shop.${name}".`)
  if (prefixes.includes(prefix)) throw new Error(`${what} ${name} has a prefix of ours; take another, such as "shop".`)
}

const requireUnique = (what: string, keys: ReadonlyArray<string>) => {
  const twice = keys.find((key, at) => keys.indexOf(key) < at)
  if (twice !== undefined) throw new Error(`There are two ${what} ${twice}.`)
}

/** Gathers what is added, and refuses what would stand in the way of something else. */
export const newExtensions = () => {
  const reactions: Array<OwnReaction> = []
  const settings: Array<AnySetting> = []
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
    for (const { default: value, key, schema } of added.settings ?? []) {
      requireOwnName("The setting", key)
      if (!Schema.is(schema)(value)) throw new Error(`The setting ${key} has a default that its schema does not take.`)
    }
    const allReactions = [...reactions, ...(added.reactions ?? [])]
    requireUnique(
      "reactions",
      allReactions.map(({ event, reaction }) => `${reaction.name} to ${event.tag}`)
    )
    const allSettings = settingsOf(domains, [...settings, ...(added.settings ?? [])])
    requireUnique(
      "settings",
      allSettings.map(({ key }) => key)
    )
    reactions.push(...(added.reactions ?? []))
    settings.push(...(added.settings ?? []))
    for (const { operation, wrap } of (added.around ?? []).flat())
      wraps.set(operation.name, [...(wraps.get(operation.name) ?? []), wrap])
  }

  const wrap: WrapHandler = (name, handler) =>
    wraps.get(name)?.reduceRight((inner, one) => one(inner), handler) ?? handler

  /** Stands below all layers, so there is no wrong place for it. */
  const layer = Layer.suspend(() => {
    isStarted = true
    return Layer.merge(Layer.succeed(OwnReactions, reactions), Layer.succeed(OwnSettings, settings))
  })

  return { add, wrap, layer }
}
