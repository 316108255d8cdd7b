/** What profile media needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { UserId } from "../kernel/index.js"
import type { ProfileImageId } from "./ids.js"
import type { ImageKind, ImageSizeName, ProfileImage } from "./profile-image.js"

export class ProfileImageRepository extends Context.Tag("@mentorkit/ProfileImageRepository")<
  ProfileImageRepository,
  {
    /** An account has one of each kind at most. Where the account is locked, they are those of after the wait. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<ProfileImage>>
    /** In place of the one of its kind; the account tells its address from then on. On a locked account. */
    readonly put: (image: ProfileImage) => Effect.Effect<void>
    /** The account tells no address any more, of whatever image. On a locked account. */
    readonly remove: (userId: UserId, kind: ImageKind, at: DateTime.Utc) => Effect.Effect<void>
    /** Which kind of image has this size; none of an account that is banned, suspended or erased. */
    readonly findVisible: (id: ProfileImageId, size: ImageSizeName) => Effect.Effect<Option.Option<ImageKind>>
  }
>() {}
