/** When a delivery is tried again, when it is given up, and how a peer is treated that is away. */
import { assert, describe, it } from "@effect/vitest"
import { DeliveryRefused, PeerUnavailable } from "@mentorkit/core/kernel"
import { type Ending, isDeadLetter, newCircuitBreaker, retryPauseMillis, troubleOf } from "@mentorkit/core/kernel/ports"
import { Cause, FastCheck as fc } from "effect"

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const attempts = fc.integer({ min: 1, max: 10_000 })

describe("pauses", () => {
  it("grow from seconds to half an hour, and to a minute where the peer is away", () => {
    fc.assert(
      fc.property(attempts, chance, (count, share) => {
        for (const [trouble, longest] of [
          ["other", 1_800_000],
          ["away", 60_000]
        ] as const) {
          const whole = Math.min(longest, 1000 * 2 ** count)
          const pause = retryPauseMillis({ attempts: count, trouble }, share)
          assert.isAtLeast(pause, Math.floor(whole / 2))
          assert.isAtMost(pause, whole)
        }
      })
    )
  })

  it("end after three days and twenty attempts, whichever comes later, or with a refusal", () => {
    fc.assert(
      fc.property(attempts, fc.integer({ min: 0, max: 10 * 86_400_000 }), (count, failingForMillis) => {
        const both = count >= 20 && failingForMillis >= 3 * 86_400_000
        for (const trouble of ["away", "other"] as const)
          assert.strictEqual(isDeadLetter({ attempts: count, failingForMillis, trouble }), both)
        assert.isTrue(isDeadLetter({ attempts: count, failingForMillis, trouble: "refused" }))
      })
    )
  })

  it("know a refusal and an absence wherever they are in the cause", () => {
    const refused = Cause.fail(new DeliveryRefused({ message: "no" }))
    const away = Cause.fail(new PeerUnavailable({ message: "nobody" }))
    const bug = Cause.die(new Error("bug"))
    assert.strictEqual(troubleOf(Cause.sequential(bug, refused)), "refused")
    assert.strictEqual(troubleOf(Cause.parallel(away, bug)), "away")
    assert.strictEqual(troubleOf(bug), "other")
    assert.strictEqual(troubleOf(Cause.fail(new Error("other"))), "other")
  })
})

describe("a peer", () => {
  const step = fc.record({
    wanted: fc.integer({ min: 1, max: 10 }),
    ends: fc.integer({ min: 0, max: 10 }),
    ending: fc.constantFrom<Ending>("reached", "away", "other", "refused", "silent"),
    pause: fc.integer({ min: 0, max: 60_000 })
  })

  it("that is away has one delivery at a time, half a minute apart at most, until one has reached it", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (steps, different) => {
        const peer = newCircuitBreaker()
        const running: Array<{ readonly id: string; readonly isKnock: boolean }> = []
        const missed = new Set<string>()
        let [now, lastAwayAt, begun] = [0, 0, 0]
        for (const { ending, ends, pause, wanted } of steps) {
          const permit = peer.permit(wanted, now)
          const isKnockedAt = running.some(({ isKnock }) => isKnock)
          if (missed.size < 3) assert.deepStrictEqual(permit, { max: wanted, isProbe: false })
          else {
            assert.isAtMost(permit.max, isKnockedAt ? 0 : 1)
            assert.strictEqual(permit.isProbe, permit.max === 1)
            if (!isKnockedAt && now >= lastAwayAt + 30_000) assert.strictEqual(permit.max, 1)
          }
          for (let one = 0; one < permit.max; one++)
            running.push({ id: `${begun++ % different}`, isKnock: permit.isProbe })
          for (const { id, isKnock } of running.splice(0, ends)) {
            const wasAway = missed.size >= 3
            if (ending === "away") {
              missed.add(id)
              lastAwayAt = now
            } else if (ending === "reached" || ending === "refused") missed.clear()
            const change = peer.note(id, ending, isKnock, now)
            assert.strictEqual(change === "gone", !wasAway && missed.size >= 3)
            assert.strictEqual(change === "back", wasAway && missed.size === 0)
          }
          now += pause
        }
      })
    )
  })

  const gone = (failures: number) => {
    const peer = newCircuitBreaker()
    for (let one = 0; one < failures; one++) peer.note(`${one}`, "away", false, 0)
    return peer
  }

  it("can be knocked at again where there was nothing to knock with", () => {
    const peer = gone(3)
    const permit = peer.permit(5, 60_000)
    assert.deepStrictEqual(permit, { max: 1, isProbe: true })
    assert.strictEqual(peer.permit(5, 60_000).max, 0)
    peer.giveBack(permit)
    assert.strictEqual(peer.permit(5, 60_000).max, 1)
  })

  // Falls where failures are counted and not deliveries: one that always fails would slow all others down.
  it("is not taken for away on the word of one delivery", () => {
    const peer = newCircuitBreaker()
    for (let times = 0; times < 50; times++) assert.isUndefined(peer.note("one", "away", false, times))
    assert.deepStrictEqual(peer.permit(4, 60_000), { max: 4, isProbe: false })
  })

  // Falls where what fails at the same moment makes the pause grow.
  it("is knocked at after a second, however many it has failed at once; then after 2, 4 … 30 seconds", () => {
    const peer = gone(10)
    let now = 0
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      now += seconds * 1000
      assert.strictEqual(peer.permit(5, now - 1).max, 0)
      assert.deepStrictEqual(peer.permit(5, now), { max: 1, isProbe: true })
      assert.isUndefined(peer.note("again", "away", true, now))
    }
  })
})
