/** How much a token bucket lets through. */
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { newTokenBucket, newTokenBuckets } from "../../src/realtime/token-bucket.js"

describe("a token bucket", () => {
  // Around the limits: never more than the burst at once, nor more in a time than it fills.
  it("lets as many through as it says, and not one more", () => {
    const rate = fc.record({ perSecond: fc.integer({ min: 1, max: 50 }), burst: fc.integer({ min: 1, max: 50 }) })
    fc.assert(
      fc.property(
        rate,
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }),
        ({ burst, perSecond }, pauses) => {
          const bucket = newTokenBucket({ burst, perSecond }, 0)
          let [now, taken] = [0, 0]
          for (const pause of pauses) {
            now += pause
            const isTaken = bucket.take(now)
            if (isTaken) taken += 1
            assert.isAtMost(taken, burst + (now / 1000) * perSecond + 1e-6)
            if (taken < burst && !isTaken) assert.fail("one of the burst was refused")
          }
        }
      )
    )
  })
})

describe("what was given back", () => {
  // Falls where it is lost, and where it makes more than there may be at once.
  it("may be taken once more", () => {
    const bucket = newTokenBucket({ perSecond: 1, burst: 2 }, 0)
    bucket.giveBack()
    const taken = () => [1, 2, 3].map(() => bucket.take(0))
    assert.deepStrictEqual(taken(), [true, true, false])
    bucket.giveBack()
    assert.deepStrictEqual(taken(), [true, false, false])
  })
})

describe("token buckets", () => {
  const rate = { perSecond: 1, burst: 1 }

  it("are one for each key, whoever asks", () => {
    const buckets = newTokenBuckets<string>(rate)
    assert.deepStrictEqual(
      ["a", "b", "a", "b"].map((key) => buckets.take(key, 0)),
      [true, true, false, false]
    )
    assert.isTrue(buckets.take("a", 1_000))
  })

  // Falls where none is forgotten, and where it is one that was heard of lately.
  it("are no more than they may be: who was heard of longest ago begins anew", () => {
    const buckets = newTokenBuckets<string>(rate, 2)
    assert.deepStrictEqual(
      ["a", "b", "a", "c", "a", "b", "c"].map((key) => buckets.take(key, 0)),
      [true, true, false, true, false, true, true]
    )
  })
})
