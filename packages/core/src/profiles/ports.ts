/** Ports of profiles. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { Address } from "../identity/index.js"
import { listOrder, type MentorId, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { CareerEntry, Certification, Education, Experience } from "./career.js"
import type { ApplicationNotPossible } from "./errors.js"
import type { CertificationId, EducationId, ExperienceId, ExpertiseAreaId, SkillId } from "./ids.js"
import type { MenteeProfile, MentorProfile, Vacation } from "./mentor-profile.js"
import type { GivenAnswer, OnboardingRecord, Question, SavedAnswer } from "./questions.js"
import type { VerificationDocumentResource } from "./resources.js"
import type { ApprovalStatus, OnboardingRole } from "./statuses.js"
import type { MentorFigures } from "./to-resource.js"

/** The newest applications first. */
export const newestApplications = listOrder("mentors", { submittedAt: "moment desc", id: "uuid desc" })

export class MentorRepository extends Context.Tag("@mentorkit/MentorRepository")<
  MentorRepository,
  {
    readonly find: (id: MentorId) => Effect.Effect<Option.Option<MentorProfile>>
    /** Those of the given ids that exist, in no order. One statement. */
    readonly findMany: (ids: ReadonlyArray<MentorId>) => Effect.Effect<ReadonlyArray<MentorProfile>>
    readonly findByUser: (userId: UserId) => Effect.Effect<Option.Option<MentorProfile>>
    /**
     * As `find`; nobody else changes the profile until the transaction ends. Expertise may be that of before the wait:
     * whoever means to keep it finds the profile again.
     */
    readonly lock: (id: MentorId) => Effect.Effect<Option.Option<MentorProfile>>
    readonly lockByUser: (userId: UserId) => Effect.Effect<Option.Option<MentorProfile>>
    /**
     * A user has one mentor profile at most, whatever was read before: of two parallel adds one fails as an application
     * that is already waiting.
     */
    readonly add: (profile: MentorProfile) => Effect.Effect<void, ApplicationNotPossible>
    /**
     * Stores everything but `id`, `userId`, `createdAt`, the vacation and the rating; the expertise replaces what was
     * there.
     */
    readonly update: (profile: MentorProfile) => Effect.Effect<void>
    readonly setVacation: (id: MentorId, vacation: Vacation, at: DateTime.Utc) => Effect.Effect<void>
    /** Ends at most `limit` vacations that are over. Returns their number. */
    readonly endVacations: (now: DateTime.Utc, limit: number) => Effect.Effect<number>
    /**
     * The profile as it is after the move, or none where its status was not one of `from` at that moment: one
     * conditional update, so that of two admins one wins. Sets `approvedAt` on an approval, which a reinstatement is not,
     * and the reason as given.
     */
    readonly move: (
      id: MentorId,
      move: {
        readonly from: ReadonlyArray<ApprovalStatus>
        readonly to: ApprovalStatus
        readonly reason: string | null
        readonly at: DateTime.Utc
      }
    ) => Effect.Effect<Option.Option<MentorProfile>>
    /** Newest application first; `null`: every status. */
    readonly list: (query: {
      readonly status: ApprovalStatus | null
      readonly page: PageRequest
    }) => Effect.Effect<PageOf<MentorProfile>>
  }
>() {}

