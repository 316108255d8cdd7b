import { Effect } from "effect"
import { BookingCards, type Viewer } from "../../bookings/index.js"
import { Ledger } from "../../earnings/index.js"
import type { Handler } from "../../kernel/index.js"
import { approvalStatusLabels, MentorRepository, MentorStatistics } from "../../profiles/index.js"
import { balancesOf, bannerOf, ratingsOf } from "../mentor-overview.js"
import type { Operations } from "../operations.js"
import { makeUpcomingSessions } from "../upcoming.js"

export const getMentorDashboard = Effect.gen(function* () {
  const cards = yield* BookingCards
  const ledger = yield* Ledger
  const mentors = yield* MentorRepository
  const statistics = yield* MentorStatistics
  const sessions = yield* makeUpcomingSessions

  /** Leaves out declined ones that wait for their refund. */
  const unanswered = (viewer: Viewer) =>
    Effect.map(
      cards.list({
        viewer,
        filter: { statuses: ["requested", "paid"] },
        sort: "starts_at",
        page: { page: 1, per_page: 1 }
      }),
      ({ total }) => total
    )

  const handler: Handler<Operations, "getMentorDashboard"> = Effect.fnUntraced(function* ({ mentorId }) {
    const viewer: Viewer = { _tag: "Mentor", mentorId }
    const { ahead, balances, figures, profile, requests } = yield* Effect.all(
      {
        // The actor carries the id of a profile that exists.
        profile: Effect.orDie(Effect.flatten(mentors.find(mentorId))),
        ahead: sessions(viewer, ["confirmed"]),
        requests: unanswered(viewer),
        balances: ledger.listBalances(mentorId),
        figures: statistics.find(mentorId)
      },
      { concurrency: "unbounded" }
    )
    return {
      approval_status: profile.approvalStatus,
      approval_status_label: approvalStatusLabels[profile.approvalStatus],
      pending_approval_banner: bannerOf(profile),
      ...ahead,
      pending_requests_count: requests,
      earnings: balancesOf(profile.currency, balances),
      ratings: ratingsOf(profile),
      total_sessions: figures.totalSessions
    }
  })

  return handler
})
