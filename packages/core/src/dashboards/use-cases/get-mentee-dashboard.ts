import { DateTime, Effect } from "effect"
import type { Handler, MentorId } from "../../kernel/index.js"
import { type ListedMentor, MentorListings, toMentorCard } from "../../mentor-search/index.js"
import type { Operations } from "../operations.js"
import type { FeaturedMentor } from "../resources.js"
import { upcoming } from "../upcoming.js"

const mostFeatured = 6

const featured = (mentor: ListedMentor): FeaturedMentor => ({
  ...toMentorCard(mentor),
  average_rating: mentor.ratingCount === 0 ? null : mentor.averageRating
})

/** The best rated mentors of all who can be booked, and what the mentee has before them. */
export const getMenteeDashboard = Effect.gen(function* () {
  const listings = yield* MentorListings
  const sessions = yield* upcoming

  const bestRated = Effect.fnUntraced(function* (own: MentorId | undefined) {
    const now = yield* DateTime.now
    const page = { page: 1, per_page: mostFeatured }
    const { items } = yield* listings.search({ own, filter: {}, sort: "rating", page, most: mostFeatured, now })
    return { featured_mentors: items.map(featured) }
  })

  const handler: Handler<Operations, "getMenteeDashboard"> = ({ mentorId, userId: menteeId }) =>
    Effect.zipWith(
      bestRated(mentorId),
      sessions({ _tag: "Mentee", menteeId }, ["requested", "paid", "confirmed"]),
      (best, ahead) => ({ ...best, ...ahead }),
      { concurrent: true }
    )
  return handler
})
