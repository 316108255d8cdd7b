/** Errors of profiles. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"
import { maxEntries } from "./career.js"
import { ApprovalStatus, approvalStatusLabels } from "./statuses.js"

export class OnboardingNotFound extends Schema.TaggedError<OnboardingNotFound>()(
  "OnboardingNotFound",
  {},
  {
    description: "The caller's account does not exist."
  }
) {
  override get message() {
    return "Onboarding record not found."
  }
}

const refusals: { readonly [S in ApprovalStatus]: string } = {
  pending: "Your mentor application is already waiting for approval.",
  approved: "You are already an approved mentor.",
  rejected: "Your mentor application was rejected.",
  suspended: "Your mentor profile is suspended. Please contact support."
}

export class ApplicationNotPossible extends Schema.TaggedError<ApplicationNotPossible>()(
  "ApplicationNotPossible",
  {
    approvalStatus: Schema.propertySignature(
      described(
        ApprovalStatus,
        "Status that your mentor profile is in; only who was `rejected` can apply once more.",
        "pending"
      )
    ).pipe(Schema.fromKey("approval_status"))
  },
  {
    description: "A mentor applies once, and again only after a rejection."
  }
) {
  override get message() {
    return refusals[this.approvalStatus]
  }
}

export class ApprovalNotPossible extends Schema.TaggedError<ApprovalNotPossible>()(
  "ApprovalNotPossible",
  {
    decision: described(
      Schema.String,
      "What was to be done: `approve`, `reject`, `suspend` or `reinstate`.",
      "approve"
    ),
    approvalStatus: Schema.propertySignature(
      described(ApprovalStatus, "Status that the mentor profile is in.", "rejected")
    ).pipe(Schema.fromKey("approval_status"))
  },
  {
    description: "The application is in no state for this decision."
  }
) {
  override get message() {
    return `Cannot ${this.decision} a mentor whose approval status is ${approvalStatusLabels[this.approvalStatus]}.`
  }
}

export class ExperienceNotFound extends Schema.TaggedError<ExperienceNotFound>()(
  "ExperienceNotFound",
  {},
  {
    description: "The same for an entry of another user."
  }
) {
  override get message() {
    return "Experience not found."
  }
}

export class EducationNotFound extends Schema.TaggedError<EducationNotFound>()(
  "EducationNotFound",
  {},
  {
    description: "The same for an entry of another user."
  }
) {
  override get message() {
    return "Education not found."
  }
}

export class CertificationNotFound extends Schema.TaggedError<CertificationNotFound>()(
  "CertificationNotFound",
  {},
  {
    description: "The same for an entry of another user."
  }
) {
  override get message() {
    return "Certification not found."
  }
}

/** The list has reached its limit. */
export class CareerListFull extends Schema.TaggedError<CareerListFull>()("CareerListFull", {}) {
  override get message() {
    return `You can have ${maxEntries} entries in this list at most. Delete one before you add another.`
  }
}
