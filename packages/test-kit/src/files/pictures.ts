/** Pictures that people might send, good ones and bad ones. */
import { randomBytes } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { crc32, deflateSync } from "node:zlib"
import { type UploadedFile, uploadedFile } from "@mentorkit/core/kernel"
import { Effect } from "effect"
import sharp from "sharp"
import { newFolder } from "./folders.js"

/** As the transport hands it over. */
export const uploaded = (bytes: Uint8Array, name = "me.jpg") =>
  Effect.gen(function* () {
    const path = join(yield* newFolder, "0")
    yield* Effect.promise(() => writeFile(path, bytes))
    const file = {
      path,
      name,
      claimedType: "image/jpeg",
      size: bytes.length,
      head: bytes.subarray(0, 16),
      digest: "",
      isTruncated: false
    }
    return uploadedFile(file) satisfies UploadedFile
  })

export const kinds = ["jpeg", "png", "webp", "gif"] as const
export type Kind = (typeof kinds)[number]

type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly alpha?: number }
export const red: Colour = { r: 255, g: 0, b: 0 }
export const blue: Colour = { r: 0, g: 0, b: 255 }

const plain = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } })

/** One colour all over. */
export const picture = (kind: Kind, width: number, height: number, colour: Colour = red): Promise<Buffer> =>
  plain(width, height, colour).toFormat(kind).toBuffer()

/** Its left half is red and its right half blue, before it is turned. */
/** Small as a file of two colours, and vast as one of many. */
export const noise = (side: number): Promise<Buffer> => {
  const pixels = randomBytes(side * side).map((byte) => (byte % 2) * 255)
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

export const halves = async (width: number, height: number) => {
  const right = await picture("png", width / 2, height, blue)
  return plain(width, height, red).composite([{ input: right, left: width / 2, top: 0 }])
}

/** The first picture red, the second one blue. */
export const moving = async (kind: "gif" | "webp") => {
  const frames = [await picture("png", 64, 64, red), await picture("png", 64, 64, blue)]
  return sharp(frames, { join: { animated: true } })
    .toFormat(kind)
    .toBuffer()
}

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A sound PNG of one bit a pixel: large when it is decoded, a few kilobytes before that. */
export const vastPng = (width: number, height: number, rows = height): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0))
  ])
}

/** A text that nobody looks at, right after the head. */
export const withPngText = (png: Buffer, text: string): Buffer => {
  const headEnds = 8 + 25
  return Buffer.concat([
    png.subarray(0, headEnds),
    chunk("tEXt", Buffer.from(`Comment\0${text}`, "latin1")),
    png.subarray(headEnds)
  ])
}

export const withJpegComment = (jpeg: Buffer, text: string): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpeg.subarray(2)])
}

/** Before the first picture. */
export const withGifComment = (gif: Buffer, text: string): Buffer => {
  const hasTable = (gif[10]! & 0x80) !== 0
  const at = 13 + (hasTable ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0)
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text), Buffer.from([0])])
  return Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)])
}

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

/** Small files whose heads claim more pixels than a host has memory for. */
export const bombs = async (): Promise<Readonly<Record<Kind, Buffer>>> => {
  const most = 50_000
  const jpeg = await picture("jpeg", 64, 64)
  const webp = await picture("webp", 64, 64, { ...red, alpha: 0.5 })
  const gif = await picture("gif", 64, 64)
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const image = gif.indexOf(0x2c, 13)
  return {
    png: vastPng(most, most, 1),
    jpeg: changed(jpeg, (copy) => {
      for (const at of [frame + 5, frame + 7]) copy.writeUInt16BE(most, at)
    }),
    // The canvas of the extended format; the picture within cannot be as large.
    webp: changed(webp, (copy) => {
      for (const at of [24, 27]) copy.writeUIntLE(most - 1, at, 3)
    }),
    gif: changed(gif, (copy) => {
      for (const at of [6, 8, image + 5, image + 7]) copy.writeUInt16LE(most, at)
    })
  }
}

/** What a file is and how large its picture is. */
export const pictureExtent = async (bytes: Uint8Array) => {
  const { format, height, width } = await sharp(bytes).metadata()
  return [format, width, height]
}
