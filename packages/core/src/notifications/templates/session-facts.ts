/** What letters about sessions are made of. */
import type { SharedMoment } from "./moments.js"

export type Side = "mentee" | "mentor"

/** Pages that a letter about a session leads to. */
export interface SessionLinks {
  readonly booking: string
  /** The mentor's page, to book again. */
  readonly mentor: string
  readonly earnings: string
}

export interface SessionFacts {
  /** The reader's name; `side` says which of the two. */
  readonly name: string
  readonly side: Side
  /** Name of the other side. */
  readonly other: string
  readonly title: string
  /** Which follow-up of how many it is about; left out for the session itself and the whole package. */
  readonly followUp?: { readonly number: number; readonly of: number }
  /** Times of the session, then of its scheduled follow-ups. */
  readonly times: ReadonlyArray<SharedMoment>
  /** For sessions that take place. */
  readonly meetingUrl: string | null
  readonly links: SessionLinks
}

/** Refund and kept amount: "$80.00"; null for nothing. */
export interface Outcome {
  readonly paid: string
  /** Refunded, or on its way back. */
  readonly back: string | null
  readonly kept: string | null
}

/** Follow-ups without a date, by the reader's clock. */
export interface OpenFollowUps {
  readonly left: number
  readonly of: number
  /** The next one begins at or after this. */
  readonly from: string
  readonly until: string
}

/** Maximum of times in a mail; the rest is counted. */
export const maxListed = 10
