/**
 * Files in a bucket of S3, or of a store that speaks its protocol. S3 itself makes an object whole or not at all and
 * shows it to everybody at once; a store that does neither is none for us.
 */
import { Readable } from "node:stream"
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  S3Client
} from "@aws-sdk/client-s3"
import { Upload } from "@aws-sdk/lib-storage"
import {
  type ByteRange,
  type FileFacts,
  type FileKey,
  FileStore,
  isFileKey,
  type ListedFile,
  requireOption,
  type Sweep
} from "@mentorkit/core/kernel/ports"
import { type Cause, Chunk, DateTime, Effect, Layer, Option, Redacted, Stream } from "effect"
import { checked, checkedFolder, checkedType } from "./checks.js"
import { limited } from "./limit.js"

export interface S3FileStoreOptions {
  readonly bucket: string
  readonly region: string
  /** Address of a store that is not Amazon's: "https://storage.example.com". */
  readonly endpoint?: string
  /** Without them, those of the machine: its role, its environment. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: Redacted.Redacted<string> }
  /** "https://storage.example.com/bucket/key" instead of "https://bucket.storage.example.com/key". */
  readonly forcePathStyle?: boolean
  /** How many files one request lists; 1000 is S3's own limit. */
  readonly pageSize?: number
}

/** S3 takes no smaller ones. One is uploaded while the next is read, so about twice as much is held. */
const partBytes = 5 * 1024 * 1024
const unfinishedMillis = 24 * 60 * 60_000

const clientOf = ({ credentials, endpoint, forcePathStyle = false, region }: S3FileStoreOptions) =>
  new S3Client({
    region,
    forcePathStyle,
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    // Other stores than Amazon's do not all know the newer checksums.
    ...(endpoint !== undefined && {
      endpoint,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED"
    }),
    ...(credentials !== undefined && {
      credentials: {
        accessKeyId: credentials.accessKeyId,
        secretAccessKey: Redacted.value(credentials.secretAccessKey)
      }
    })
  })

/** Node's own kind of stream, and why it ended where it failed. */
const readableOf = <E, R>(bytes: Stream.Stream<Uint8Array, E, R>) =>
  Effect.gen(function* () {
    let failure: Cause.Cause<E> | undefined
    const noticed = Stream.tapErrorCause(bytes, (cause) =>
      Effect.sync(() => {
        failure = cause
      })
    )
    const pieces = yield* Stream.toAsyncIterableEffect(Stream.filter(noticed, ({ length }) => length > 0))
    const readable = Readable.from(pieces, { objectMode: false })
    // It is told of by the upload as well.
    readable.on("error", () => {})
    return { readable, failed: () => failure }
  })

/**
 * The upload clears up after itself when its source fails, and is waited for. So an interruption is a failure of the
 * source: the upload's own `abort` answers before its parts are gone.
 */
const uploaded = <E, R>(bytes: Stream.Stream<Uint8Array, E, R>, uploadOf: (body: Readable) => Upload) =>
  Effect.flatMap(readableOf(bytes), ({ failed, readable }) =>
    Effect.async<void, E>((resume) => {
      const done = uploadOf(readable)
        .done()
        .then(
          () => resume(Effect.void),
          (error: unknown) => {
            const failure = failed()
            resume(failure === undefined ? Effect.die(error) : Effect.failCause(failure))
          }
        )
      return Effect.promise(() => {
        readable.destroy(new Error("interrupted"))
        return done
      })
    })
  )

const unlessMissing = <A>(work: (signal: AbortSignal) => Promise<A>): Effect.Effect<Option.Option<A>> =>
  Effect.promise((signal) =>
    work(signal).then(Option.some, (error: unknown) => {
      if (error instanceof NoSuchKey || error instanceof NotFound) return Option.none()
      throw error
    })
  )

interface Answered {
  readonly ContentLength?: number | undefined
  readonly ContentRange?: string | undefined
  readonly ContentType?: string | undefined
  readonly LastModified?: Date | undefined
}

const factsOf = (size: number | undefined, { ContentType, LastModified }: Answered): FileFacts => {
  if (size === undefined || LastModified === undefined) throw new Error("S3 answered no object.")
  return {
    size,
    contentType: ContentType ?? "application/octet-stream",
    storedAt: DateTime.unsafeFromDate(LastModified)
  }
}

const rangeHeaderOf = (range?: ByteRange) => range && `bytes=${range.first}-${range.last}`

