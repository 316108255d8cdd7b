/** Operations of the made-up domain whose bodies are forms or streamed: nested fields, files, chunks. */
import {
  atMostBytes,
  type Handlers,
  namedOperations,
  operation,
  Text,
  UploadedFile,
  Uuid
} from "@mentorkit/core/kernel"
import { Effect, Schema } from "effect"
import type { Bindings } from "../../src/bind.js"
import type { Seen } from "./demo-seen.js"

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { nullable: true })

export class OtherBytes extends Schema.TaggedError<OtherBytes>()("OtherBytes", {}) {
  override get message() {
    return "These are other bytes."
  }
}
const megabyte = 1024 * 1024
const Kept = Schema.Struct({
  name: Schema.String,
  type: Schema.String,
  size: Schema.Int,
  digest: Schema.String,
  head: Schema.String
})
const Poll = Schema.Struct({
  question: optional(Text(255)),
  allows_multiple: Schema.optionalWith(Schema.Boolean, { default: () => false, nullable: true }),
  options: Schema.Array(Text(255)).pipe(Schema.minItems(2), Schema.maxItems(10))
})
/** Told apart by what they are. */
const Block = Schema.Union(
  Schema.Struct({ type: Schema.Literal("text"), value: Schema.String }),
  Schema.Struct({
    type: Schema.Literal("number"),
    value: Schema.Number,
    bounds: Schema.optional(Schema.Array(Schema.Int))
  })
)
const leaf = {
  weight: Schema.optional(Schema.Number),
  isOpen: Schema.optional(Schema.Boolean),
  label: Schema.optional(Schema.String)
}
const branchesOf = <A, I>(of: Schema.Schema<A, I>) => Schema.optional(Schema.Array(of))
const Branch = Schema.Struct({ ...leaf, branches: branchesOf(Schema.Struct(leaf)) })
const Tree = Schema.Struct({ ...leaf, branches: branchesOf(Branch) })

export const formOperations = namedOperations("demo", {
  createPost: operation({
    access: "user",
    input: Schema.Struct({
      body: optional(Text(10_000)),
      visibility: optional(Schema.Literal("public", "connections")),
      mentioned_user_ids: Schema.optional(Schema.Array(Uuid)),
      poll: optional(Poll),
      waveform: Schema.optional(Schema.Array(Schema.Number.pipe(Schema.between(0, 1))).pipe(Schema.maxItems(512))),
      blocks: Schema.optional(Schema.Array(Block)),
      limits: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.Number })),
      tree: Schema.optional(Tree),
      attachments: Schema.optional(
        Schema.Array(UploadedFile.pipe(atMostBytes(10 * megabyte))).pipe(Schema.maxItems(10))
      ),
      thumbnail: optional(UploadedFile.pipe(atMostBytes(5 * megabyte)))
    }),
    success: Schema.Struct({ post: Schema.Unknown, files: Schema.Array(Kept) }),
    failures: []
  }),
  /** For guests, by the one click of a mail program, which sends a form. */
  unsubscribe: operation({
    access: "public",
    input: Schema.Struct({ token: Text(100), only: optional(Schema.Struct({ kinds: Schema.Array(Schema.Int) })) }),
    success: Schema.Struct({ seen: Schema.Unknown }),
    failures: []
  }),
  putChunk: operation({
    access: "user",
    input: Schema.Struct({
      index: Schema.Int,
      digest: Schema.optional(Schema.String),
      payload: UploadedFile.pipe(atMostBytes(megabyte))
    }),
    success: Schema.Struct({ index: Schema.Int, chunk: Kept }),
    failures: [OtherBytes]
  })
})

const keptOf = (file: UploadedFile): typeof Kept.Type => ({
  name: file.name,
  type: file.claimedType,
  size: file.size,
  digest: file.digest,
  head: Buffer.from(file.head).toString("latin1")
})

export const formHandlers = (seen: Seen): Handlers<typeof formOperations> => ({
  createPost: (_actor, { attachments = [], thumbnail, ...post }) => {
    const files = [...attachments, ...(thumbnail === undefined ? [] : [thumbnail])]
    seen.calls += 1
    seen.paths.push(...files.map(({ path }) => path))
    return Effect.succeed({ post, files: files.map(keptOf) })
  },
  unsubscribe: (_actor, input) => {
    seen.calls += 1
    return Effect.succeed({ seen: input })
  },
  putChunk: (_actor, { digest, index, payload }) => {
    seen.calls += 1
    seen.paths.push(payload.path)
    if (digest !== undefined && digest !== payload.digest) return Effect.fail(new OtherBytes())
    return Effect.succeed({ index, chunk: keptOf(payload) })
  }
})

export const formBindings: Bindings<typeof formOperations> = {
  createPost: { route: "POST /posts", message: "Posted.", status: 201, body: "form" },
  unsubscribe: { route: "POST /unsubscribe/:token", message: "Fine.", body: "form" },
  putChunk: {
    route: "PUT /uploads/chunks/:index",
    message: "Kept.",
    body: "stream",
    headers: { digest: ["X-Chunk-Sha256"] },
    failures: { OtherBytes: 409 }
  }
}
