/** Maps profiles to their public resources (document 1). Pure. */
import type { PublicMenteeProfile, PublicMentorProfile } from "../identity/index.js"
import type { Career, Certification, Education, Experience } from "./career.js"
import { hourlyRateOf } from "./hourly-rate.js"
import type { Expertise, MenteeProfile, MentorProfile } from "./mentor-profile.js"
import type { PrivateMentorProfile } from "./resources.js"
import { approvalStatusLabels } from "./statuses.js"

export interface MentorFigures {
  /** Sessions that took place. */
  readonly totalSessions: number
}

const toExpertiseAreaResource = ({ expertiseAreaId, id, name, skills }: Expertise) => ({
  id,
  expertise_area_id: expertiseAreaId,
  name,
  skills
})

export const toExperienceResource = (one: Experience): PublicMentorProfile["experiences"][number] => ({
  id: one.id,
  organization: one.organization,
  designation: one.designation,
  description: one.description,
  currently_working: one.currentlyWorking,
  start_date: one.startDate,
  end_date: one.endDate,
  created_at: one.createdAt,
  updated_at: one.updatedAt
})

export const toEducationResource = (one: Education): PublicMentorProfile["education"][number] => ({
  id: one.id,
  institution: one.institution,
  degree: one.degree,
  currently_studying: one.currentlyStudying,
  start_date: one.startDate,
  end_date: one.endDate,
  created_at: one.createdAt,
  updated_at: one.updatedAt
})

export const toCertificationResource = (one: Certification): PublicMentorProfile["certifications"][number] => ({
  id: one.id,
  title: one.title,
  issuing_organization: one.issuingOrganization,
  issued_date: one.issuedDate,
  expiry_date: one.expiryDate,
  credential_url: one.credentialUrl
})

export const toPublicMentorProfileResource = (
  profile: MentorProfile,
  { totalSessions }: MentorFigures,
  career: Career
): PublicMentorProfile => ({
  id: profile.id,
  headline: profile.headline,
  expertise_areas: profile.expertise.map(toExpertiseAreaResource),
  years_of_experience: profile.yearsOfExperience,
  hourly_rate: hourlyRateOf({ minor: profile.hourlyRateMinor, currency: profile.currency }),
  approval_status: profile.approvalStatus,
  approval_status_label: approvalStatusLabels[profile.approvalStatus],
  average_rating: profile.averageRating,
  rating_count: profile.ratingCount,
  total_reviews: profile.ratingCount,
  total_sessions: totalSessions,
  timezone: profile.timeZone,
  vacationMode: profile.vacationMode,
  vacationEndsAt: profile.vacationEndsAt,
  experiences: career.experiences.map(toExperienceResource),
  education: career.education.map(toEducationResource),
  certifications: career.certifications.map(toCertificationResource),
  created_at: profile.createdAt,
  updated_at: profile.updatedAt
})

/** Certifications are shown for mentors only (spec). */
export const toPublicMenteeProfileResource = (
  profile: MenteeProfile,
  { education, experiences }: Pick<Career, "experiences" | "education">
): PublicMenteeProfile => ({
  id: profile.id,
  profession: profile.profession,
  company_or_institution: null,
  relationship_status: null,
  relationship_since: null,
  expertise_areas: profile.expertise.map(toExpertiseAreaResource),
  experiences: experiences.map(toExperienceResource),
  education: education.map(toEducationResource),
  certifications: [],
  created_at: profile.createdAt,
  updated_at: profile.updatedAt
})

/** Other domains' parts of a mentor's profile. */
export interface PartsElsewhere
  extends Pick<PrivateMentorProfile, "social_links" | "address" | "verification_documents"> {
  readonly figures: MentorFigures
  readonly career: Career
}

export const toPrivateMentorProfileResource = (
  profile: MentorProfile,
  { address, career, figures, social_links, verification_documents }: PartsElsewhere
): PrivateMentorProfile => ({
  ...toPublicMentorProfileResource(profile, figures, career),
  user_id: profile.userId,
  currency: profile.currency,
  languages: profile.languages,
  is_publicly_listed: profile.isPubliclyListed,
  legal_name: profile.legalName,
  legal_birth_year: profile.legalBirthYear,
  legal_profession: profile.legalProfession,
  company_or_institution: profile.companyOrInstitution,
  social_links,
  address,
  verification_documents,
  rejection_reason: profile.rejectionReason,
  submitted_at: profile.submittedAt,
  approved_at: profile.approvedAt
})
