/** Where people are in the tables of profiles. In which order rows are erased follows from the foreign keys. */
import { erasedApproval } from "@mentorkit/core/profiles/ports"
import { ofMentor, ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    { table: "user_addresses", of: ofUser, erase: "delete" },
    { table: "experiences", of: ofUser, erase: "delete" },
    { table: "education", of: ofUser, erase: "delete" },
    { table: "certifications", of: ofUser, erase: "delete" },
    { table: "onboarding_answers", of: ofUser, erase: "delete" },
    { table: "onboarding_records", of: ofUser, erase: "delete" },
    {
      table: "mentee_expertise_areas",
      of: "mentee_id in (select id from mentee_profiles where user_id = $1)",
      erase: "delete"
    },
    { table: "mentee_profiles", of: ofUser, erase: { set: "profession = null, updated_at = $2" } },
    { table: "mentor_expertise_areas", of: ofMentor, erase: "delete" },
    {
      table: "mentor_profiles",
      of: ofUser,
      erase: {
        set: `headline = '', approval_status = '${erasedApproval}', rejection_reason = null, languages = '{}', legal_name = null,
        legal_birth_year = null, legal_profession = null, company_or_institution = null, updated_at = $2`
      }
    }
  ],
  withoutPeople: {
    mentor_skills: "belong to an area of a mentor",
    mentee_skills: "belong to an area of a mentee",
    onboarding_questions: "what everybody is asked"
  }
}
