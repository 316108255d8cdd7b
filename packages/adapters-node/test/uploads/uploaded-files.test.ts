/** Files that people upload, as this host's disk has them: what they are, and whether they can be read. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, layer } from "@effect/vitest"
import { UploadedFiles, uploadedFile } from "@mentorkit/core/kernel"
import { Chunk, Effect, Option, Stream } from "effect"
import PDFDocument from "pdfkit"
import { uploadedFiles } from "../../src/uploads/uploaded-files.js"

const newFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "mentorkit-uploads-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

const upload = (bytes: Uint8Array, name = "passport.pdf") =>
  Effect.gen(function* () {
    const path = join(yield* newFolder, "0")
    yield* Effect.promise(() => writeFile(path, bytes))
    const claimedType = "application/pdf"
    return uploadedFile({ path, name, claimedType, bytes: bytes.length, digest: "", isTruncated: false })
  })

const pdf = (options: PDFKit.PDFDocumentOptions = {}) =>
  Effect.promise(
    () =>
      new Promise<Buffer>((resolve) => {
        const document = new PDFDocument(options)
        const pieces: Array<Buffer> = []
        document.on("data", (piece: Buffer) => pieces.push(piece)).on("end", () => resolve(Buffer.concat(pieces)))
        document.text("A passport").addPage().text("Its second page")
        document.end()
      })
  )

const isReadable = (bytes: Uint8Array) =>
  Effect.gen(function* () {
    return yield* (yield* UploadedFiles).isReadablePdf(yield* upload(bytes))
  })

describe("uploaded files", () => {
  layer(uploadedFiles)((it) => {
    it.scoped("a PDF can be read", () =>
      Effect.gen(function* () {
        assert.isTrue(yield* isReadable(yield* pdf()))
        assert.isTrue(yield* isReadable(yield* pdf({ pdfVersion: "1.7", compress: false })))
      })
    )

    it.scoped("what only begins like one, is cut off or needs a password, cannot", () =>
      Effect.gen(function* () {
        const whole = yield* pdf()
        assert.isFalse(yield* isReadable(Buffer.from("%PDF-1.7\n")))
        assert.isFalse(yield* isReadable(Buffer.from("%PDF-1.7\n%%EOF\n")))
        assert.isFalse(yield* isReadable(whole.subarray(0, 300)))
        assert.isFalse(yield* isReadable(yield* pdf({ userPassword: "secret" })))
      })
    )
  })
})
