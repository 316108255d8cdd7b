/** The operations of profile media. */
import { SchemaAST as AST, Schema } from "effect"
import { UserNotFound, UserResource } from "../identity/index.js"
import {
  atMostBytes,
  beginningLike,
  described,
  FileDownload,
  fieldProblem,
  namedOperations,
  operation,
  optional,
  type Problem,
  type RawInput,
  UploadedFile
} from "../kernel/index.js"
import { ProfileImageNotFound } from "./errors.js"
import { ProfileImageId } from "./ids.js"
import { ImageKind, ImageSizeName } from "./profile-image.js"
import { uploadsPerMinute } from "./settings.js"

const maxImageBytes = 5 * 1024 * 1024

const imageFile = (kind: ImageKind) =>
  UploadedFile.pipe(
    atMostBytes(maxImageBytes),
    beginningLike(
      ["jpg", "png", "webp", "gif"],
      `The ${kind} field must be a file of type: jpg, jpeg, png, webp, gif.`
    ),
    // Or the contract would write it out.
    Schema.annotations({ [AST.JSONIdentifierAnnotationId]: "UploadedFile" })
  )

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ""

/** Whoever sends neither is told of both. */
const oneOfThem = ({ avatar, cover }: RawInput): ReadonlyArray<Problem> =>
  isGiven(avatar) || isGiven(cover)
    ? []
    : [
        fieldProblem(["avatar"], "is required when cover is not present"),
        fieldProblem(["cover"], "is required when avatar is not present")
      ]

export const operations = namedOperations("profileMedia", {
  /** Uploads one image or both; each replaces the former one. */
  uploadMedia: operation({
    access: "user",
    showsPeople: "oneself",
    input: Schema.Struct({
      avatar: optional(
        described(
          imageFile("avatar"),
          "The picture of the person: JPEG, PNG, WebP or GIF, 5 MB at most. Left out: as before."
        )
      ),
      cover: optional(
        described(
          imageFile("cover"),
          "The wide picture at the top of the profile: JPEG, PNG, WebP or GIF, 5 MB at most. Left out: as before."
        )
      )
    }),
    rules: oneOfThem,
    success: Schema.Struct({ user: described(UserResource, "The account as it is now.") }),
    failures: [UserNotFound],
    rateLimit: { perMinute: uploadsPerMinute }
  }),
  /** Removes an image. Succeeds if there was none. */
  removeMedia: operation({
    access: "user",
    showsPeople: "oneself",
    input: Schema.Struct({ kind: ImageKind }),
    success: Schema.Struct({ user: described(UserResource, "The account as it is now.") }),
    failures: [ProfileImageNotFound, UserNotFound]
  }),
  /** Public: anybody with the address, which cannot be guessed. */
  readImage: operation({
    access: "public",
    input: Schema.Struct({ id: ProfileImageId, size: ImageSizeName }),
    success: Schema.Struct({ image: described(FileDownload, "The image, as WebP.") }),
    failures: [ProfileImageNotFound]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
