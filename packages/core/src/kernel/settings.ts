/** What an admin may change while the product runs: typed, with a default, kept in the database. */
import { Context, type Effect, Schema } from "effect"

export interface Setting<A, I = unknown> {
  /** "scheduling.hold_minutes": the domain, then the name with its unit. */
  readonly key: string
  readonly description: string
  readonly schema: Schema.Schema<A, I>
  readonly default: A
}

export const setting = <A, I>(spec: Setting<A, I>): Setting<A, I> => spec

// biome-ignore lint/suspicious/noExplicitAny: each has a type of its own, and its schema is asked about every value
export type AnySetting = Setting<any, any>

export const isSetting = (value: unknown): value is AnySetting =>
  typeof value === "object" &&
  value !== null &&
  ["key", "description", "schema", "default"].every((name) => Object.hasOwn(value, name))

/** A limit or a time that an admin may choose at will: a whole number from 1 to a million. */
export const Count = Schema.Int.pipe(Schema.between(1, 1_000_000))

export class Settings extends Context.Tag("@mentorkit/Settings")<
  Settings,
  {
    /** The stored value, or the default; a change on another host is seen within seconds. */
    readonly get: <A, I>(setting: Setting<A, I>) => Effect.Effect<A>
    readonly set: <A, I>(setting: Setting<A, I>, value: A) => Effect.Effect<void>
  }
>() {}

/** Every setting of the product, by key; made of what the domains declare. */
export class SettingList extends Context.Tag("@mentorkit/SettingList")<SettingList, ReadonlyArray<AnySetting>>() {}
