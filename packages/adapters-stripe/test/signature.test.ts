import { FastCheck as fc, Redacted } from "effect"

import Stripe from "stripe"
import { assert, describe, it } from "vitest"
import { isSignedByStripe } from "../src/signature.js"

const [secret, other, third] = ["whsec_one", "whsec_other", "whsec_third"]
const payload = '{"id":"evt_1","object":"event"}'
const at = 1_800_000_000
const headerBy = (by: string, timestamp = at, of = payload) =>
  Stripe.webhooks.generateTestHeaderString({ payload: of, secret: by, timestamp })
const isSigned = (signature: string, secrets: ReadonlyArray<string> = [secret], seconds = at, of = payload) =>
  isSignedByStripe(
    secrets.map((one) => Redacted.make(one)),
    { payload: new TextEncoder().encode(of), signature, nowMillis: seconds * 1000 + 999 }
  )
const macBy = (by: string) => headerBy(by).split(",")[1]

describe("Stripe's signature", () => {
  it("is believed by any of our secrets, and by none without one", () => {
    assert.isTrue(isSigned(headerBy(secret)))
    assert.isTrue(isSigned(headerBy(other), [secret, other]))
    assert.isFalse(isSigned(headerBy(third), [secret, other]))
    assert.isFalse(isSigned(headerBy(secret), []))
  })

  // Stripe signs by both while a secret is being replaced.
  it("may come once for every secret", () => {
    assert.isTrue(isSigned(`t=${at},${macBy(other)},${macBy(secret)},v0=${"0".repeat(64)}`))
    assert.isFalse(isSigned(`t=${at},${macBy(other)},${macBy(third)}`))
  })

  // The package's own check takes any future.
  it("is bounded in time on both sides", () => {
    for (const [away, expected] of [[300, true] as const, [301, false] as const]) {
      assert.strictEqual(isSigned(headerBy(secret), [secret], at + away), expected)
      assert.strictEqual(isSigned(headerBy(secret), [secret], at - away), expected)
    }
  })

  it.each([
    ["two times", `t=${at},t=${at},${macBy(secret)}`],
    ["the wrong time", `t=${at + 1},${macBy(secret)}`],
    ["no time", `${macBy(secret)}`],
    ["another scheme", `t=${at},${macBy(secret)?.replace("v1", "v0")}`],
    ["capitals", `t=${at},${macBy(secret)?.toUpperCase().replace("V1", "v1")}`],
    ["half a mac", `t=${at},${macBy(secret)?.slice(0, 40)}`],
    ["a longer mac", `t=${at},${macBy(secret)}00`],
    ["a time that is no number", `t=${at}e0,${macBy(secret)}`]
  ])("is not believed with %s", (_, signature) => assert.isFalse(isSigned(signature)))

  it("is believed of nothing but what was signed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (header, body) => {
        assert.isFalse(isSigned(header))
        assert.strictEqual(isSigned(headerBy(secret), [secret], at, body), body === payload)
      })
    )
  })
})
