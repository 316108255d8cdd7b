/** Decisions about uploads. */

import {
  chunkSize,
  fits,
  hasAll,
  isStored,
  mayStart,
  ownUpload,
  purposeRules,
  type Upload,
  UploadId,
  type UploadLimits,
  type UploadPurpose
} from "@mentorkit/core/internal/uploads"
import { UserId } from "@mentorkit/core/kernel"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { DateTime, Either, FastCheck as fc, Option } from "effect"
import { assert, describe, it } from "vitest"

const now = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const userId = UserId.make("0197c0de-0000-7000-8000-000000000001")
const upload: Upload = {
  id: UploadId.make("0197c0de-0000-7000-8000-000000000002"),
  userId,
  purpose: "feed_video",
  filename: "a.mp4",
  mime: "video/mp4",
  size: 2 * chunkSize + 7,
  file: null,
  createdAt: now,
  expiresAt: DateTime.add(now, { hours: 24 })
}
const file = { key: FileKey.make("uploads/a"), contentType: "video/mp4", sha256: "aa", completedAt: now }
const limits: UploadLimits = { maxOpen: 5, maxBytes: { general: 200, course: 2000 } }
const purposes: ReadonlyArray<UploadPurpose> = ["feed_video", "course_video", "chat_file"]

const tagOf = <A>(result: Either.Either<A, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "yes" })

describe("uploads", () => {
  // Falls with `>` in place of `>=`, and where completed ones count as open.
  it("are no more at a time than a person may have, of all purposes together", () => {
    for (const [open, answer] of [
      [4, "yes"],
      [5, "TooManyUploads"],
      [6, "TooManyUploads"]
    ] as const) {
      const usage = [
        { purpose: "course_video", open: 2, bytes: 0 },
        { purpose: "chat_file", open: open - 2, bytes: 0 }
      ] as const
      assert.strictEqual(tagOf(mayStart(usage, { purpose: "feed_video", size: 1 }, limits)), answer)
    }
  })

  // Falls where the limit is off by one, or films of courses and all else share one.
  it("take no more bytes than their quota", () => {
    const usage = fc.array(
      fc.record({
        purpose: fc.constantFrom(...purposes),
        open: fc.constant(0),
        bytes: fc.integer({ min: 0, max: 60 })
      }),
      { maxLength: 6 }
    )
    fc.assert(
      fc.property(usage, fc.constantFrom(...purposes), fc.integer({ min: -2, max: 2 }), (own, purpose, off) => {
        const isCourse = purpose === "course_video"
        const taken = own
          .filter((one) => (one.purpose === "course_video") === isCourse)
          .reduce((sum, { bytes }) => sum + bytes, 0)
        const size = Math.max(1, (isCourse ? 2000 : 200) - taken + off)
        const fitsIn = taken + size <= (isCourse ? 2000 : 200)
        assert.strictEqual(tagOf(mayStart(own, { purpose, size }, limits)), fitsIn ? "yes" : "UploadQuotaExceeded")
      })
    )
  })

  it("fit into their quota, each of the largest", () => {
    const usual: UploadLimits = { maxOpen: 5, maxBytes: { general: 200 * chunkSize, course: 2048 * chunkSize } }
    for (const purpose of purposes) {
      assert.strictEqual(tagOf(mayStart([], { purpose, size: purposeRules[purpose].maxBytes }, usual)), "yes")
    }
  })

  it("are found by their own person alone, until they expire", () => {
    const stranger = UserId.make("0197c0de-0000-7000-8000-000000000003")
    assert.strictEqual(tagOf(ownUpload(Option.some(upload), userId, now)), "yes")
    const last = DateTime.subtract(upload.expiresAt, { millis: 1 })
    assert.strictEqual(tagOf(ownUpload(Option.some(upload), userId, last)), "yes")
    for (const missing of [
      ownUpload(Option.none(), userId, now),
      ownUpload(Option.some(upload), stranger, now),
      ownUpload(Option.some(upload), userId, upload.expiresAt)
    ]) {
      assert.strictEqual(tagOf(missing), "UploadNotFound")
    }
  })

  it("take a chunk that has the size of its place", () => {
    const chunk = (index: number, size: number) => tagOf(fits(upload, { index, size, sha256: "aa" }))
    assert.deepStrictEqual([chunk(0, chunkSize), chunk(1, chunkSize), chunk(2, 7)], ["yes", "yes", "yes"])
    for (const [index, size] of [
      [0, chunkSize - 1],
      [0, 7],
      [2, 6],
      [2, 8],
      [2, chunkSize],
      [3, 7],
      [-1, 7]
    ] as const) {
      assert.strictEqual(chunk(index, size), "InvalidInput", `${index} of ${size}`)
    }
    assert.strictEqual(tagOf(fits({ ...upload, file }, { index: 0, size: chunkSize, sha256: "aa" })), "UploadCompleted")
  })

  it("take the same bytes again and no others", () => {
    const stored = Option.some({ uploadId: upload.id, index: 0, size: 1, sha256: "aa", key: file.key })
    assert.deepStrictEqual(isStored(Option.none(), { index: 0, size: 1, sha256: "aa" }), Either.right(false))
    assert.deepStrictEqual(isStored(stored, { index: 0, size: 1, sha256: "aa" }), Either.right(true))
    assert.strictEqual(tagOf(isStored(stored, { index: 0, size: 1, sha256: "ab" })), "ChunkDiffers")
  })

  it("name what is missing, and how much, but no more than a hundred", () => {
    const large = { ...upload, size: 150 * chunkSize }
    const missing = Either.flip(hasAll(large, [{ index: 3 }, { index: 149 }]))
    const { missing: named, missing_count } = Either.getOrThrow(missing)
    assert.deepStrictEqual([named.length, named[3], named.at(-1), missing_count], [100, 4, 100, 148])
    assert.isTrue(Either.isRight(hasAll(upload, [{ index: 2 }, { index: 0 }, { index: 1 }])))
  })
})
