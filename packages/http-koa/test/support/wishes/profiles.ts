/** Requests that work for the operations of profiles. */
import { type Client, unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { newMember } from "../market.js"
import type { MakeWishes } from "../wishes.js"

const job = {
  organization: "Payments Ltd",
  designation: "Staff engineer",
  description: "Ledgers.",
  currently_working: false,
  start_date: "2014-03-01",
  end_date: "2020-06-30"
}
const school = {
  institution: "University of Porto",
  degree: "MSc",
  currently_studying: false,
  start_date: "2008-09-01",
  end_date: "2013-07-15"
}
const certificate = {
  title: "Kubernetes administrator",
  issuing_organization: "CNCF",
  issued_date: "2022-01-10",
  expiry_date: "2030-01-10",
  credential_url: "https://example.com/credentials/1"
}

/** Entries to edit and entries to delete. */
const entriesOf = async ({ profiles }: Client) => {
  const experience = async () => unwrap(await profiles.addExperience(job)).experience.id
  const education = async () => unwrap(await profiles.addEducation(school)).education.id
  const certification = async () => unwrap(await profiles.addCertification(certificate)).certification.id
  return {
    experiences: [await experience(), await experience()],
    education: [await education(), await education()],
    certifications: [await certification(), await certification()]
  }
}

const profile = {
  full_name: "Noa Winter",
  bio: "I build ledgers.",
  about: "And I like to talk about them.",
  gender: 4,
  timezone: "Europe/Lisbon",
  address: "Rua das Flores 1",
  city: "Porto",
  state: "Norte",
  country: "Portugal"
}

/** A mentor of their own: another time zone moves all slots of a mentor. */
const newOwnMentor = async (host: TestHost, areaId: string | undefined) => {
  const { client, token } = await newMember(host, "Pia Sand")
  const application = { headline: "Ledgers", timezone: "UTC", currency: "EUR", hourly_rate: "80.00" }
  const expertise_area_ids = areaId === undefined ? [] : [areaId]
  unwrap(await client.profiles.submitOnboarding({ role: "mentor", ...application, expertise_area_ids }))
  return token
}

export const wishes: MakeWishes = async ({ host, mentor: asked }) => {
  const [{ client, token }, onboarded] = [await newMember(host, "Noa Winter"), await newMember(host, "Ole Frost")]
  const answers = unwrap(await client.profiles.listOnboardingQuestions({ role: "mentee" })).questions.flatMap(
    ({ id, type }) => (type === "text" ? [{ question_id: id, answer: "A better engineer" }] : [])
  )
  unwrap(await onboarded.client.profiles.submitOnboarding({ role: "mentee", answers }))
  const { certifications, education, experiences } = await entriesOf(client)
  const [area] = unwrap(await client.profiles.listExpertiseAreas()).expertise_areas
  const mentor = await newOwnMentor(host, area?.id)
  const username = `noa-${crypto.randomUUID().slice(0, 8)}`
  const asMentor = {
    headline: "Ledgers and the people behind them",
    timezone: "UTC",
    years_of_experience: 9,
    expertise_area_ids: [area?.id],
    languages: ["English", "pt"],
    legal_name: "Maya Legal",
    legal_birth_year: 1980,
    legal_profession: "Engineer",
    company_or_institution: "Payments Ltd"
  }
  const asMentee = { profession: "Designer", expertise_area_ids: [area?.id] }
  const newcomer = await newMember(host, "Nora Feld")
  return {
    "profiles.submitOnboarding": {
      input: {
        role: "mentor",
        headline: "Hello",
        timezone: "UTC",
        currency: "EUR",
        expertise_area_ids: [area?.id],
        hourly_rate: "80.00",
        years_of_experience: 3
      },
      token: newcomer.token
    },
    "profiles.listExpertiseAreas": { input: {}, token },
    "profiles.getMentorProfile": { input: {}, token: asked.token },
    "profiles.listOnboardingQuestions": { input: { role: "mentor" }, token },
    "profiles.getOnboarding": { input: { role: "mentee" }, token: onboarded.token },
    "profiles.updateProfile": { input: { ...profile, username }, token },
    "profiles.updateProfile.patch": { input: { ...profile, username }, token },
    "profiles.updateMentorProfile": { input: asMentor, token: mentor },
    "profiles.updateMentorProfile.patch": { input: asMentor, token: mentor },
    "profiles.updateMenteeProfile": { input: asMentee, token },
    "profiles.updateMenteeProfile.patch": { input: asMentee, token },
    "profiles.addExperience": { input: job, token },
    "profiles.updateExperience": { input: { ...job, id: experiences[0] }, token },
    "profiles.updateExperience.patch": { input: { ...job, id: experiences[0] }, token },
    "profiles.deleteExperience": { input: { id: experiences[1] }, token },
    "profiles.addEducation": { input: school, token },
    "profiles.updateEducation": { input: { ...school, id: education[0] }, token },
    "profiles.updateEducation.patch": { input: { ...school, id: education[0] }, token },
    "profiles.deleteEducation": { input: { id: education[1] }, token },
    "profiles.addCertification": { input: certificate, token },
    "profiles.updateCertification": { input: { ...certificate, id: certifications[0] }, token },
    "profiles.updateCertification.patch": { input: { ...certificate, id: certifications[0] }, token },
    "profiles.deleteCertification": { input: { id: certifications[1] }, token }
  }
}
