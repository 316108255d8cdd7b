// Written by `npm run client` from the contract. Do not edit.
import type { Failure } from "../result.js"
import type { Call, DataOf, InputOf } from "../shape.js"
import type { components, operations } from "./schema.js"

/** The texts for each field that is at fault, by its name. */
export type FieldErrors = Readonly<Record<string, ReadonlyArray<string>>>

export type MentorApplication = components["schemas"]["MentorApplication"]
export type PageLinks = components["schemas"]["PageLinks"]
export type PageMeta = components["schemas"]["PageMeta"]
export type Error = components["schemas"]["Error"]
export type ValidationError = components["schemas"]["ValidationError"]
export type User = components["schemas"]["User"]
export type Int = components["schemas"]["Int"]
export type CurrentUser = components["schemas"]["CurrentUser"]
export type PublicMentorProfile = components["schemas"]["PublicMentorProfile"]
export type ProfileExpertiseArea = components["schemas"]["ProfileExpertiseArea"]
export type Experience = components["schemas"]["Experience"]
export type Education = components["schemas"]["Education"]
export type Certification = components["schemas"]["Certification"]
export type PublicMenteeProfile = components["schemas"]["PublicMenteeProfile"]
export type Address = components["schemas"]["Address"]
export type PublicProfile = components["schemas"]["PublicProfile"]
export type Onboarding = components["schemas"]["Onboarding"]
export type MentorProfile = components["schemas"]["MentorProfile"]
export type VerificationDocument = components["schemas"]["VerificationDocument"]
export type ExpertiseArea = components["schemas"]["ExpertiseArea"]
export type SessionType = components["schemas"]["SessionType"]
export type AvailabilityRule = components["schemas"]["AvailabilityRule"]
export type TimeBlock = components["schemas"]["TimeBlock"]
export type Slot = components["schemas"]["Slot"]
export type Hold = components["schemas"]["Hold"]
export type HeldSeat = components["schemas"]["HeldSeat"]

export type AdminListMentorsInput = InputOf<operations["admin.listMentors"]>
export type AdminListMentorsData = DataOf<operations["admin.listMentors"]>
export type AdminListMentorsFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type AdminApproveMentorInput = InputOf<operations["admin.approveMentor"]>
export type AdminApproveMentorData = DataOf<operations["admin.approveMentor"]>
export type AdminApproveMentorFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"ApprovalNotPossible", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type AdminRejectMentorInput = InputOf<operations["admin.rejectMentor"]>
export type AdminRejectMentorData = DataOf<operations["admin.rejectMentor"]>
export type AdminRejectMentorFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"ApprovalNotPossible", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type IdentityRegisterInput = InputOf<operations["identity.register"]>
export type IdentityRegisterData = DataOf<operations["identity.register"]>
export type IdentityRegisterFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type IdentityLoginInput = InputOf<operations["identity.login"]>
export type IdentityLoginData = DataOf<operations["identity.login"]>
export type IdentityLoginFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"InvalidCredentials", 401, Record<string, never>>
  | Failure<"AccountBanned", 401, Record<string, never>>
  | Failure<"AccountInactive", 401, Record<string, never>>
  | Failure<"EmailNotVerified", 401, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>

export type IdentityVerifyEmailInput = InputOf<operations["identity.verifyEmail"]>
export type IdentityVerifyEmailData = DataOf<operations["identity.verifyEmail"]>
export type IdentityVerifyEmailFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"InvalidVerificationToken", 422, Record<string, never>>
  | Failure<"VerificationTokenExpired", 422, Record<string, never>>
  | Failure<"AccountBanned", 422, Record<string, never>>
  | Failure<"AccountInactive", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type IdentityResendVerificationInput = InputOf<operations["identity.resendVerification"]>
export type IdentityResendVerificationData = DataOf<operations["identity.resendVerification"]>
export type IdentityResendVerificationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"VerificationThrottled", 429, Record<string, never>>
  | Failure<"EmailAlreadyVerified", 429, Record<string, never>>
  | Failure<"AccountNotFound", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>

export type IdentityLogoutInput = InputOf<operations["identity.logout"]>
export type IdentityLogoutData = DataOf<operations["identity.logout"]>
export type IdentityLogoutFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type IdentityGetMeInput = InputOf<operations["identity.getMe"]>
export type IdentityGetMeData = DataOf<operations["identity.getMe"]>
export type IdentityGetMeFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>

