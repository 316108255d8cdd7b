import { UploadId } from "@mentorkit/core/internal/uploads"
import { assert, describe, it } from "vitest"
import { newKnownDigests } from "../../src/uploads/known-digests.js"

const idOf = (n: number) => UploadId.make(`0197c0de-0000-7000-8000-00000000000${n}`)

describe("known digests", () => {
  it("are as many as there is room for, the newest", () => {
    const known = newKnownDigests(2)
    for (const n of [1, 2, 2, 3]) known.add(idOf(n), `digest-${n}`)
    assert.deepStrictEqual(
      [1, 2, 3, 4].map((n) => known.of(idOf(n))),
      [undefined, "digest-2", "digest-3", undefined]
    )
  })
})
