/** Wire schemas of dashboards. */
import { Schema } from "effect"
import { BookingResource } from "../bookings/index.js"
import { PublicMentorProfile } from "../identity/index.js"
import { Currency, Integer, Money, Timestamp } from "../kernel/index.js"
import { MentorCard } from "../mentor-search/index.js"

/** As in the search, but the rating may be null. */
export const FeaturedMentor = Schema.Struct({
  ...MentorCard.fields,
  /** "4.50"; null without reviews. */
  average_rating: Schema.NullOr(Schema.String)
}).annotations({ identifier: "FeaturedMentor" })
export interface FeaturedMentor extends Schema.Schema.Type<typeof FeaturedMentor> {}

export const MenteeDashboard = Schema.Struct({
  featured_mentors: Schema.Array(FeaturedMentor),
  /** The next sessions that are requested, paid or settled. */
  upcoming_sessions: Schema.Array(BookingResource),
  /** Number of all of them, shown or not. */
  upcoming_sessions_count: Integer
}).annotations({ identifier: "MenteeDashboard" })

export const PendingApprovalBanner = Schema.Struct({
  title: Schema.String,
  message: Schema.String,
  submitted_at: Timestamp
}).annotations({ identifier: "PendingApprovalBanner" })

export const CurrencyBalances = Schema.Struct({
  currency: Currency,
  available_balance: Money,
  pending_clearance: Money
}).annotations({ identifier: "CurrencyBalances" })

export const RatingBreakdown = Schema.Struct({
  "5": Integer,
  "4": Integer,
  "3": Integer,
  "2": Integer,
  "1": Integer
}).annotations({ identifier: "RatingBreakdown" })

const { approval_status, approval_status_label, average_rating, rating_count, total_reviews, total_sessions } =
  PublicMentorProfile.fields

export const MentorDashboard = Schema.Struct({
  approval_status,
  approval_status_label,
  /** Null once the application is decided. */
  pending_approval_banner: Schema.NullOr(PendingApprovalBanner),
  /** The next settled sessions. */
  upcoming_sessions: Schema.Array(BookingResource),
  upcoming_sessions_count: Integer,
  /** Bookings that wait for the mentor's answer. */
  pending_requests_count: Integer,
  /** The mentor's own currency first, then every other one with a balance. */
  earnings: Schema.Array(CurrencyBalances),
  ratings: Schema.Struct({ average_rating, rating_count, total_reviews, rating_breakdown: RatingBreakdown }),
  total_sessions
}).annotations({ identifier: "MentorDashboard" })
