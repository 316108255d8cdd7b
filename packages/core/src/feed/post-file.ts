/** Pictures and films of posts. Pure: no Effect, no clock, no database. */
import { Schema } from "effect"
import { described, FileKey, type FileOwner, type SignedFile, Uuid } from "../kernel/index.js"
import type { PostId } from "./ids.js"

/** In the address of a public post's file: 74 of its bits are random, so nobody finds one who was not told of it. */
export const PostFileId = described(Uuid.pipe(Schema.brand("PostFileId")), "Id of a picture or film of a post.")
export type PostFileId = typeof PostFileId.Type

/** A thumbnail is the still picture of a film. */
export const PostFileKind = Schema.Literal("picture", "film", "thumbnail")
export type PostFileKind = typeof PostFileKind.Type

/** A file as it is shown, in the order of its kind. */
export interface ShownFile {
  readonly id: PostFileId
  readonly kind: PostFileKind
  readonly contentType: string
  /** In pixels; null of a film, into which nobody looks. */
  readonly width: number | null
  readonly height: number | null
  /** What a picture shows, for people who do not see it. */
  readonly alt: string | null
}

export interface PostFile extends ShownFile {
  /** Among those of its kind, from 0. */
  readonly position: number
  readonly key: FileKey
}

/** What of a file is sent. */
export type StoredPostFile = Pick<PostFile, "contentType" | "key" | "kind">

/** Of what is drawn anew; a film keeps the key that it was uploaded under. */
export const fileKeyOf = (postId: PostId, id: PostFileId): FileKey => FileKey.make(`posts/${postId}/${id}`)

/** Erasing an account says the same kind in SQL. */
export const fileOwnerOf = (id: PostId): FileOwner => ({ kind: "post", id })

export const signedFileOf = (id: PostFileId): SignedFile => ({ kind: "feed.file", id })

export const pictureBytes = 10 * 1024 * 1024
export const thumbnailBytes = 5 * 1024 * 1024
export const maxPictures = 10

/** In pixels, at most: what fills a screen. */
export const extents = { picture: 2048, thumbnail: 1280 }

/** What the bytes may be, with the ending of a name for them. */
const endings: Readonly<Record<string, string>> = {
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm"
}

/** Under which a browser keeps it. */
export const fileNameOf = ({ contentType, kind }: StoredPostFile): string => `${kind}.${endings[contentType] ?? "bin"}`
