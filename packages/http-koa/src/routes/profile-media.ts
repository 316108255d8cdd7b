import { operations } from "@mentorkit/core/profile-media"
import { bind } from "../bind.js"

export const profileMedia = bind(operations, {
  uploadMedia: {
    route: "POST /profile/media",
    summary:
      "Set your avatar, your cover or both: JPEG, PNG, WebP or GIF, at most 5 MB and 50 megapixels each. They are drawn anew, without what else the files hold.",
    message: "Profile media updated successfully.",
    body: "multipart",
    failures: { UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to update profile media."
  },
  removeMedia: {
    route: "DELETE /profile/media/:kind",
    summary: "Take away your avatar or your cover.",
    message: "Profile media removed successfully.",
    unknownBy: { kind: "ProfileImageNotFound" },
    failures: { ProfileImageNotFound: 404, UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to remove profile media."
  },
  readImage: {
    route: "GET ~/media/:id/:size",
    summary:
      "An avatar (large 512, medium 256, small 96 pixels square) or a cover (large 1600 x 400, medium 800 x 200). Profiles tell the address of the large one; the others have theirs with the last part changed.",
    message: "The image.",
    stream: { field: "image", types: ["image/webp"], shown: "public" },
    unknownBy: { size: "ProfileImageNotFound" },
    failures: { ProfileImageNotFound: 404 },
    serverError: "Failed to read the image."
  }
})
