/**
 * As much of S3 as a store of files uses, in this process: whole objects only, and multipart uploads that can be listed
 * and aborted, which s3rver knows nothing of. It refuses what S3 refuses: strangers, and small parts but the last.
 */
import { createHash, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Context, Effect, Layer } from "effect"

// The SDK's word on which Node its versions of next year will need; ours is pinned.
process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true"

interface StoredObject {
  readonly bytes: Buffer
  readonly contentType: string
  readonly at: Date
}

interface PendingUpload {
  readonly key: string
  readonly contentType: string
  readonly parts: Map<number, Buffer>
  /** May be set back, to make it an old one. */
  initiated: Date
}

const smallestPart = 5 * 1024 * 1024
const accessKeyId = "conformance"
const bucket = "files"

const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`
const xml = (name: string, content: string) => `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`

class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

class World {
  readonly objects = new Map<string, StoredObject>()
  readonly uploads = new Map<string, PendingUpload>()
  received = 0
  /** Of objects, in bytes. */
  sent = 0
  /** Answers whole objects to whoever asks for a part, as a store does that knows nothing of parts. */
  ignoresRanges = false

  /**
   * What becomes of an object, or of a part behind the first, once some of its bytes have come: an answer of that status, or the
   * end of its connection.
   */
  fault: number | "cut" | undefined

  async failFor(request: IncomingMessage, query: URLSearchParams) {
    if (this.fault === undefined || request.method !== "PUT" || query.get("partNumber") === "1") return
    await once(request, "data")
    if (this.fault !== "cut") throw new Refusal(this.fault, this.fault === 503 ? "SlowDown" : "InternalError")
    request.destroy()
    throw new Error("cut")
  }

  async bodyOf(request: IncomingMessage): Promise<Buffer> {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) {
      this.received += chunk.length
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  upload(query: URLSearchParams): PendingUpload {
    const upload = this.uploads.get(query.get("uploadId") ?? "")
    if (upload === undefined) throw new Refusal(404, "NoSuchUpload")
    return upload
  }

  complete(key: string, query: URLSearchParams) {
    const { contentType, parts } = this.upload(query)
    const bytes = [...parts].sort(([one], [other]) => one - other).map(([, part]) => part)
    if (bytes.slice(0, -1).some(({ length }) => length < smallestPart)) throw new Refusal(400, "EntityTooSmall")
    this.objects.set(key, { bytes: Buffer.concat(bytes), contentType, at: new Date() })
    this.uploads.delete(query.get("uploadId") ?? "")
    return xml("CompleteMultipartUploadResult", `<Key>${key}</Key>`)
  }

  send(key: string, range: string | undefined, isHead: boolean, response: ServerResponse) {
    const found = this.objects.get(key)
    if (found === undefined) throw new Refusal(404, "NoSuchKey")
    const { length } = found.bytes
    const [, first, last] = (this.ignoresRanges ? null : /^bytes=(\d+)-(\d+)$/.exec(range ?? "")) ?? []
    const part = found.bytes.subarray(Number(first ?? 0), Number(last ?? length) + 1)
    if (first !== undefined && part.length === 0) throw new Refusal(416, "InvalidRange")
    response.setHeader("content-type", found.contentType)
    response.setHeader("content-length", part.length)
    response.setHeader("last-modified", found.at.toUTCString())
    if (first !== undefined) {
      response.statusCode = 206
      response.setHeader("content-range", `bytes ${first}-${Number(first) + part.length - 1}/${length}`)
    }
    this.sent += isHead ? 0 : part.length
    return response.end(isHead ? undefined : part)
  }

  list(query: URLSearchParams) {
    const most = Number(query.get("max-keys") ?? 1000)
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > (query.get("continuation-token") ?? ""))
      .sort()
    const page = keys.slice(0, most).map((key) => {
      const { at, bytes } = this.objects.get(key)!
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`
    })
    const isCut = keys.length > most
    const next = isCut ? `<NextContinuationToken>${keys[most - 1]}</NextContinuationToken>` : ""
    return xml("ListBucketResult", `<IsTruncated>${isCut}</IsTruncated>${next}${page.join("")}`)
  }

  listUploads() {
    const all = [...this.uploads].map(
      ([id, { initiated, key }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`
    )
    return xml("ListMultipartUploadsResult", all.join(""))
  }

  initiate(key: string, contentType: string) {
    const id = randomUUID()
    this.uploads.set(id, { key, contentType, parts: new Map(), initiated: new Date() })
    return xml("InitiateMultipartUploadResult", `<UploadId>${id}</UploadId>`)
  }
}

const answer = async (world: World, request: IncomingMessage, response: ServerResponse) => {
  const { pathname, searchParams: query } = new URL(request.url ?? "", "http://s3.test")
  await world.failFor(request, query)
  const body = await world.bodyOf(request)
  if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`)) {
    throw new Refusal(403, "InvalidAccessKeyId")
  }
  const [, named, ...rest] = decodeURIComponent(pathname).split("/")
  if (named !== bucket) throw new Refusal(404, "NoSuchBucket")
  const key = rest.join("/")
  const contentType = request.headers["content-type"] ?? ""
  switch (`${request.method} ${key === "" ? "bucket" : query.has("uploadId") ? "upload" : "object"}`) {
    case "GET bucket":
      return response.end(query.has("uploads") ? world.listUploads() : world.list(query))
    case "HEAD bucket":
      return response.end()
    case "GET object":
    case "HEAD object":
      return world.send(key, request.headers.range, request.method === "HEAD", response)
    case "PUT object":
      world.objects.set(key, { bytes: body, contentType, at: new Date() })
      return response.setHeader("etag", etagOf(body)).end()
    case "DELETE object":
      world.objects.delete(key)
      return response.writeHead(204).end()
    case "POST object":
      return response.end(world.initiate(key, contentType))
    case "PUT upload":
      world.upload(query).parts.set(Number(query.get("partNumber")), body)
      return response.setHeader("etag", etagOf(body)).end()
    case "POST upload":
      return response.end(world.complete(key, query))
    case "DELETE upload":
      world.upload(query)
      world.uploads.delete(query.get("uploadId") ?? "")
      return response.writeHead(204).end()
    default:
      throw new Refusal(501, "NotImplemented")
  }
}

const start = async () => {
  const world = new World()
  const server = createServer((request, response) => {
    answer(world, request, response).catch((error: unknown) => {
      const { code, status } = error instanceof Refusal ? error : { code: "InternalError", status: 500 }
      response.writeHead(status, { "content-type": "application/xml" }).end(xml("Error", `<Code>${code}</Code>`))
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return { world, server, endpoint: `http://127.0.0.1:${address.port}` }
}

export class S3Server extends Context.Tag("S3Server")<
  S3Server,
  { readonly world: World; readonly endpoint: string; readonly bucket: string; readonly accessKeyId: string }
>() {}

export const s3Server = Layer.scoped(
  S3Server,
  Effect.map(
    Effect.acquireRelease(Effect.promise(start), ({ server }) =>
      Effect.promise(async () => {
        server.closeAllConnections()
        server.close()
        await once(server, "close")
      })
    ),
    ({ endpoint, world }) => ({ world, endpoint, bucket, accessKeyId })
  )
)
