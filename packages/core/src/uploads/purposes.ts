/** What files may be sent for: how large they may be, and of which kinds. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

const megabyte = 1024 * 1024

export const UploadPurpose = described(
  Schema.Literal("feed_video", "course_video", "chat_file"),
  "What the file is for: a film in a post, one in a course, or an attachment in a chat."
)
export type UploadPurpose = typeof UploadPurpose.Type

export const FilmType = Schema.Literal("video/mp4", "video/quicktime", "video/webm")
export type FilmType = typeof FilmType.Type

export interface PurposeRules {
  /** Of the whole file. */
  readonly maxBytes: number
  /** Content types that a client may claim and the bytes have to show; undefined: any. */
  readonly types: ReadonlyArray<string> | undefined
  /** The quota that its bytes count for. */
  readonly allowance: Allowance
}

/** Films of courses are many times as large as all else, and count for a quota of their own. */
export type Allowance = "general" | "course"

const films = FilmType.literals

export const purposeRules: { readonly [P in UploadPurpose]: PurposeRules } = {
  feed_video: { maxBytes: 25 * megabyte, types: films, allowance: "general" },
  course_video: { maxBytes: 500 * megabyte, types: films, allowance: "course" },
  chat_file: { maxBytes: 10 * megabyte, types: undefined, allowance: "general" }
}
