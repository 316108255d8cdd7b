import { createHash } from "node:crypto"
import { sha256Of } from "@mentorkit/core/internal/uploads"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest()
const empty = "sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:"
const emptyHex = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

describe("Content-Digest", () => {
  it("is read as RFC 9530 writes it", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const digest = digestOf(bytes)
        assert.strictEqual(sha256Of(`sha-256=:${digest.toString("base64")}:`), digest.toString("hex"))
      })
    )
  })

  it("may tell other algorithms, too, which are not looked at", () => {
    for (const field of [`sha-512=:YWJj:, ${empty}`, `${empty} , md5=:YWJj:`, `${empty};a=1`]) {
      assert.strictEqual(sha256Of(field), emptyHex, field)
    }
    for (const field of ["", "sha-512=:YWJj:", "SHA-256=:YWJj:", "sha-2560=:YWJj:"]) {
      assert.isUndefined(sha256Of(field), field)
    }
  })

  it("counts by its last member of the algorithm", () => {
    assert.strictEqual(sha256Of(`sha-256=:${"A".repeat(43)}=:, ${empty}`), emptyHex)
    assert.isNull(sha256Of(`${empty}, sha-256=:x:`))
  })

  it("is told apart where it cannot be read", () => {
    for (const value of ["", "=", "=::", "=:YWJj:", `=${emptyHex}`, `=:${emptyHex}:`, `=:${"A".repeat(44)}:`, "=?1"]) {
      assert.isNull(sha256Of(`sha-256${value}`), value)
    }
  })
})