/** Size of the whole object, told with a part of it. A store that answers another part, or all of it, is none for us. */
const wholeSizeOf = ({ first, last }: ByteRange, contentRange = ""): number => {
  const [, part, size] = /^bytes (\d+-\d+)\/(\d+)$/.exec(contentRange) ?? []
  if (part !== `${first}-${last}`) throw new Error("S3 did not answer the range that was asked for.")
  return Number(size)
}

const make = (options: S3FileStoreOptions) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => clientOf(options)),
      (client) => Effect.sync(() => client.destroy())
    ),
    (client) => {
      const { bucket: Bucket, pageSize = 1000 } = options

      const got = (key: FileKey, range?: ByteRange) =>
        unlessMissing((abortSignal) =>
          client.send(new GetObjectCommand({ Bucket, Key: key, Range: rangeHeaderOf(range) }), { abortSignal })
        )

      const page = (prefix: string | undefined, ContinuationToken: string | undefined) =>
        Effect.promise((abortSignal) =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken, MaxKeys: pageSize }), {
            abortSignal
          })
        )

      const listed = (under: FileKey | ""): Stream.Stream<ListedFile> =>
        Stream.paginateChunkEffect(undefined, (token: string | undefined) =>
          Effect.map(
            page(under === "" ? undefined : `${under}/`, token),
            ({ Contents = [], NextContinuationToken }) => [
              Chunk.fromIterable(
                Contents.flatMap(({ Key, LastModified, Size }) =>
                  isFileKey(Key) && LastModified !== undefined && Size !== undefined
                    ? [{ key: Key, size: Size, storedAt: DateTime.unsafeFromDate(LastModified) }]
                    : []
                )
              ),
              Option.fromNullable(NextContinuationToken)
            ]
          )
        )

      const clearUnfinished: Sweep = {
        name: "fileStore.clearUnfinished",
        cron: "17 * * * *",
        run: Effect.promise(async () => {
          const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
          const old = Uploads.filter(({ Initiated }) => Date.now() - Number(Initiated) > unfinishedMillis)
          for (const { Key, UploadId } of old) {
            await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
          }
          return old.length
        })
      }

      return FileStore.of({
        put: (key, bytes, { contentType, maxBytes }) =>
          Effect.gen(function* () {
            const params = { Bucket, Key: yield* checked(key), ContentType: yield* checkedType(contentType) }
            const within = limited(bytes, maxBytes)
            const limits = { queueSize: 1, partSize: partBytes }
            yield* uploaded(within.bytes, (Body) => new Upload({ client, params: { ...params, Body }, ...limits }))
            return { size: within.size() }
          }),

        find: (key) =>
          Effect.flatMap(checked(key), (Key) =>
            unlessMissing((abortSignal) => client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal }))
          ).pipe(Effect.map(Option.map((answer) => factsOf(answer.ContentLength, answer)))),

        open: (key, range) =>
          Effect.acquireRelease(
            Effect.flatMap(checked(key), (Key) => got(Key, range)),
            (found) =>
              Effect.sync(() => {
                // Whatever nobody has read stays with the store.
                if (Option.isSome(found) && found.value.Body instanceof Readable) found.value.Body.destroy()
              })
          ).pipe(
            Effect.map(
              Option.map((answer) => {
                const { Body, ContentLength, ContentRange } = answer
                if (!(Body instanceof Readable)) throw new Error("S3 answered no object.")
                const size = range === undefined ? ContentLength : wholeSizeOf(range, ContentRange)
                const stream = Stream.orDie(Stream.fromAsyncIterable<Uint8Array, unknown>(Body, (error) => error))
                return { ...factsOf(size, answer), stream }
              })
            )
          ),

        remove: (key) =>
          Effect.flatMap(checked(key), (Key) =>
            Effect.asVoid(Effect.promise(() => client.send(new DeleteObjectCommand({ Bucket, Key }))))
          ),

        list: (under) => Stream.unwrap(Effect.map(checkedFolder(under), listed)),

        check: Effect.asVoid(
          Effect.promise((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }))
        ),

        upkeep: [clearUnfinished]
      })
    }
  )

export const s3FileStore = (options: S3FileStoreOptions): Layer.Layer<FileStore> => {
  const { bucket, credentials, region } = options
  requireOption("s3FileStore({ bucket })", bucket)
  requireOption("s3FileStore({ region })", region)
  if (credentials !== undefined) {
    requireOption("s3FileStore({ credentials: { accessKeyId } })", credentials.accessKeyId)
    requireOption("s3FileStore({ credentials: { secretAccessKey } })", credentials.secretAccessKey)
  }
  return Layer.scoped(FileStore, make(options))
}
