/** What profiles needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { MentorId, PageOf, PageRequest, UserId } from "../kernel/index.js"
import type { ApplicationNotPossible } from "./errors.js"
import type { ExpertiseAreaId, SkillId } from "./ids.js"
import type { MenteeProfile, MentorProfile, Vacation } from "./mentor-profile.js"
import type { MentorFigures } from "./public-profile.js"
import type { ApprovalStatus } from "./statuses.js"

export class MentorRepository extends Context.Tag("@mentorkit/MentorRepository")<
  MentorRepository,
  {
    readonly find: (id: MentorId) => Effect.Effect<Option.Option<MentorProfile>>
    readonly findByUser: (userId: UserId) => Effect.Effect<Option.Option<MentorProfile>>
    /** As `find`; nobody else changes the profile until the transaction ends. */
    readonly lock: (id: MentorId) => Effect.Effect<Option.Option<MentorProfile>>
    readonly lockByUser: (userId: UserId) => Effect.Effect<Option.Option<MentorProfile>>
    /**
     * A user has one mentor profile at most, whatever was read before: of two parallel adds one fails as an application
     * that is already waiting.
     */
    readonly add: (profile: MentorProfile) => Effect.Effect<void, ApplicationNotPossible>
    /** Stores everything but `id`, `userId`, `createdAt` and the vacation; the expertise replaces what was there. */
    readonly update: (profile: MentorProfile) => Effect.Effect<void>
    readonly setVacation: (id: MentorId, vacation: Vacation, at: DateTime.Utc) => Effect.Effect<void>
    /** Ends at most `limit` vacations whose last moment has passed, and answers how many. */
    readonly endVacations: (now: DateTime.Utc, limit: number) => Effect.Effect<number>
    /**
     * The profile as it is after the move, or none where its status was not one of `from` at that moment: one
     * conditional update, so that of two admins one wins. Sets `approvedAt` on an approval and the reason as given.
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
    /** The newest application first; `null` is every status. */
    readonly list: (query: {
      readonly status: ApprovalStatus | null
      readonly page: PageRequest
    }) => Effect.Effect<PageOf<MentorProfile>>
  }
>() {}

/** Made by identity's port `MenteeProfiles`, since an account comes with one. */
export class MenteeRepository extends Context.Tag("@mentorkit/MenteeRepository")<
  MenteeRepository,
  {
    readonly findByUser: (userId: UserId) => Effect.Effect<Option.Option<MenteeProfile>>
    readonly setProfession: (userId: UserId, profession: string | null, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}

/** What is counted about a mentor. */
export class MentorStatistics extends Context.Tag("@mentorkit/MentorStatistics")<
  MentorStatistics,
  {
    readonly figuresOf: (id: MentorId) => Effect.Effect<MentorFigures>
  }
>() {}

export interface CatalogueArea {
  readonly id: ExpertiseAreaId
  readonly name: string
  readonly skills: ReadonlyArray<{ readonly id: SkillId; readonly name: string }>
}

/** What a mentor may claim to know. */
export class ExpertiseCatalogue extends Context.Tag("@mentorkit/ExpertiseCatalogue")<
  ExpertiseCatalogue,
  {
    /** Areas and their skills, each in the order in which people are shown them. */
    readonly list: Effect.Effect<ReadonlyArray<CatalogueArea>>
  }
>() {}
