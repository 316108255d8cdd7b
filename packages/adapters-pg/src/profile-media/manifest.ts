import { ImageKind } from "@mentorkit/core/profile-media/ports"
import { manifest } from "../database/manifest.js"
import { personalData } from "./personal-data.js"
import { profileImageRepository } from "./profile-image-repository.js"

export const profileMedia = manifest({
  repositories: profileImageRepository,
  personalData,
  obligations: [],
  enumerations: { "profile_images.kind": ImageKind }
})
