/** What personal-data needs from the outside. */
import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/index.js"

/** Records by the name of what they are, as they are stored, without secrets. */
export type Collection = Readonly<Record<string, ReadonlyArray<Readonly<Record<string, unknown>>>>>

export interface Obligations {
  readonly openSessions: number
  /** Currency codes, sorted. */
  readonly unpaidEarnings: ReadonlyArray<string>
}

export class PersonalDataStore extends Context.Tag("@mentorkit/PersonalDataStore")<
  PersonalDataStore,
  {
    /** Everything that is stored about a person, in every area. */
    readonly collect: (userId: UserId) => Effect.Effect<Collection>
    /** What others still rely on this account for. */
    readonly findObligations: (userId: UserId) => Effect.Effect<Obligations>
    /**
     * Takes the person out of everything, in the caller's transaction, which holds the account's lock: whatever lets them
     * in is deleted, records that others or the books need stay without a name.
     */
    readonly erase: (userId: UserId, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}
