import { SchemaAST as AST, Schema } from "effect"
import { limitWording, wording } from "./wording.js"

/** A file of a multipart body, already on the disk of the host. Its name and type are what the client claims. */
export interface UploadedFile {
  /** Gone once the operation has answered, unless the operation moved it. */
  readonly path: string
  readonly name: string
  readonly claimedType: string
  readonly bytes: number
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
  readonly digest: string
  readonly isTruncated: boolean
  constructor(file: UploadedFile) {
    this.path = file.path
    this.name = file.name
    this.claimedType = file.claimedType
    this.bytes = file.bytes
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

/** `UploadedFile.pipe(atMostBytes(5 * 1024 * 1024))`; a transport reads no more of it than that. */
export const atMostBytes =
  (limit: number) =>
  <I, R>(self: Schema.Schema<UploadedFile, I, R>) =>
    self.pipe(
      Schema.filter((file) => !file.isTruncated && file.bytes <= limit, {
        ...limitWording(`must not be greater than ${Math.floor(limit / 1024)} kilobytes`),
        [FileLimitId]: limit
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
