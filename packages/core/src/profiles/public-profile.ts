/** What the public sees of a mentor and of a mentee (document 1), from what is stored. Pure. */
import type { PublicMenteeProfile, PublicMentorProfile } from "../identity/index.js"
import { hourlyRateOf } from "./hourly-rate.js"
import type { MenteeProfile, MentorExpertise, MentorProfile } from "./mentor-profile.js"
import { approvalStatusLabels } from "./statuses.js"

export interface MentorFigures {
  /** Sessions that took place. */
  readonly totalSessions: number
}

const expertiseArea = ({ expertiseAreaId, id, name }: MentorExpertise) => ({
  id,
  expertise_area_id: expertiseAreaId,
  name,
  skills: []
})

/** Nothing is stored yet of reviews and the three lists of a career. */
export const publicMentorProfile = (profile: MentorProfile, { totalSessions }: MentorFigures): PublicMentorProfile => ({
  id: profile.id,
  headline: profile.headline,
  expertise_areas: profile.expertise.map(expertiseArea),
  years_of_experience: profile.yearsOfExperience,
  hourly_rate: hourlyRateOf({ minor: profile.hourlyRateMinor, currency: profile.currency }),
  approval_status: profile.approvalStatus,
  approval_status_label: approvalStatusLabels[profile.approvalStatus],
  average_rating: "0.00",
  rating_count: 0,
  total_reviews: 0,
  total_sessions: totalSessions,
  timezone: profile.timeZone,
  vacationMode: profile.vacationMode,
  vacationEndsAt: profile.vacationEndsAt,
  experiences: [],
  education: [],
  certifications: [],
  created_at: profile.createdAt,
  updated_at: profile.updatedAt
})

export const publicMenteeProfile = (profile: MenteeProfile): PublicMenteeProfile => ({
  id: profile.id,
  profession: profile.profession,
  company_or_institution: null,
  relationship_status: null,
  relationship_since: null,
  expertise_areas: [],
  experiences: [],
  education: [],
  certifications: [],
  created_at: profile.createdAt,
  updated_at: profile.updatedAt
})
