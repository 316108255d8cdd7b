/** Profile images, their sizes and their files. */
import type { DateTime } from "effect"
import { Schema } from "effect"
import { described, FileKey, type FileOwner, type ImageSize, type OwnedFile, type UserId } from "../kernel/index.js"
import type { ProfileImageId } from "./ids.js"

export const ImageKind = described(
  Schema.Literal("avatar", "cover"),
  "The picture of a person, or the wide one at the top of the profile."
)
export type ImageKind = typeof ImageKind.Type

export const ImageSizeName = described(
  Schema.Literal("large", "medium", "small"),
  "Avatars are 512, 256 and 96 pixels wide at most; covers 1600 and 800, and never small."
)
export type ImageSizeName = typeof ImageSizeName.Type

export interface ProfileImage {
  readonly id: ProfileImageId
  readonly userId: UserId
  readonly kind: ImageKind
  readonly sizes: ReadonlyArray<ImageSizeName>
  readonly createdAt: DateTime.Utc
}

type Size = ImageSize & { readonly name: ImageSizeName }
const cut = (name: ImageSizeName, width: number, height: number): Size => ({ name, width, height, fit: "cover" })

/** In pixels, at most. The first one is the one that profiles tell; the others have its address with their name. */
export const sizesOf: { readonly [K in ImageKind]: readonly [Size, ...ReadonlyArray<Size>] } = {
  avatar: [cut("large", 512, 512), cut("medium", 256, 256), cut("small", 96, 96)],
  cover: [cut("large", 1600, 400), cut("medium", 800, 200)]
}

/** A stored file. */
export const fileKeyOf = (id: ProfileImageId, size: ImageSizeName): FileKey => FileKey.make(`profiles/${id}/${size}`)

/** Erasing an account says the same kind in SQL. */
export const fileOwnerOf = (id: ProfileImageId): FileOwner => ({ kind: "profile_image", id })

export const ownedFilesOf = ({ id, sizes }: ProfileImage): ReadonlyArray<OwnedFile> =>
  sizes.map((size) => ({ key: fileKeyOf(id, size), owner: fileOwnerOf(id) }))

/** Below this host's address, which may change: it is put before the path when the path is read. */
export const pathOf = ({ id, kind }: ProfileImage): string => `/media/${id}/${sizesOf[kind][0].name}`