export type IdentityViewUserInput = InputOf<operations["identity.viewUser"]>
export type IdentityViewUserData = DataOf<operations["identity.viewUser"]>
export type IdentityViewUserFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type ProfilesSubmitOnboardingInput = InputOf<operations["profiles.submitOnboarding"]>
export type ProfilesSubmitOnboardingData = DataOf<operations["profiles.submitOnboarding"]>
export type ProfilesSubmitOnboardingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"OnboardingNotFound", 404, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"ApplicationNotPossible", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type ProfilesListExpertiseAreasInput = InputOf<operations["profiles.listExpertiseAreas"]>
export type ProfilesListExpertiseAreasData = DataOf<operations["profiles.listExpertiseAreas"]>
export type ProfilesListExpertiseAreasFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>

export type ProfilesGetMentorProfileInput = InputOf<operations["profiles.getMentorProfile"]>
export type ProfilesGetMentorProfileData = DataOf<operations["profiles.getMentorProfile"]>
export type ProfilesGetMentorProfileFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingListSessionTypesInput = InputOf<operations["scheduling.listSessionTypes"]>
export type SchedulingListSessionTypesData = DataOf<operations["scheduling.listSessionTypes"]>
export type SchedulingListSessionTypesFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingCreateSessionTypeInput = InputOf<operations["scheduling.createSessionType"]>
export type SchedulingCreateSessionTypeData = DataOf<operations["scheduling.createSessionType"]>
export type SchedulingCreateSessionTypeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingListPublicSessionTypesInput = InputOf<operations["scheduling.listPublicSessionTypes"]>
export type SchedulingListPublicSessionTypesData = DataOf<operations["scheduling.listPublicSessionTypes"]>
export type SchedulingListPublicSessionTypesFailure = 
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingListAvailabilityRulesInput = InputOf<operations["scheduling.listAvailabilityRules"]>
export type SchedulingListAvailabilityRulesData = DataOf<operations["scheduling.listAvailabilityRules"]>
export type SchedulingListAvailabilityRulesFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingCreateAvailabilityRuleInput = InputOf<operations["scheduling.createAvailabilityRule"]>
export type SchedulingCreateAvailabilityRuleData = DataOf<operations["scheduling.createAvailabilityRule"]>
export type SchedulingCreateAvailabilityRuleFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingCreateAvailabilityRulesInput = InputOf<operations["scheduling.createAvailabilityRules"]>
export type SchedulingCreateAvailabilityRulesData = DataOf<operations["scheduling.createAvailabilityRules"]>
export type SchedulingCreateAvailabilityRulesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingGetAvailabilityRuleInput = InputOf<operations["scheduling.getAvailabilityRule"]>
export type SchedulingGetAvailabilityRuleData = DataOf<operations["scheduling.getAvailabilityRule"]>
export type SchedulingGetAvailabilityRuleFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"AvailabilityRuleNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingListPublicSlotsInput = InputOf<operations["scheduling.listPublicSlots"]>
export type SchedulingListPublicSlotsData = DataOf<operations["scheduling.listPublicSlots"]>
export type SchedulingListPublicSlotsFailure = 
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingHoldSlotsInput = InputOf<operations["scheduling.holdSlots"]>
export type SchedulingHoldSlotsData = DataOf<operations["scheduling.holdSlots"]>
export type SchedulingHoldSlotsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"SlotsNotFound", 409, Record<string, never>>
  | Failure<"SlotsUnavailable", 409, Record<string, never>>
  | Failure<"BadRequest", 413, Record<string, never>>
  | Failure<"TooManyLiveAttempts", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingReleaseHoldInput = InputOf<operations["scheduling.releaseHold"]>
export type SchedulingReleaseHoldData = DataOf<operations["scheduling.releaseHold"]>
export type SchedulingReleaseHoldFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"HoldNotFound", 404, Record<string, never>>
  | Failure<"HoldInCheckout", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export type SchedulingListHoldsInput = InputOf<operations["scheduling.listHolds"]>
export type SchedulingListHoldsData = DataOf<operations["scheduling.listHolds"]>
export type SchedulingListHoldsFailure = 
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>

export interface AdminClient {
  /** `GET /admin/mentors` */
  readonly listMentors: Call<AdminListMentorsInput, AdminListMentorsData, AdminListMentorsFailure>
  /** `POST /admin/mentors/{id}/approve` */
  readonly approveMentor: Call<AdminApproveMentorInput, AdminApproveMentorData, AdminApproveMentorFailure>
  /** `POST /admin/mentors/{id}/reject` */
  readonly rejectMentor: Call<AdminRejectMentorInput, AdminRejectMentorData, AdminRejectMentorFailure>
}

