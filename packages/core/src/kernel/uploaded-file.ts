import { Schema } from "effect"

/** A file of a multipart body, already on the disk of the host. Its name and type are what the client claims. */
export interface UploadedFile {
  readonly path: string
  readonly name: string
  readonly claimedType: string
  readonly bytes: number
  /** More was sent than the operation reads; `path` holds the beginning only. */
  readonly isTruncated: boolean
}

const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === "object" && value !== null && uploaded in value

const uploaded: unique symbol = Symbol.for("@mentorkit/UploadedFile")

/** Only a transport makes one: no JSON can pretend to be a file on our disk. */
export const uploadedFile = (file: UploadedFile): UploadedFile =>
  Object.defineProperty({ ...file }, uploaded, { value: true })

export const UploadedFile = Schema.declare(isUploadedFile, {
  identifier: "UploadedFile",
  jsonSchema: { type: "string", format: "binary" }
})
