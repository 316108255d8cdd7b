/** Pictures as people send them: what comes out holds the picture and nothing else, and what is no picture stays out. */
import { symlink } from "node:fs/promises"
import { assert, describe, layer, vi } from "@effect/vitest"
import { isStorageUnavailable } from "@mentorkit/adapters-node"
import { type ImageSize, Images, type ImageType, type Picture, UnreadableImage } from "@mentorkit/core/kernel/ports"
import { hasFullDevice } from "@mentorkit/test-kit/files/full-disk"
import {
  blue,
  bombs,
  halves,
  type Kind,
  kinds,
  moving,
  picture,
  red,
  uploaded,
  vastPng,
  withGifComment,
  withJpegComment,
  withPngText
} from "@mentorkit/test-kit/files/pictures"
import { Cause, Effect, Exit } from "effect"
import sharp from "sharp"
import { images } from "../../src/uploads/images.js"

const square: ImageSize = { name: "square", width: 32, height: 32, fit: "cover" }
const within: ImageSize = { name: "within", width: 1000, height: 1000, fit: "inside" }

const redraw = (bytes: Uint8Array, sizes: ReadonlyArray<ImageSize>, type?: ImageType) =>
  Effect.gen(function* () {
    const { redraw } = yield* Images
    return yield* redraw(yield* uploaded(bytes), { sizes, ...(type !== undefined && { type }) })
  }).pipe(Effect.scoped)

const redrawn = (bytes: Uint8Array, size: ImageSize = within, type?: ImageType) =>
  Effect.map(redraw(bytes, [size], type), ([one]) => one ?? assert.fail("no picture"))

const refused = (bytes: Uint8Array, what: string) =>
  Effect.map(Effect.flip(redraw(bytes, [square], "image/webp")), (error) =>
    assert.instanceOf(error, UnreadableImage, what)
  )

const extentOf = ({ height, width }: Picture) => [width, height]
const made = <A>(promise: Promise<A>) => Effect.promise(() => promise)

/** Red, green, blue and alpha of one pixel, whatever the picture has. */
const pixelOf = async ({ bytes }: Pick<Picture, "bytes">, x: number, y: number) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}
const isAbout = (pixel: ReadonlyArray<number>, { b, g, r }: typeof red) =>
  [r, g, b].every((value, at) => Math.abs(value - pixel[at]!) < 25)

const secret = "52.5163N-13.3777E"

/** Wherever a file can hold something beside its picture. */
const talkative = async (): Promise<Readonly<Record<Kind, Buffer>>> => {
  const all = (kind: "jpeg" | "png" | "webp") =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: red } })
      .withExif({
        IFD0: { Make: secret, ImageDescription: secret },
        IFD3: { GPSLatitudeRef: "N", GPSProcessingMethod: secret }
      })
      .withXmp(
        `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta><?xpacket end="w"?>`
      )
      .withIccProfile("p3")
      .toFormat(kind)
      .toBuffer()
  return {
    jpeg: withJpegComment(await all("jpeg"), secret),
    png: withPngText(await all("png"), secret),
    webp: await all("webp"),
    gif: withGifComment(await picture("gif", 64, 64), secret)
  }
}

