import type { DateTime } from "effect"
import { isClosed, type ShownPoll } from "./poll.js"
import type { PollResource } from "./resources.js"

export const toPollResource = (poll: ShownPoll, now: DateTime.Utc): PollResource => ({
  id: poll.id,
  question: poll.question,
  allows_multiple: poll.allowsMultiple,
  expires_at: poll.expiresAt,
  is_closed: isClosed(poll, now),
  total_votes: poll.options.reduce((sum, { voteCount }) => sum + voteCount, 0),
  options: poll.options.map(({ id, isMine, label, voteCount }, position) => ({
    id,
    label,
    position,
    vote_count: voteCount,
    voted_by_me: isMine
  }))
})
