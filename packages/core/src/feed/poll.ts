/** Polls and votes. Pure: no Effect services, no clock, no database. */
import { DateTime, Either } from "effect"
import { fieldProblem, InvalidInput } from "../kernel/index.js"
import { PollClosed } from "./errors.js"
import type { PollId, PollOptionId } from "./ids.js"

export interface PollOption {
  readonly id: PollOptionId
  readonly label: string
}

export interface Poll {
  readonly id: PollId
  readonly question: string | null
  readonly allowsMultiple: boolean
  /** Null: it never closes. */
  readonly expiresAt: DateTime.Utc | null
  /** In their order. */
  readonly options: ReadonlyArray<PollOption>
}

export const isClosed = ({ expiresAt }: Pick<Poll, "expiresAt">, now: DateTime.Utc): boolean =>
  expiresAt !== null && DateTime.lessThanOrEqualTo(expiresAt, now)

/** An option as one reader sees it. */
export interface ShownOption extends PollOption {
  readonly voteCount: number
  readonly isMine: boolean
}

export interface ShownPoll extends Poll {
  readonly options: ReadonlyArray<ShownOption>
}

/** A new poll can be voted in. */
export const isOpenAt = (
  { expiresAt }: Pick<Poll, "expiresAt">,
  now: DateTime.Utc
): Either.Either<void, InvalidInput> => {
  if (expiresAt === null || DateTime.greaterThan(expiresAt, now)) return Either.void
  const problem = fieldProblem(["poll", "expires_at"], "must be in the future")
  return Either.left(new InvalidInput({ problems: [problem] }))
}

/** How one person's votes change. Ids in both are sorted, so that rows are locked in one order. */
export interface VoteChange {
  readonly added: ReadonlyArray<PollOptionId>
  readonly removed: ReadonlyArray<PollOptionId>
}

const refused = (message: string) =>
  Either.left(new InvalidInput({ problems: [fieldProblem(["option_ids"], message)] }))

/** Replaces the votes that a person has. `wanted` has each option once or several times, which is the same. */
export const replaceVotes = (
  poll: Poll,
  before: ReadonlyArray<PollOptionId>,
  wanted: ReadonlyArray<PollOptionId>,
  now: DateTime.Utc
): Either.Either<VoteChange, PollClosed | InvalidInput> => {
  const after = [...new Set(wanted)].sort()
  if (isClosed(poll, now)) return Either.left(new PollClosed())
  if (after.some((id) => poll.options.every((option) => option.id !== id))) {
    return refused("must be options of this poll")
  }
  if (after.length > 1 && !poll.allowsMultiple) return refused("must be one option only")
  return Either.right({
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)).sort()
  })
}

/** Takes all of a person's votes back. */
export const withdrawVotes = (
  poll: Poll,
  before: ReadonlyArray<PollOptionId>,
  now: DateTime.Utc
): Either.Either<VoteChange, PollClosed> =>
  isClosed(poll, now) ? Either.left(new PollClosed()) : Either.right({ added: [], removed: [...before].sort() })
