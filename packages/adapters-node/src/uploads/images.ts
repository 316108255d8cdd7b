/** Pictures through libvips. */
import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { rm } from "node:fs/promises"
import { headBytes, type UploadedFile, uploadedFile } from "@mentorkit/core/kernel"
import { type ImageSize, Images, ImageType, type Picture, UnreadableImage } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Schema } from "effect"
import { fileTypeFromFile } from "file-type"
import type { Sharp } from "sharp"
import { isStorageUnavailable } from "../files/storage-unavailable.js"

/** Four bytes each once it is decoded. A phone of today makes 12 to 50 million. */
const maxPixels = 50_000_000
const maxSeconds = 20
/** libvips has threads of its own for one picture. */
const maxAtOnce = 2

/** Types that are read, with libvips' names of them; of a GIF the first picture. libvips would also read an SVG. */
const readable: ReadonlyMap<string, string> = new Map([
  ["image/jpeg", "jpeg"],
  ["image/png", "png"],
  // A PNG with more pictures in it, of which the first one counts.
  ["image/apng", "png"],
  ["image/webp", "webp"],
  ["image/gif", "gif"]
])
const isImageType = Schema.is(ImageType)

/** Takes its time to load, and most hosts see no picture for a while. */
const libvips = async () => {
  const { default: sharp } = await import("sharp")
  // Nothing of one person's picture is kept in memory for the next.
  sharp.cache(false)
  return sharp
}

/** Upright first, since the turn is told by what is left out. */
const opened = async (path: string): Promise<Sharp> => {
  const sharp = await libvips()
  return sharp(path, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true }).autoOrient()
}

const inType = (picture: Sharp, type: ImageType): Sharp => {
  switch (type) {
    case "image/jpeg":
      return picture.flatten({ background: "white" }).jpeg({ quality: 85, mozjpeg: false })
    case "image/png":
      return picture.png()
    case "image/webp":
      return picture.webp({ quality: 82 })
  }
}

interface Extent {
  readonly width: number
  readonly height: number
}

/** A shape is kept, and no picture is made larger: of a small one that is the largest part that has the shape. */
const extentWithin = ({ fit, height, width }: Omit<ImageSize, "name">, picture: Extent): Extent => {
  if (fit === "inside") return { width, height }
  const scale = Math.min(1, picture.width / width, picture.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const drawing = async (path: string, size: Omit<ImageSize, "name">, upright: Extent, type: ImageType) => {
  const picture = (await opened(path))
    .resize({ ...extentWithin(size, upright), fit: size.fit, withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
  return inType(picture, type)
}

const draw = async (path: string, size: ImageSize, upright: Extent, type: ImageType): Promise<Picture> => {
  const { data, info } = await (await drawing(path, size, upright, type)).toBuffer({ resolveWithObject: true })
  return { name: size.name, contentType: type, bytes: data, width: info.width, height: info.height }
}

const judged = async (path: string, wanted?: ImageType) => {
  const found = (await fileTypeFromFile(path))?.mime ?? ""
  if (!readable.has(found)) throw new Error("not a kind of image that is read")
  // Looks at the head only.
  const { autoOrient, format } = await (await opened(path)).metadata()
  if (format !== readable.get(found)) throw new Error("not what it begins like")
  const type: ImageType = wanted ?? (isImageType(found) ? found : "image/png")
  return { type, upright: autoOrient }
}

const redraw = async ({ path }: UploadedFile, sizes: ReadonlyArray<ImageSize>, wanted: ImageType | undefined) => {
  const { type, upright } = await judged(path, wanted)
  const pictures: Array<Picture> = []
  for (const size of sizes) pictures.push(await draw(path, size, upright, type))
  return pictures
}

/** Size, beginning and digest of a file that we have written, as an `UploadedFile` has them. */
const measured = async (path: string) => {
  const hash = createHash("sha256")
  let [size, head] = [0, Buffer.alloc(0)]
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    if (size < headBytes) head = Buffer.concat([head, piece.subarray(0, headBytes - size)])
    size += piece.length
    hash.update(piece)
  }
  return { size, head, digest: hash.digest("hex"), isTruncated: false }
}

const redrawn = async (
  file: UploadedFile,
  path: string,
  { height, type: wanted, width }: Extent & { readonly type?: ImageType }
): Promise<UploadedFile> => {
  const { type, upright } = await judged(file.path, wanted)
  await (await drawing(file.path, { width, height, fit: "inside" }, upright, type)).toFile(path)
  return uploadedFile({ ...(await measured(path)), path, name: file.name, claimedType: type })
}

const make = Effect.map(Effect.makeSemaphore(maxAtOnce), (turn) => {
  // Waits for what libvips has begun: its file must not appear after it was removed.
  const inTurn = <A>(work: () => Promise<A>) =>
    turn
      .withPermits(1)(Effect.uninterruptible(Effect.tryPromise({ try: work, catch: (error) => error })))
      .pipe(
        // A full disk is no fault of the picture's.
        Effect.catchAll((error) => (isStorageUnavailable(error) ? Effect.die(error) : new UnreadableImage()))
      )
  return Images.of({
    redraw: (file, { sizes, type }) => inTurn(() => redraw(file, sizes, type)),
    redrawToDisk: (file, within) =>
      Effect.acquireRelease(
        Effect.sync(() => `${file.path}.${crypto.randomUUID()}`),
        (path) => Effect.promise(() => rm(path, { force: true }))
      ).pipe(Effect.flatMap((path) => inTurn(() => redrawn(file, path, within))))
  })
})

export const images = Layer.effect(Images, make)
