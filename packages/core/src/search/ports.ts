/** Ports of search. A failing database is a defect, so no port has an error type for it. */
import { Context, type Effect } from "effect"
import type { FeedView, PostId } from "../feed/index.js"
import type { Role, UserId } from "../kernel/index.js"

/** The part of the words, as it is in either case, or exactly that tag. */
export type Sought = { readonly words: string } | { readonly tag: string }

/** At most `limit`, after a look at some `rows` where no index helps within `indexMillis`. */
export interface SearchBounds {
  readonly limit: number
  /** Long texts count as several. */
  readonly rows: number
  readonly indexMillis: number
}

export interface Found<A> {
  readonly found: ReadonlyArray<A>
  /** There may be more, behind these; of posts by `top` also between them. */
  readonly isPartial: boolean
}

export interface FoundPerson {
  readonly id: UserId
  readonly name: string
  readonly username: string
  readonly avatarUrl: string | null
  readonly bio: string | null
  /** Of an approved mentor. */
  readonly headline: string | null
  readonly role: Role | null
}

/**
 * What everything that can be searched is found by. A search may wait for its turn, and is the defect of an unavailable database,
 * a 503, where that does not come in time.
 */
export class SearchIndex extends Context.Tag("@mentorkit/SearchIndex")<
  SearchIndex,
  {
    /** In the order of the view, whose first page it is: of what the viewer sees. */
    readonly findPosts: (
      viewer: UserId,
      sought: Sought,
      view: FeedView,
      bounds: SearchBounds
    ) => Effect.Effect<Found<PostId>>
    /**
     * By full name, username, bio and a mentor's headline; nobody across a block, banned or suspended, and not the viewer. First whose
     * username is the words; then whose full name is, by username; then whose username begins with them, by that; then whose name does, by that; then the others, the newest first.
     */
    readonly findPeople: (viewer: UserId, words: string, bounds: SearchBounds) => Effect.Effect<Found<FoundPerson>>
  }
>() {}
