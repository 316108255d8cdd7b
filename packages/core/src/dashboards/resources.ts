/** Wire schemas of dashboards. */
import { Schema } from "effect"
import { BookingResource } from "../bookings/index.js"
import { PublicMentorProfile } from "../identity/index.js"
import { Currency, described, Integer, Money, Timestamp } from "../kernel/index.js"
import { MentorCard } from "../mentor-search/index.js"

/** As in the search, but the rating may be null. */
export const FeaturedMentor = Schema.Struct({
  ...MentorCard.fields,
  average_rating: Schema.NullOr(
    described(Schema.String, "Mean of the ratings, in stars from 1 to 5 with two decimals; null without one.", "4.50")
  )
}).annotations({ identifier: "FeaturedMentor", description: "A mentor, as the dashboard of mentees shows them." })
export interface FeaturedMentor extends Schema.Schema.Type<typeof FeaturedMentor> {}

export const MenteeDashboard = Schema.Struct({
  featured_mentors: described(Schema.Array(FeaturedMentor), "The best rated mentors, six at most, never the caller."),
  upcoming_sessions: described(
    Schema.Array(BookingResource),
    "The caller's next sessions that are requested, paid or settled, five at most."
  ),
  upcoming_sessions_count: described(Integer, "Number of all such sessions, shown or not.", 1)
}).annotations({ identifier: "MenteeDashboard", description: "What a mentee sees first." })

export const PendingApprovalBanner = Schema.Struct({
  title: described(Schema.String, "What it is about, in English.", "Your application is being reviewed"),
  message: described(
    Schema.String,
    "What the mentor can do meanwhile, in English.",
    "You can set up your profile and your calendar already. Mentees can find and book you once you are approved."
  ),
  submitted_at: described(Timestamp, "When the mentor applied.")
}).annotations({ identifier: "PendingApprovalBanner", description: "Says that an application waits for an admin." })

export const CurrencyBalances = Schema.Struct({
  currency: Currency,
  available_balance: described(Money, "What can be withdrawn."),
  pending_clearance: described(Money, "What is earned and cannot be withdrawn yet.")
}).annotations({ identifier: "CurrencyBalances", description: "A mentor's money in one currency." })

const Stars = (stars: number) =>
  described(Integer, `Reviews with ${stars} of 5 stars; 0 as long as single reviews are not kept.`, 0)

export const RatingBreakdown = Schema.Struct({
  "5": Stars(5),
  "4": Stars(4),
  "3": Stars(3),
  "2": Stars(2),
  "1": Stars(1)
}).annotations({ identifier: "RatingBreakdown", description: "Reviews by their stars." })

const { approval_status, approval_status_label, average_rating, rating_count, total_reviews, total_sessions } =
  PublicMentorProfile.fields

export const MentorDashboard = Schema.Struct({
  approval_status,
  approval_status_label,
  pending_approval_banner: described(
    Schema.NullOr(PendingApprovalBanner),
    "Says that the application waits; null once it is decided.",
    null
  ),
  upcoming_sessions: described(
    Schema.Array(BookingResource),
    "The mentor's next sessions that are settled, five at most."
  ),
  upcoming_sessions_count: described(Integer, "Number of all such sessions, shown or not.", 1),
  pending_requests_count: described(Integer, "Bookings that wait for the mentor's answer.", 2),
  earnings: described(
    Schema.Array(CurrencyBalances),
    "The mentor's own currency first, then every other one with a balance."
  ),
  ratings: described(
    Schema.Struct({ average_rating, rating_count, total_reviews, rating_breakdown: RatingBreakdown }),
    "How mentees rate the mentor."
  ),
  total_sessions
}).annotations({ identifier: "MentorDashboard", description: "What a mentor sees first, approved or not." })