describe("images", () => {
  layer(images)((it) => {
    it.effect("every kind comes out in its own kind or the one that is wanted, in every size", () =>
      Effect.gen(function* () {
        for (const kind of kinds) {
          const bytes = yield* made(picture(kind, 300, 200))
          const own = yield* redrawn(bytes)
          assert.strictEqual(own.contentType, kind === "gif" ? "image/png" : `image/${kind}`, kind)
          const all = yield* redraw(bytes, [within, square], "image/webp")
          assert.deepStrictEqual(
            all.map(({ contentType, height, name, width }) => [name, contentType, width, height]),
            [
              ["within", "image/webp", 300, 200],
              ["square", "image/webp", 32, 32]
            ]
          )
          for (const one of all) {
            assert.strictEqual((yield* made(sharp(one.bytes).metadata())).format, "webp")
            assert.isTrue(isAbout(yield* made(pixelOf(one, 5, 5)), red), kind)
          }
        }
      })
    )

    // Falls if metadata is kept.
    it.effect("places, cameras, profiles and comments are gone", () =>
      Effect.gen(function* () {
        const sent = yield* made(talkative())
        for (const kind of kinds) {
          assert.isTrue(sent[kind].includes(secret), kind)
          for (const type of [undefined, "image/webp", "image/jpeg", "image/png"] as const) {
            const { bytes } = yield* redrawn(sent[kind], within, type)
            assert.isFalse(Buffer.from(bytes).includes(secret), `${kind} ${type}`)
            const { comments, exif, icc, iptc, orientation, xmp } = yield* made(sharp(bytes).metadata())
            assert.deepStrictEqual([comments, exif, icc, iptc, orientation, xmp], Array(6).fill(undefined))
          }
        }
      })
    )

    // Falls without `autoOrient`, and if the shape is cut before the turn.
    it.effect("what was held upright is upright", () =>
      Effect.gen(function* () {
        const lying = yield* made(halves(400, 200))
        const sent = yield* made(lying.withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer())
        const upright = yield* redrawn(sent)
        assert.deepStrictEqual(extentOf(upright), [200, 400])
        assert.isTrue(isAbout(yield* made(pixelOf(upright, 100, 50)), red))
        assert.isTrue(isAbout(yield* made(pixelOf(upright, 100, 350)), blue))
        const wide = yield* redrawn(sent, { name: "wide", width: 800, height: 200, fit: "cover" })
        assert.deepStrictEqual(extentOf(wide), [200, 50])
      })
    )

    it.effect("what can be looked through stays so, and is on white where a kind has no such thing", () =>
      Effect.gen(function* () {
        for (const kind of ["png", "webp", "gif"] as const) {
          const clear = yield* made(picture(kind, 40, 40, { ...red, alpha: 0 }))
          for (const type of ["image/webp", "image/png"] as const) {
            assert.strictEqual((yield* made(pixelOf(yield* redrawn(clear, within, type), 9, 9)))[3], 0, kind)
          }
          const flat = yield* redrawn(clear, within, "image/jpeg")
          assert.isTrue(isAbout(yield* made(pixelOf(flat, 9, 9)), { r: 255, g: 255, b: 255 }), kind)
        }
      })
    )

    it.effect("of a moving picture there is the first one", () =>
      Effect.gen(function* () {
        for (const kind of ["gif", "webp"] as const) {
          const one = yield* redrawn(yield* made(moving(kind)), within, "image/webp")
          assert.strictEqual((yield* made(sharp(one.bytes).metadata())).pages ?? 1, 1)
          assert.deepStrictEqual(extentOf(one), [64, 64])
          assert.isTrue(isAbout(yield* made(pixelOf(one, 9, 9)), red), kind)
        }
      })
    )

    it.effect("pictures for print, of 16 bits, in grey and of one pixel can be read", () =>
      Effect.gen(function* () {
        const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: red } })
        const print = yield* made(plain.clone().toColourspace("cmyk").jpeg().toBuffer())
        assert.strictEqual((yield* made(sharp(print).metadata())).space, "cmyk")
        const deep = yield* made(plain.clone().toColourspace("rgb16").png().toBuffer())
        assert.strictEqual((yield* made(sharp(deep).metadata())).depth, "ushort")
        for (const bytes of [print, deep]) {
          const one = yield* redrawn(bytes, within, "image/webp")
          assert.strictEqual((yield* made(sharp(one.bytes).metadata())).space, "srgb")
          assert.isTrue(isAbout(yield* made(pixelOf(one, 9, 9)), red))
        }
        const grey = yield* made(plain.clone().toColourspace("b-w").png().toBuffer())
        assert.deepStrictEqual(extentOf(yield* redrawn(grey)), [60, 40])
        for (const kind of kinds) {
          assert.deepStrictEqual(extentOf(yield* redrawn(yield* made(picture(kind, 1, 1)), square)), [1, 1], kind)
        }
      })
    )

    // Falls if a small picture is cut where it would have to be made larger to fill the shape.
    it.effect("nothing is made larger, and a shape is kept", () =>
      Effect.gen(function* () {
        const large: ImageSize = { name: "large", width: 512, height: 512, fit: "cover" }
        const cases = [
          [300, 200, 200, 200],
          [20, 3000, 20, 20],
          [512, 511, 511, 511],
          [600, 700, 512, 512]
        ] as const
        for (const [width, height, ...extent] of cases) {
          assert.deepStrictEqual(extentOf(yield* redrawn(yield* made(picture("png", width, height)), large)), extent)
        }
        assert.deepStrictEqual(extentOf(yield* redrawn(yield* made(picture("png", 30, 20)))), [30, 20])
      })
    )

    // Falls without a limit: the sound one is decoded then.
    it.effect("more pixels than are decoded are refused by the head alone", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(extentOf(yield* redrawn(vastPng(10_000, 5_000), square)), [32, 32])
        const before = process.memoryUsage().rss
        yield* refused(vastPng(10_000, 5_001), "a sound one")
        for (const [kind, bytes] of Object.entries(yield* made(bombs()))) yield* refused(bytes, kind)
        assert.isBelow(process.memoryUsage().rss - before, 200 * 1024 * 1024)
      })
    )

    // Falls where whatever libvips says counts against the picture.
    it.effect.skipIf(!hasFullDevice)("a picture that a full disk does not take is none the worse", () =>
      Effect.gen(function* () {
        const { redrawToDisk: redrawn } = yield* Images
        const file = yield* uploaded(yield* made(picture("png", 300, 200)))
        const id = crypto.randomUUID()
        // libvips opens its files by itself, so the disk is full where it is about to write.
        yield* made(symlink("/dev/full", `${file.path}.${id}`))
        const uuid = vi.spyOn(crypto, "randomUUID").mockReturnValue(id)
        const exit = yield* Effect.exit(Effect.scoped(redrawn(file, within)))
        uuid.mockRestore()
        assert.isTrue(Exit.isFailure(exit) && isStorageUnavailable(Cause.squash(exit.cause)), String(exit))
        yield* Effect.scoped(redrawn(file, within))
      }).pipe(Effect.scoped)
    )

    it.effect("what is no picture, is cut off, or is damaged is refused", () =>
      Effect.gen(function* () {
        const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
        const page = "<!doctype html><script>alert(1)</script>"
        const texts = ["", "GIF", svg, `<?xml version="1.0"?>${svg}`, page, `GIF89a${page}`, "%PDF-1.7\n"]
        for (const text of texts) yield* refused(Buffer.from(text), text)
        const tiff = yield* made(
          sharp({ create: { width: 9, height: 9, channels: 3, background: red } })
            .tiff()
            .toBuffer()
        )
        yield* refused(tiff, "a TIFF, which libvips would read")
        const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7919) % 251))
        for (const kind of kinds) {
          const lively = yield* made(
            sharp(noise(120 * 120 * 3), { raw: { width: 120, height: 120, channels: 3 } })
              .toFormat(kind)
              .toBuffer()
          )
          yield* redrawn(lively, square)
          yield* refused(lively.subarray(0, 12), `the first bytes of ${kind}`)
          yield* refused(lively.subarray(0, lively.length / 2), `half of ${kind}`)
          yield* refused(Buffer.concat([lively.subarray(0, 60), noise(2000)]), `the head of ${kind}`)
        }
      })
    )
  })
})
