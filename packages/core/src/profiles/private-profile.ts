/** What mentors see of their own profile: all that the public sees, then what only they may. Pure. */
import type { Career } from "./career.js"
import type { MentorProfile } from "./mentor-profile.js"
import { type MentorFigures, publicMentorProfile } from "./public-profile.js"
import type { PrivateMentorProfile } from "./resources.js"

/** What others keep of a mentor's profile. */
export interface PartsElsewhere
  extends Pick<PrivateMentorProfile, "social_links" | "address" | "verification_documents"> {
  readonly figures: MentorFigures
  readonly career: Career
}

export const privateMentorProfile = (
  profile: MentorProfile,
  { address, career, figures, social_links, verification_documents }: PartsElsewhere
): PrivateMentorProfile => ({
  ...publicMentorProfile(profile, figures, career),
  user_id: profile.userId,
  currency: profile.currency,
  languages: profile.languages,
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
