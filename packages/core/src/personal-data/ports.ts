/** Ports of personal data. */
import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import type { Obligation } from "./obligations.js"

/** Records by kind, as stored, without secrets. */
export type Collection = Readonly<Record<string, ReadonlyArray<Readonly<Record<string, unknown>>>>>

export class PersonalDataStore extends Context.Tag("@mentorkit/PersonalDataStore")<
  PersonalDataStore,
  {
    /** Everything stored about a person, in every domain. */
    readonly collect: (userId: UserId) => Effect.Effect<Collection>
    /** What prevents an erasure, in every domain and in no order. */
    readonly listObligations: (userId: UserId) => Effect.Effect<ReadonlyArray<Obligation>>
    /**
     * Takes the person out of everything, in the caller's transaction, which holds the account's lock: whatever lets them
     * in is deleted, records that others or the books need stay without a name.
     */
    readonly erase: (userId: UserId, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}
