/** Codes of authenticator apps, against the vectors of RFC 6238 and at the borders of steps. */

import { matchingStep, otpauthUrl, totpSecretOf } from "@mentorkit/core/internal/two-factor"
import { DateTime, Encoding, FastCheck as fc } from "effect"
import { generateSync } from "otplib"
import { assert, describe, it } from "vitest"

/** "12345678901234567890", the secret of appendix B. */
const secret = totpSecretOf(Encoding.encodeBase64Url("12345678901234567890"))
const at = (seconds: number) => DateTime.unsafeMake(seconds * 1000)
const codeOf = (step: number, of = secret) => generateSync({ secret: of, epoch: step * 30 })

/** Appendix B, SHA-1: the last six of its eight digits, as the truncation is by a power of ten. */
const vectors = [
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"]
] as const

const steps = fc.integer({ min: 3, max: 1_000_000_000 })

describe("codes of authenticator apps", () => {
  it.each(vectors)("are those of RFC 6238 in second %d", (second, eightDigits) => {
    const code = eightDigits.slice(2)
    const step = Math.floor(second / 30)
    assert.strictEqual(matchingStep({ secret, lastUsedStep: null }, code, at(second)), step)
    assert.strictEqual(codeOf(step), code)
  })

  it("count in their own step and in its neighbours, from the first to the last second", () => {
    const code = codeOf(1000)
    const matches = (second: number) => matchingStep({ secret, lastUsedStep: null }, code, at(second)) !== null
    for (const [second, expected] of [
      [999 * 30 - 1, false],
      [999 * 30, true],
      [1000 * 30, true],
      [1002 * 30 - 1, true],
      [1002 * 30, false]
    ] as const) {
      assert.strictEqual(matches(second), expected, String(second))
    }
    // Milliseconds do not round a step up.
    assert.isNull(matchingStep({ secret, lastUsedStep: null }, code, DateTime.unsafeMake(999 * 30_000 - 1)))
  })

  // Falls without `afterTimeStep`.
  it("match a later step than the last one used, or none, whichever way the clock goes", () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), (step, ahead, used) => {
        const lastUsedStep = step + used
        const matched = matchingStep({ secret, lastUsedStep }, codeOf(step + ahead), at(step * 30 + 7))
        if (matched === null) return
        assert.isAbove(matched, lastUsedStep)
        assert.isAtMost(Math.abs(matched - step), 1)
        assert.strictEqual(codeOf(matched), codeOf(step + ahead))
      }),
      { numRuns: 200 }
    )
  })

  it("match wherever the step is near and was not used", () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: -1, max: 1 }), (step, ahead) => {
        const matched = matchingStep({ secret, lastUsedStep: step - 2 }, codeOf(step + ahead), at(step * 30 + 29))
        assert.strictEqual(codeOf(matched ?? 0), codeOf(step + ahead))
      }),
      { numRuns: 100 }
    )
  })

  it("are six ASCII digits; no other text matches or throws", () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom("", "12345", "1234567", "12345a", "-12345", "１２３４５６", "1e5", " 94287")
    )
    fc.assert(
      fc.property(text, (code) => {
        if (/^\d{6}$/.test(code)) return
        assert.isNull(matchingStep({ secret, lastUsedStep: null }, code, at(59)))
      })
    )
    assert.isNull(matchingStep({ secret, lastUsedStep: null }, `${codeOf(1)}\n`, at(59)))
  })

  it("come from links that name the account, whatever is in its name", () => {
    const url = new URL(otpauthUrl(secret, "ada+1&secret=x@example.test", "Men & Tor: kit"))
    assert.strictEqual(url.protocol, "otpauth:")
    assert.strictEqual(url.searchParams.get("secret"), secret)
    assert.strictEqual(url.searchParams.get("issuer"), "Men & Tor: kit")
    assert.include(decodeURIComponent(url.pathname), "ada+1&secret=x@example.test")
  })
})
