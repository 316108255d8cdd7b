/** Mail templates about mentor applications. */
import type { Letter } from "../../templates/letter.js"

interface Application {
  readonly applicant: string
  readonly headline: string
  readonly url: string
}

export const mentorApplied = (admin: string, { applicant, headline, url }: Application): Letter => ({
  subject: "A new mentor application",
  name: admin,
  paragraphs: ["Somebody has applied to be a mentor and waits for a decision."],
  facts: [
    ["Applicant", applicant],
    ["Headline", headline]
  ],
  action: { label: "Review the application", url }
})

export const mentorApproved = (mentor: string, url: string): Letter => ({
  subject: "You are a mentor now",
  name: mentor,
  paragraphs: [
    "Your application has been approved. Mentees can find you from now on.",
    "Add the sessions that you offer and the hours at which you are available, so that they can book you."
  ],
  action: { label: "Set up your sessions", url }
})

export const mentorRejected = (mentor: string, reason: string, url: string): Letter => ({
  subject: "About your mentor application",
  name: mentor,
  paragraphs: ["We have looked at your application and cannot approve it as it is. You may change it and apply again."],
  facts: [["Reason", reason]],
  action: { label: "Open your application", url }
})
