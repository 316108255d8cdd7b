/** Why profiles may say no. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { ApprovalStatus, approvalStatusLabels } from "./statuses.js"

/** The caller has no account here, so there is nobody whose record this would be. */
export class OnboardingNotFound extends Schema.TaggedError<OnboardingNotFound>()("OnboardingNotFound", {}) {
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

/** A mentor applies once; again only after a rejection. */
export class ApplicationNotPossible extends Schema.TaggedError<ApplicationNotPossible>()("ApplicationNotPossible", {
  approvalStatus: Schema.propertySignature(ApprovalStatus).pipe(Schema.fromKey("approval_status"))
}) {
  override get message() {
    return refusals[this.approvalStatus]
  }
}

/** An admin's decision about an application that is not, or no longer, in a state that allows it. */
export class ApprovalNotPossible extends Schema.TaggedError<ApprovalNotPossible>()("ApprovalNotPossible", {
  decision: Schema.String,
  approvalStatus: Schema.propertySignature(ApprovalStatus).pipe(Schema.fromKey("approval_status"))
}) {
  override get message() {
    return `Cannot ${this.decision} a mentor whose approval status is ${approvalStatusLabels[this.approvalStatus]}.`
  }
}
