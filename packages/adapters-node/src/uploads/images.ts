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

/** What is read; of a GIF the first picture. libvips alone would read an SVG, too. */
const readable: ReadonlySet<string | undefined> = new Set(["image/jpeg", "image/png", "image/webp", "image/gif"])
const isImageType = Schema.is(ImageType)

/** Takes its time to load, and most hosts see no picture for a while. */
const libvips = async () => {
  const { default: sharp } = await import("sharp")
  // Nothing of one person's picture is kept in memory for the next.
  sharp.cache(false)
  return sharp
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

const draw = async (path: string, { fit, height, name, width }: ImageSize, type: ImageType): Promise<Picture> => {
  const sharp = await libvips()
  const picture = sharp(path, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
    // Upright first, since the turn is told by what is left out.
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: true })
    .timeout({ seconds: mostSeconds })
  const { data, info } = await inType(picture, type).toBuffer({ resolveWithObject: true })
  return { name, contentType: type, bytes: data, width: info.width, height: info.height }
}

const redraw = async ({ path }: UploadedFile, sizes: ReadonlyArray<ImageSize>, wanted: ImageType | undefined) => {
  const found = (await fileTypeFromFile(path))?.mime
  if (!readable.has(found)) throw new Error("not a kind of image that is read")
  const type = wanted ?? (isImageType(found) ? found : "image/png")
  const pictures: Array<Picture> = []
  for (const size of sizes) pictures.push(await draw(path, size, type))
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
