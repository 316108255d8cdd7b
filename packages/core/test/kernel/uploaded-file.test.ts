/** An uploaded file as the fingerprint of a repeated request sees it. */
import { uploadedFile } from "@mentorkit/core/kernel"
import { assert, describe, it } from "vitest"

describe("an uploaded file as JSON", () => {
  // Falls if a field is renamed with the code: during a rolling update the other host has the old fingerprint.
  it("names the content and not the place, by names that do not change", () => {
    const sent = { path: "/tmp/x", name: "x.pdf", claimedType: "application/pdf", size: 7, digest: "ab" }
    const file = uploadedFile({ ...sent, head: new Uint8Array(), isTruncated: false })
    const kept = uploadedFile({ ...file, path: "", bytes: new Uint8Array(7) })
    assert.strictEqual(JSON.stringify(kept), JSON.stringify(file))
    assert.strictEqual(JSON.stringify(file), '{"name":"x.pdf","claimedType":"application/pdf","bytes":7,"digest":"ab"}')
  })
})
