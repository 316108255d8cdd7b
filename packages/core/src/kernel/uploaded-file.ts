import { SchemaAST as AST, Schema } from "effect"
import { limitSentence, limitWording, wording } from "./wording.js"

/** A file of a request, on the host's disk. Name and type are the client's claim. */
export interface UploadedFile {
  /** Removed after the operation, unless the operation moved it. Empty where there are `bytes`. */
  readonly path: string
  /** All of it, where it was kept in memory, as only operations have it that read files by `UploadedFiles.bytesOf`. */
  readonly bytes?: Uint8Array | undefined
  readonly name: string
  readonly claimedType: string
  /** In bytes. */
  readonly size: number
  /** The first bytes, for a check of the kind; see `beginsLike`. */
  readonly head: Uint8Array
  /** SHA-256 of the stored part, in hex. */
  readonly digest: string
  /** The client sent more than the operation reads; `path` has only the beginning. */
  readonly isTruncated: boolean
}

const UploadedId: unique symbol = Symbol.for("@mentorkit/UploadedFile")

/** A class, so that no JSON can pass for a file on our disk, and cleaning leaves it alone. */
class Uploaded implements UploadedFile {
  readonly [UploadedId] = true
  readonly path: string
  readonly bytes: Uint8Array | undefined
  readonly name: string
  readonly claimedType: string
  readonly size: number
  readonly head: Uint8Array
  readonly digest: string
  readonly isTruncated: boolean
  constructor(file: UploadedFile) {
    this.path = file.path
    this.bytes = file.bytes
    this.name = file.name
    this.claimedType = file.claimedType
    this.size = file.size
    this.head = file.head
    this.digest = file.digest
    this.isTruncated = file.isTruncated
  }
  /**
   * A repeated request has the same file under another path and must be equal. The size is `bytes` here: a host of an older
   * version may have stored the first request.
   */
  toJSON() {
    return { name: this.name, claimedType: this.claimedType, bytes: this.size, digest: this.digest }
  }
}

/** For transports. */
export const uploadedFile = (file: UploadedFile): UploadedFile => new Uploaded(file)

const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === "object" && value !== null && UploadedId in value

export const UploadedFile = Schema.declare(isUploadedFile, {
  ...wording("must be a file"),
  identifier: "UploadedFile",
  description: "A file of a multipart form.",
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
      Schema.filter((file) => !file.isTruncated && file.size <= limit, {
        ...(sentence === undefined
          ? limitWording(`must not be greater than ${Math.floor(limit / 1024)} kilobytes`)
          : limitSentence(sentence)),
        [FileLimitId]: limit
      })
    )

/** Magic bytes of file kinds: a first check, reported with the other problems. It proves nothing. */
const beginnings = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
  // "RIFF", four bytes of length, "WEBP".
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]
} as const
export type FileKind = keyof typeof beginnings

/** For transports: length of `head`, if the file is as long. */
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

/** For transports: whether a field takes files, several, and how many bytes of each are read. */
export interface FileField {
  readonly isList: boolean
  readonly limit: number | undefined
  /** Files of the field; undefined for a list without an end. */
  readonly maxFiles: number | undefined
}

const firstOf = (types: ReadonlyArray<AST.AST>): FileField | undefined =>
  types.map(fileFieldOf).find((one) => one !== undefined)

/** Of a refinement by `Schema.maxItems`. */
const maxItemsOf = ({ annotations }: AST.Refinement): number | undefined => {
  const schema: unknown = annotations[AST.JSONSchemaAnnotationId]
  const isBound = typeof schema === "object" && schema !== null && "maxItems" in schema
  return isBound && typeof schema.maxItems === "number" ? schema.maxItems : undefined
}

export const fileFieldOf = (ast: AST.AST): FileField | undefined => {
  switch (ast._tag) {
    case "Declaration":
      return ast.annotations[AST.IdentifierAnnotationId] === "UploadedFile"
        ? { isList: false, limit: undefined, maxFiles: 1 }
        : undefined
    case "Refinement": {
      const inner = fileFieldOf(ast.from)
      const limit = ast.annotations[FileLimitId]
      if (inner === undefined) return undefined
      return {
        ...inner,
        limit: typeof limit === "number" ? limit : inner.limit,
        maxFiles: maxItemsOf(ast) ?? inner.maxFiles
      }
    }
    case "Transformation":
      return fileFieldOf(ast.from)
    case "Union":
      return firstOf(ast.types)
    case "TupleType": {
      const inner = firstOf([...ast.elements, ...ast.rest].map(({ type }) => type))
      return inner && { ...inner, isList: true, maxFiles: ast.rest.length > 0 ? undefined : ast.elements.length }
    }
    default:
      return undefined
  }
}
