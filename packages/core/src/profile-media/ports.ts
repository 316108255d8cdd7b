/** What profile media needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { UserId } from "../kernel/index.js"
import type { ProfileImageId } from "./ids.js"
import type { ImageKind, ImageSizeName, ProfileImage } from "./profile-image.js"

export class ProfileImageRepository extends Context.Tag("@mentorkit/ProfileImageRepository")<
  ProfileImageRepository,
  {
    /** At most one of each kind. On a locked account: read after the wait. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<ProfileImage>>
    /** Replaces the image of its kind and stores its address. The account must be locked. */
    readonly put: (image: ProfileImage) => Effect.Effect<void>
    /** Removes the address of the image. The account must be locked. */
    readonly remove: (userId: UserId, kind: ImageKind, at: DateTime.Utc) => Effect.Effect<void>
    /** Kind of the image with this size; none for a banned, suspended or erased account. */
    readonly findVisible: (id: ProfileImageId, size: ImageSizeName) => Effect.Effect<Option.Option<ImageKind>>
  }
>() {}
