/** Settings that an admin may change at run time: typed, with a default, stored in the database. */
import { Context, type Effect, Schema } from "effect"

export interface Setting<A, I = unknown> {
  /** "scheduling.hold_minutes": the domain, or a prefix of an embedder's own, then the name with its unit. */
  readonly key: string
  readonly description: string
  readonly schema: Schema.Schema<A, I>
  readonly default: A
}

/** A setting; admins see it among all others, with its description, and change it within its schema. */
export const setting = <A, I>(spec: Setting<A, I>): Setting<A, I> => spec

// biome-ignore lint/suspicious/noExplicitAny: each has a type of its own, and its schema is asked about every value
export type AnySetting = Setting<any, any>

export const isSetting = (value: unknown): value is AnySetting =>
  typeof value === "object" &&
  value !== null &&
  ["key", "description", "schema", "default"].every((name) => Object.hasOwn(value, name))

/** A limit or a duration for admins: a whole number from 1 to a million. */
export const Count = Schema.Int.pipe(Schema.between(1, 1_000_000))

export class Settings extends Context.Tag("@mentorkit/Settings")<
  Settings,
  {
    /** The stored value, or the default. A change on another host arrives within seconds. */
    readonly get: <A, I>(setting: Setting<A, I>) => Effect.Effect<A>
    readonly set: <A, I>(setting: Setting<A, I>, value: A) => Effect.Effect<void>
  }
>() {}

/** Settings of an embedder, which admins find among ours. */
export class OwnSettings extends Context.Reference<OwnSettings>()("@mentorkit/OwnSettings", {
  defaultValue: (): ReadonlyArray<AnySetting> => []
}) {}

/** All settings that domains and the embedder declare, by key. */
export class SettingList extends Context.Tag("@mentorkit/SettingList")<SettingList, ReadonlyArray<AnySetting>>() {}
