/** Pictures through libvips. */
import {
  type ImageSize,
  Images,
  ImageType,
  type Picture,
  UnreadableImage,
  type UploadedFile
} from "@mentorkit/core/kernel"
import { Effect, Layer, Schema } from "effect"
import { fileTypeFromFile } from "file-type"
import type { Sharp } from "sharp"

/** Four bytes each once it is decoded. A phone of today makes 12 to 50 million. */
const mostPixels = 50_000_000
const mostSeconds = 20
/** libvips has threads of its own for one picture. */
const mostAtOnce = 2

/** What is read, and as what; of a GIF the first picture. libvips alone would read an SVG, too. */
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
  return sharp(path, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true }).autoOrient()
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
const extentWithin = ({ fit, height, width }: ImageSize, picture: Extent): Extent => {
  if (fit === "inside") return { width, height }
  const scale = Math.min(1, picture.width / width, picture.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const draw = async (path: string, size: ImageSize, upright: Extent, type: ImageType): Promise<Picture> => {
  const picture = (await opened(path))
    .resize({ ...extentWithin(size, upright), fit: size.fit, withoutEnlargement: true })
    .timeout({ seconds: mostSeconds })
  const { data, info } = await inType(picture, type).toBuffer({ resolveWithObject: true })
  return { name: size.name, contentType: type, bytes: data, width: info.width, height: info.height }
}

const redraw = async ({ path }: UploadedFile, sizes: ReadonlyArray<ImageSize>, wanted: ImageType | undefined) => {
  const found = (await fileTypeFromFile(path))?.mime ?? ""
  if (!readable.has(found)) throw new Error("not a kind of image that is read")
  // Looks at the head only.
  const { autoOrient, format } = await (await opened(path)).metadata()
  if (format !== readable.get(found)) throw new Error("not what it begins like")
  const type = wanted ?? (isImageType(found) ? found : "image/png")
  const pictures: Array<Picture> = []
  for (const size of sizes) pictures.push(await draw(path, size, autoOrient, type))
  return pictures
}

const make = Effect.map(Effect.makeSemaphore(mostAtOnce), (turn) =>
  Images.of({
    redraw: (file, { sizes, type }) =>
      Effect.tryPromise({ try: () => redraw(file, sizes, type), catch: () => new UnreadableImage() }).pipe(
        turn.withPermits(1)
      )
  })
)

export const images = Layer.effect(Images, make)
