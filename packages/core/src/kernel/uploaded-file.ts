import { SchemaAST as AST, Schema } from "effect"
import { limitSentence, limitWording, wording } from "./wording.js"

/** A file of a multipart body, already on the disk of the host. Its name and type are what the client claims. */
export interface UploadedFile {
  /** Gone once the operation has answered, unless the operation moved it. */
  readonly path: string
  readonly name: string
  readonly claimedType: string
  readonly bytes: number
  /** Its first bytes, as many as tell its kind; see `beginsLike`. */
  readonly head: Uint8Array
  /** SHA-256 of what was kept, in hex. */
  readonly digest: string
  /** More was sent than the operation reads; `path` holds the beginning only. */
  readonly isTruncated: boolean
}

const UploadedId: unique symbol = Symbol.for("@mentorkit/UploadedFile")

/** A class, so that no JSON can pretend to be a file on our disk, and so that cleaning leaves it alone. */
class Uploaded implements UploadedFile {
  readonly [UploadedId] = true
  readonly path: string
  readonly name: string
  readonly claimedType: string
  readonly bytes: number
  readonly head: Uint8Array
  readonly digest: string
  readonly isTruncated: boolean
  constructor(file: UploadedFile) {
    this.path = file.path
    this.name = file.name
    this.claimedType = file.claimedType
    this.bytes = file.bytes
    this.head = file.head
    this.digest = file.digest
    this.isTruncated = file.isTruncated
  }
  /** A repeated request has the same file at another path, and is the same request. */
  toJSON() {
    return { name: this.name, claimedType: this.claimedType, bytes: this.bytes, digest: this.digest }
  }
}

/** For transports. */
export const uploadedFile = (file: UploadedFile): UploadedFile => new Uploaded(file)

const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === "object" && value !== null && UploadedId in value

export const UploadedFile = Schema.declare(isUploadedFile, {
  ...wording("must be a file"),
  identifier: "UploadedFile",
  jsonSchema: { type: "string", format: "binary" }
})

const FileLimitId: unique symbol = Symbol.for("@mentorkit/FileLimit")

/**
 * `UploadedFile.pipe(atMostBytes(5 * 1024 * 1024))`; a transport reads no more of it than that. With a sentence where the
 * spec has one.
 */
export const atMostBytes =
  (limit: number, sentence?: string) =>
  <I, R>(self: Schema.Schema<UploadedFile, I, R>) =>
    self.pipe(
      Schema.filter((file) => !file.isTruncated && file.bytes <= limit, {
        ...(sentence === undefined
          ? limitWording(`must not be greater than ${Math.floor(limit / 1024)} kilobytes`)
          : limitSentence(sentence)),
        [FileLimitId]: limit
      })
    )

/** What files of a kind begin with: a first look, told together with what else is wrong. It proves nothing. */
const beginnings = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
  // "RIFF", four bytes of length, "WEBP".
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]
} as const
export type FileKind = keyof typeof beginnings

/** For transports: how many bytes `head` has, if the file has as many. */
export const headBytes = 16

export const beginsLike = ({ head }: Pick<UploadedFile, "head">, kind: FileKind): boolean =>
  beginnings[kind].every((byte, at) => byte === null || head[at] === byte)

/** `UploadedFile.pipe(beginningLike(["pdf", "png"]))`; with a sentence where the spec has one. */
export const beginningLike =
  (kinds: ReadonlyArray<FileKind>, sentence?: string) =>
  <I, R>(self: Schema.Schema<UploadedFile, I, R>) =>
    self.pipe(
      Schema.filter((file) => kinds.some((kind) => beginsLike(file, kind)), {
        ...(sentence === undefined
          ? limitWording(`must be a file of type: ${kinds.join(", ")}`)
          : limitSentence(sentence))
      })
    )

/** For transports: whether a field takes files, several of them, and how many bytes of each are read. */
export interface FileField {
  readonly isList: boolean
  readonly limit: number | undefined
}

const firstOf = (types: ReadonlyArray<AST.AST>): FileField | undefined =>
  types.map(fileFieldOf).find((one) => one !== undefined)

export const fileFieldOf = (ast: AST.AST): FileField | undefined => {
  switch (ast._tag) {
    case "Declaration":
      return ast.annotations[AST.IdentifierAnnotationId] === "UploadedFile"
        ? { isList: false, limit: undefined }
        : undefined
    case "Refinement": {
      const inner = fileFieldOf(ast.from)
      const limit = ast.annotations[FileLimitId]
      return inner && { ...inner, limit: typeof limit === "number" ? limit : inner.limit }
    }
    case "Transformation":
      return fileFieldOf(ast.from)
    case "Union":
      return firstOf(ast.types)
    case "TupleType": {
      const inner = firstOf([...ast.elements, ...ast.rest].map(({ type }) => type))
      return inner && { ...inner, isList: true }
    }
    default:
      return undefined
  }
}
