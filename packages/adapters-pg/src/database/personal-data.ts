/**
 * How a domain says where people are in its tables. A test compares what all of them say with the tables that there are: a
 * new one that nobody decided about fails it.
 */

import type { ObligationKind } from "@mentorkit/core/personal-data/ports"
import { Context } from "effect"

/** Conditions that pick a person's rows; `$1` is the user's id. */
export const ofUser = "user_id = $1"
export const ofMentor = "mentor_id in (select id from mentor_profiles where user_id = $1)"

export interface PersonalTable {
  readonly table: string
  readonly of: string
  /** Left out of an export: secrets, and what others have written about the person in confidence. */
  readonly omit?: ReadonlyArray<string>
  /** Left out of an export's rows of which the condition holds: what is there for the other side. */
  readonly hide?: { readonly columns: ReadonlyArray<string>; readonly where: string }
  /** Rows that stay are not named; `$1` is the user's id and `$2` the moment. */
  readonly erase?: "delete" | { readonly set: string }
}

/** What the person has written to others in rows that stay. */
export interface PersonalText {
  readonly table: string
  readonly set: string
  readonly of: string
}

/** The person's rows that own stored files, and let go of them when they are erased. */
export interface PersonalFiles {
  readonly kind: string
  /** Selects their ids. */
  readonly ids: string
}

export interface PersonalData {
  readonly tables?: ReadonlyArray<PersonalTable>
  /** Statements that an erasure runs first: what others lose by it, such as their counts. `$1` is the user's id. */
  readonly beforeErasure?: ReadonlyArray<string>
  /** Changed before any row of a table goes, as their conditions may ask for such rows. */
  readonly texts?: ReadonlyArray<PersonalText>
  /** So are these. */
  readonly fileOwners?: ReadonlyArray<PersonalFiles>
  /** Tables that refer to people only through rows named elsewhere, or through nothing that lasts; and why. */
  readonly withoutPeople?: Readonly<Record<string, string>>
}

export const secretRows = (table: string, ...omit: ReadonlyArray<string>): PersonalTable => ({
  table,
  of: ofUser,
  omit,
  erase: "delete"
})

/**
 * What keeps an account from being erased: a query for the account's id, `$1`, with a row for each matter that names it in
 * `subject`, text.
 */
export interface Obligation {
  readonly kind: ObligationKind
  readonly query: string
}

/** What all domains say. */
export class PersonalDataList extends Context.Tag("@mentorkit/adapters-pg/PersonalDataList")<
  PersonalDataList,
  Required<PersonalData> & { readonly obligations: ReadonlyArray<Obligation> }
>() {}
