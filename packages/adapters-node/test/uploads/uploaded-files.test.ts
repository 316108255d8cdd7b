/** Files that people upload, as this host's disk has them: what they are, and whether they can be read. */
import { assert, describe, layer } from "@effect/vitest"
import { UploadedFiles } from "@mentorkit/core/kernel/ports"
import { encryptedPdf, endlessPdf, nestedPdf, pdf, scannedPdf, unpackingPdf } from "@mentorkit/test-kit/files/pdfs"
import { picture, uploaded } from "@mentorkit/test-kit/files/pictures"
import { Cause, Chunk, Effect, Exit, Option, Stream } from "effect"
import { isCrowded } from "../../src/fair-gate.js"
import { uploadedFiles } from "../../src/uploads/uploaded-files.js"

const isReadable = (bytes: Uint8Array) =>
  Effect.flatMap(UploadedFiles, (files) => Effect.flatMap(uploaded(bytes), files.isReadablePdf))

const typeOf = (bytes: Uint8Array, name?: string) =>
  Effect.flatMap(UploadedFiles, (files) => Effect.flatMap(uploaded(bytes, name), files.typeOf)).pipe(
    Effect.map(Option.getOrNull)
  )

const megabyte = 1024 * 1024

/** The most memory that this process has had meanwhile, beyond what it had before. */
const grown = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const before = process.memoryUsage().rss
    let most = before
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 20)
    yield* Effect.ensuring(
      work,
      Effect.sync(() => clearInterval(timer))
    )
    return most - before
  })

describe("uploaded files", () => {
  layer(uploadedFiles, { excludeTestServices: true })((it) => {
    it.scoped("are of the kind that their bytes say, whatever their name", () =>
      Effect.gen(function* () {
        const png = yield* Effect.promise(() => picture("png", 10, 10))
        assert.strictEqual(yield* typeOf(png, "scan.pdf"), "image/png")
        assert.strictEqual(yield* typeOf(pdf(), "scan.png"), "application/pdf")
        const exe = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)])
        assert.notStrictEqual(yield* typeOf(exe, "scan.pdf"), "application/pdf")
        assert.isNull(yield* typeOf(Buffer.from("hello"), "scan.pdf"))
        assert.isNull(yield* typeOf(Buffer.alloc(0), "scan.pdf"))
        assert.notStrictEqual(yield* typeOf(Buffer.concat([Buffer.from("<html>"), pdf()])), "application/pdf")
      })
    )

    // Falls without a bound: all of them would be read, the last one whenever its turn comes.
    it.scoped("are read two at a time, and turned away where twenty wait already", () =>
      Effect.gen(function* () {
        const files = yield* UploadedFiles
        const file = yield* uploaded(pdf())
        const exits = yield* Effect.all(
          Array.from({ length: 30 }, () => Effect.exit(files.isReadablePdf(file))),
          {
            concurrency: "unbounded"
          }
        )
        const refused = exits.filter(Exit.isFailure)
        assert.isAtLeast(refused.length, 8)
        for (const { cause } of refused) assert.isTrue(isCrowded(Cause.squash(cause)))
        assert.isTrue(exits.filter(Exit.isSuccess).every(({ value }) => value))
      })
    )

    it.scoped("are streamed in small pieces, as often as somebody asks", () =>
      Effect.gen(function* () {
        const bytes = pdf("long", 3 * megabyte)
        const stream = (yield* UploadedFiles).bytesOf(yield* uploaded(bytes))
        for (let round = 0; round < 2; round++) {
          const pieces = Chunk.toReadonlyArray(yield* Stream.runCollect(stream))
          assert.isTrue(Buffer.concat(pieces).equals(bytes))
          assert.isBelow(Math.max(...pieces.map(({ length }) => length)), megabyte)
        }
      })
    )

    it.scoped("a PDF can be read, a large one and a scanned one too", () =>
      Effect.gen(function* () {
        assert.isTrue(yield* isReadable(pdf()))
        assert.isTrue(yield* isReadable(pdf("large", 5 * megabyte)))
        const scan = yield* Effect.promise(() => picture("jpeg", 2480, 3508))
        assert.isTrue(yield* isReadable(scannedPdf(scan, 2480, 3508)))
      })
    )

    it.scoped("what only begins like one, is cut off or needs a password, cannot", () =>
      Effect.gen(function* () {
        const whole = pdf()
        for (const bytes of [
          Buffer.from("%PDF-1.7\n"),
          Buffer.from("%PDF-1.7\n%%EOF\n"),
          whole.subarray(0, 300),
          Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(megabyte, "x")]),
          encryptedPdf()
        ]) {
          assert.isFalse(yield* isReadable(bytes))
        }
      })
    )

    // Falls without the guard of buffers in the reader: V8's own bound leaves them out, and a gigabyte is taken.
    it.scoped("what asks for any amount of memory is given up before it has it", () =>
      Effect.gen(function* () {
        // What is given up is the size: the same small is a page.
        for (const bytes of [unpackingPdf(1), nestedPdf(1)]) assert.isTrue(yield* isReadable(bytes))
        const all = [unpackingPdf(1000), nestedPdf(1000)]
        for (const bytes of all) assert.isBelow(bytes.length, 2 * megabyte)
        const more = yield* grown(
          Effect.forEach(all, (bytes) => Effect.map(isReadable(bytes), (isRead) => assert.isFalse(isRead)))
        )
        assert.isBelow(more / megabyte, 700)
      })
    )

    // Falls without the timer: it would be read for years.
    it.scoped("what asks for any amount of time is given up", () =>
      Effect.gen(function* () {
        assert.isFalse(yield* isReadable(endlessPdf(12)))
      })
    )
  })
})
