/** What a file is, by its bytes alone. */
import { contentTypeFor } from "@mentorkit/core/internal/uploads"
import { ebml, ftyp } from "@mentorkit/test-kit/files/films"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"

const filmOf = (head: Uint8Array) => contentTypeFor("feed_video", head)
const rest = Buffer.alloc(100, "moov")

describe("the kind of a file", () => {
  it("is that of its major brand, or of one that it goes by as well", () => {
    for (const major of ["isom", "iso2", "iso6", "mp41", "mp42", "avc1", "M4V ", "MSNV", "dash"]) {
      assert.strictEqual(filmOf(Buffer.concat([ftyp(major), rest])), "video/mp4", major)
    }
    assert.strictEqual(filmOf(Buffer.concat([ftyp("qt  "), rest])), "video/quicktime")
    assert.strictEqual(filmOf(ftyp("3gp5", "3gp5", "isom")), "video/mp4")
    assert.isUndefined(filmOf(Buffer.concat([ftyp("3gp5", "3gp5"), rest, Buffer.from("isom")])))
  })

  // Falls where any brand will do.
  it("is no film's where pictures or sound are in the same container", () => {
    for (const major of ["heic", "mif1", "avif", "avis", "crx ", "M4A ", "M4B "]) {
      assert.isUndefined(filmOf(ftyp(major, "isom", "mp42")), major)
    }
  })

  it("is that of the DocType of an EBML header", () => {
    assert.strictEqual(filmOf(Buffer.concat([ebml("webm"), rest])), "video/webm")
    assert.strictEqual(filmOf(ebml("webm\0\0\0")), "video/webm")
    for (const docType of ["matroska", "webmx", "", "WEBM"]) assert.isUndefined(filmOf(ebml(docType)), docType)
  })

  it("is unknown where the head is cut off, and nothing is read beyond it", () => {
    for (const head of [ftyp("isom"), ebml("webm")]) {
      for (let length = 0; length < head.length; length++) {
        const kind = filmOf(head.subarray(0, length))
        // The brand stands in the first 12 bytes; what is compatible may be missing.
        assert.isTrue(kind === undefined || (kind === "video/mp4" && length >= 16), `${length}`)
      }
    }
  })

  it("of whatever bytes there may be is one of ours or none, and never takes long", () => {
    const starts = [ftyp("isom"), ebml("webm"), Buffer.from("1a45dfa3", "hex"), Buffer.from("000000ff66747970", "hex")]
    fc.assert(
      fc.property(fc.constantFrom(Buffer.alloc(0), ...starts), fc.uint8Array({ maxLength: 200 }), (start, bytes) => {
        const head = Buffer.concat([start, bytes])
        assert.include([undefined, "video/mp4", "video/quicktime", "video/webm"], filmOf(head))
        assert.isString(contentTypeFor("chat_file", head))
      }),
      { numRuns: 1000 }
    )
  })

  it("of an attachment of a chat is any", () => {
    const kinds = {
      "application/pdf": Buffer.from("%PDF-1.7"),
      "image/png": Buffer.from("89504e470d0a1a0a", "hex"),
      "video/mp4": ftyp("isom"),
      "application/octet-stream": Buffer.from("<script>alert(1)</script>")
    }
    for (const [kind, head] of Object.entries(kinds)) assert.strictEqual(contentTypeFor("chat_file", head), kind)
  })
})
