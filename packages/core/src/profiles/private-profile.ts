/** What mentors see of their own profile: all that the public sees, then what only they may. Pure. */
import type { User } from "../identity/index.js"
import type { MentorProfile } from "./mentor-profile.js"
import { type MentorFigures, publicMentorProfile } from "./public-profile.js"
import type { PrivateMentorProfile } from "./resources.js"

/** Nothing is stored yet of the legal fields, the address and the documents. */
export const privateMentorProfile = (
  profile: MentorProfile,
  figures: MentorFigures,
  socialLinks: User["socialLinks"]
): PrivateMentorProfile => ({
  ...publicMentorProfile(profile, figures),
  user_id: profile.userId,
  currency: profile.currency,
  languages: [],
  legal_name: null,
  legal_birth_year: null,
  legal_profession: null,
  company_or_institution: null,
  social_links: socialLinks,
  address: null,
  verification_documents: [],
  rejection_reason: profile.rejectionReason,
  submitted_at: profile.submittedAt,
  approved_at: profile.approvedAt
})
