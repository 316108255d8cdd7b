import { DateTime, Effect } from "effect"
import type { Handler, MentorId, UserId } from "../../kernel/index.js"
import { type ListedMentor, MentorListings, toMentorCardResource } from "../../mentor-search/index.js"
import type { Operations } from "../operations.js"
import type { FeaturedMentor } from "../resources.js"
import { makeUpcomingSessions } from "../upcoming.js"

const maxFeatured = 6

const toFeaturedMentorResource = (mentor: ListedMentor): FeaturedMentor => ({
  ...toMentorCardResource(mentor),
  average_rating: mentor.ratingCount === 0 ? null : mentor.averageRating
})

/** The best rated bookable mentors, and the mentee's upcoming sessions. */
export const getMenteeDashboard = Effect.gen(function* () {
  const listings = yield* MentorListings
  const sessions = yield* makeUpcomingSessions

  const bestRated = Effect.fnUntraced(function* (own: MentorId | undefined, viewer: UserId) {
    const now = yield* DateTime.now
    const page = { page: 1, per_page: maxFeatured }
    const { items } = yield* listings.search({ own, viewer, filter: {}, sort: "rating", page, limit: maxFeatured, now })
    return { featured_mentors: items.map(toFeaturedMentorResource) }
  })

  const handler: Handler<Operations, "getMenteeDashboard"> = ({ mentorId, userId: menteeId }) =>
    Effect.zipWith(
      bestRated(mentorId, menteeId),
      sessions({ _tag: "Mentee", menteeId }, ["requested", "paid", "confirmed"]),
      (best, ahead) => ({ ...best, ...ahead }),
      { concurrent: true }
    )
  return handler
})