/** Rows are added by identity's port `MenteeProfiles`, with the account. */
export class MenteeRepository extends Context.Tag("@mentorkit/MenteeRepository")<
  MenteeRepository,
  {
    readonly findByUser: (userId: UserId) => Effect.Effect<Option.Option<MenteeProfile>>
    /** Stores profession and expertise, which replaces the former. */
    readonly update: (profile: MenteeProfile) => Effect.Effect<void>
    readonly setProfession: (userId: UserId, profession: string | null, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}

/** Verification documents of a mentor, implemented by verification. */
export class MentorDocuments extends Context.Tag("@mentorkit/MentorDocuments")<
  MentorDocuments,
  {
    /** Newest first. */
    readonly list: (id: MentorId) => Effect.Effect<ReadonlyArray<VerificationDocumentResource>>
  }
>() {}

/** Figures of a mentor. */
export class MentorStatistics extends Context.Tag("@mentorkit/MentorStatistics")<
  MentorStatistics,
  {
    readonly find: (id: MentorId) => Effect.Effect<MentorFigures>
  }
>() {}

export interface CatalogueArea {
  readonly id: ExpertiseAreaId
  readonly name: string
  readonly skills: ReadonlyArray<{ readonly id: SkillId; readonly name: string }>
}

/** The catalogue of expertise areas. */
export class ExpertiseCatalogue extends Context.Tag("@mentorkit/ExpertiseCatalogue")<
  ExpertiseCatalogue,
  {
    /** Areas and their skills in display order. */
    readonly list: Effect.Effect<ReadonlyArray<CatalogueArea>>
  }
>() {}

/** Addresses, as users write them. */
export class AddressRepository extends Context.Tag("@mentorkit/AddressRepository")<
  AddressRepository,
  {
    /** None if not saved. */
    readonly find: (
      userId: UserId
    ) => Effect.Effect<Option.Option<{ readonly address: Address; readonly countryCode: string | null }>>
    /** Replaces the address. */
    readonly put: (
      userId: UserId,
      address: Address & { readonly countryCode: string | null },
      at: DateTime.Utc
    ) => Effect.Effect<void>
  }
>() {}

export class CountryCodes extends Context.Tag("@mentorkit/CountryCodes")<
  CountryCodes,
  {
    /** "DE" for "Germany", "germany " or "DEU"; null if not recognised. */
    readonly codeOf: (country: string) => string | null
  }
>() {}

/** One list of users' careers. Another user's entry is reported as not found. */
export interface CareerList<Id extends string, E extends CareerEntry<Id>> {
  /** Latest start first; without a start last. */
  readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<E>>
  readonly find: (userId: UserId, id: Id) => Effect.Effect<Option.Option<E>>
  readonly count: (userId: UserId) => Effect.Effect<number>
  readonly add: (entry: E) => Effect.Effect<void>
  /** False where the account has no such entry; `createdAt` stays. */
  readonly update: (entry: E) => Effect.Effect<boolean>
  /** False where the account has no such entry. */
  readonly remove: (userId: UserId, id: Id) => Effect.Effect<boolean>
}

export class ExperienceRepository extends Context.Tag("@mentorkit/ExperienceRepository")<
  ExperienceRepository,
  CareerList<ExperienceId, Experience>
>() {}

export class EducationRepository extends Context.Tag("@mentorkit/EducationRepository")<
  EducationRepository,
  CareerList<EducationId, Education>
>() {}

export class CertificationRepository extends Context.Tag("@mentorkit/CertificationRepository")<
  CertificationRepository,
  CareerList<CertificationId, Certification>
>() {}

/** Onboarding questions and answers. */
export class OnboardingRepository extends Context.Tag("@mentorkit/OnboardingRepository")<
  OnboardingRepository,
  {
    /** Current questions in order; `null`: both roles, mentors first. */
    readonly listQuestions: (role: OnboardingRole | null) => Effect.Effect<ReadonlyArray<Question>>
    /** The last submission of the role, or of either role. */
    readonly find: (userId: UserId, role: OnboardingRole | null) => Effect.Effect<Option.Option<OnboardingRecord>>
    /** In the questions' order, retired questions included. */
    readonly listAnswers: (userId: UserId, role: OnboardingRole) => Effect.Effect<ReadonlyArray<SavedAnswer>>
    /** Replaces an earlier submission of the role. */
    readonly put: (record: OnboardingRecord) => Effect.Effect<void>
    /** Replaces all answers of the user to the role's questions. */
    readonly putAnswers: (record: OnboardingRecord, answers: ReadonlyArray<GivenAnswer>) => Effect.Effect<void>
  }
>() {}