export interface IdentityClient {
  /** `POST /register` */
  readonly register: Call<IdentityRegisterInput, IdentityRegisterData, IdentityRegisterFailure>
  /** `POST /login` */
  readonly login: Call<IdentityLoginInput, IdentityLoginData, IdentityLoginFailure>
  /** `POST /verify-email` */
  readonly verifyEmail: Call<IdentityVerifyEmailInput, IdentityVerifyEmailData, IdentityVerifyEmailFailure>
  /** `POST /resend-email-verification` */
  readonly resendVerification: Call<IdentityResendVerificationInput, IdentityResendVerificationData, IdentityResendVerificationFailure>
  /** `POST /logout` */
  readonly logout: Call<IdentityLogoutInput, IdentityLogoutData, IdentityLogoutFailure>
  /** `GET /me` */
  readonly getMe: Call<IdentityGetMeInput, IdentityGetMeData, IdentityGetMeFailure>
  /** `GET /user/{username}` */
  readonly viewUser: Call<IdentityViewUserInput, IdentityViewUserData, IdentityViewUserFailure>
}

export interface ProfilesClient {
  /** `POST /onboarding` */
  readonly submitOnboarding: Call<ProfilesSubmitOnboardingInput, ProfilesSubmitOnboardingData, ProfilesSubmitOnboardingFailure>
  /** `GET /expertise-areas` */
  readonly listExpertiseAreas: Call<ProfilesListExpertiseAreasInput, ProfilesListExpertiseAreasData, ProfilesListExpertiseAreasFailure>
  /** `GET /mentor/profile` */
  readonly getMentorProfile: Call<ProfilesGetMentorProfileInput, ProfilesGetMentorProfileData, ProfilesGetMentorProfileFailure>
}

export interface SchedulingClient {
  /** `GET /mentor/session-types` */
  readonly listSessionTypes: Call<SchedulingListSessionTypesInput, SchedulingListSessionTypesData, SchedulingListSessionTypesFailure>
  /** `POST /mentor/session-types` */
  readonly createSessionType: Call<SchedulingCreateSessionTypeInput, SchedulingCreateSessionTypeData, SchedulingCreateSessionTypeFailure>
  /** `GET /public/mentors/{mentor_id}/session-types` */
  readonly listPublicSessionTypes: Call<SchedulingListPublicSessionTypesInput, SchedulingListPublicSessionTypesData, SchedulingListPublicSessionTypesFailure>
  /** `GET /mentor/availability-rules` */
  readonly listAvailabilityRules: Call<SchedulingListAvailabilityRulesInput, SchedulingListAvailabilityRulesData, SchedulingListAvailabilityRulesFailure>
  /** `POST /mentor/availability-rules` */
  readonly createAvailabilityRule: Call<SchedulingCreateAvailabilityRuleInput, SchedulingCreateAvailabilityRuleData, SchedulingCreateAvailabilityRuleFailure>
  /** `POST /mentor/availability-rules/bulk` */
  readonly createAvailabilityRules: Call<SchedulingCreateAvailabilityRulesInput, SchedulingCreateAvailabilityRulesData, SchedulingCreateAvailabilityRulesFailure>
  /** `GET /mentor/availability-rules/{id}` */
  readonly getAvailabilityRule: Call<SchedulingGetAvailabilityRuleInput, SchedulingGetAvailabilityRuleData, SchedulingGetAvailabilityRuleFailure>
  /** `GET /public/mentors/{mentor_id}/session-types/{session_type_id}/slots` */
  readonly listPublicSlots: Call<SchedulingListPublicSlotsInput, SchedulingListPublicSlotsData, SchedulingListPublicSlotsFailure>
  /** `POST /mentor/slots/hold` */
  readonly holdSlots: Call<SchedulingHoldSlotsInput, SchedulingHoldSlotsData, SchedulingHoldSlotsFailure>
  /** `DELETE /mentor/slots/hold/{booking_attempt_id}` */
  readonly releaseHold: Call<SchedulingReleaseHoldInput, SchedulingReleaseHoldData, SchedulingReleaseHoldFailure>
  /** `GET /mentee/holds` */
  readonly listHolds: Call<SchedulingListHoldsInput, SchedulingListHoldsData, SchedulingListHoldsFailure>
}

export interface Client {
  readonly admin: AdminClient
  readonly identity: IdentityClient
  readonly profiles: ProfilesClient
  readonly scheduling: SchedulingClient
}
