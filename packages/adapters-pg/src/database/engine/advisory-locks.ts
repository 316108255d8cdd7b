import { Effect } from "effect"
import { DatabaseSchema, lockSpaceOf } from "./database-schema.js"

/**
 * The keys of our advisory locks in one list: they are numbers of the whole database, and no two may mean the same. These are
 * those of a kit in `public`; one in another schema has others.
 */
const keys = {
  migrations: 4_051_977,
  /** With a hash of the user. */
  holdsOfUser: 4_051_978,
  /** With a stripe of channels. */
  realtimeChannels: 4_051_979,
  /** With a hash of the session type. */
  sessionTypes: 4_051_980,
  /** With a hash of the mentor, by triggers alone, which make theirs themselves. */
  mentorListings: 4_051_981,
  /** With a hash of two people. */
  pairs: 4_051_983,
  /** With a hash of what is charged. */
  charges: 0
} as const
export type AdvisoryLocks = { readonly [Lock in keyof typeof keys]: number }

/** Of all kits of a database, which share its extensions. */
export const extensionsLock = 4_051_982

export const advisoryLocksOf = (schema: string): AdvisoryLocks => {
  const space = lockSpaceOf(schema)
  // Of one space no two become the same.
  return Object.fromEntries(Object.entries(keys).map(([lock, key]) => [lock, key ^ space])) as unknown as AdvisoryLocks
}

/** Of the schema that the engine underneath is on. */
export const advisoryLocks = Effect.map(DatabaseSchema, ({ name }) => advisoryLocksOf(name))
