/** Which chunks are sent: each byte of the file once, and none that the host has. */
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { type Begun, bytesOf, missingChunks } from "../src/upload-plan.js"

/** Uploads of any size that have got any of their chunks. */
const begun: fc.Arbitrary<Begun> = fc
  .record({ size: fc.integer({ min: 1, max: 500 }), chunk_size: fc.integer({ min: 1, max: 40 }) })
  .chain(({ chunk_size, size }) => {
    const chunk_count = Math.ceil(size / chunk_size)
    const all = Array.from({ length: chunk_count }, (_, index) => index)
    return fc.record({
      size: fc.constant(size),
      chunk_size: fc.constant(chunk_size),
      chunk_count: fc.constant(chunk_count),
      received_chunks: fc.subarray(all),
      state: fc.constant("open" as const)
    })
  })

describe("the plan of an upload", () => {
  it("cuts the whole file, without a gap and in its order, into chunks of the host's size", () => {
    fc.assert(
      fc.property(begun, (upload) => {
        const chunks = missingChunks({ ...upload, received_chunks: [] })
        assert.strictEqual(bytesOf(chunks), upload.size)
        chunks.forEach(({ end, index, start }, position) => {
          assert.strictEqual(index, position)
          assert.strictEqual(start, position === 0 ? 0 : chunks[position - 1]?.end)
          const isLast = position === upload.chunk_count - 1
          if (isLast) assert.isTrue(end - start > 0 && end - start <= upload.chunk_size)
          else assert.strictEqual(end - start, upload.chunk_size)
        })
        assert.strictEqual(chunks.at(-1)?.end, upload.size)
      })
    )
  })

  it("leaves out what the host has, and nothing else", () => {
    fc.assert(
      fc.property(begun, (upload) => {
        const all = missingChunks({ ...upload, received_chunks: [] })
        const missing = missingChunks(upload)
        const received = new Set(upload.received_chunks)
        assert.deepStrictEqual(
          missing,
          all.filter(({ index }) => !received.has(index))
        )
        assert.deepStrictEqual(missingChunks({ ...upload, state: "completed", received_chunks: [] }), [])
      })
    )
  })
})
