/** That `npm run soak` runs, and that it would tell a leak. */

import { type Sample, verdictsOf } from "@mentorkit/test-kit/chaos/flatness"
import { runSoak } from "@mentorkit/test-kit/chaos/soak"
import { assert, describe, it } from "vitest"

const megabyte = 2 ** 20
const usual: Sample = { rss: 300 * megabyte, heapUsed: 85 * megabyte, openFiles: 62, connections: 11 }

/** A run of ten minutes, a sample every ten seconds. */
const run = (sampleAt: (index: number) => Partial<Sample>): ReadonlyArray<Sample> =>
  Array.from({ length: 60 }, (_, index) => ({ ...usual, ...sampleAt(index) }))

const growing = (samples: ReadonlyArray<Sample>) =>
  verdictsOf(samples).flatMap(({ isFlat, name }) => (isFlat ? [] : [name]))

describe("the decision whether a host leaks", () => {
  it("is calm about warming up, noise and a single burst", () => {
    assert.deepStrictEqual(growing(run(() => ({}))), [])
    const warmingUp = (index: number) => Math.min(300, 150 + index * 12) * megabyte
    assert.deepStrictEqual(growing(run((index) => ({ rss: warmingUp(index) }))), [])
    assert.deepStrictEqual(growing(run((index) => ({ rss: (290 + ((index * 7) % 20)) * megabyte }))), [])
    assert.deepStrictEqual(growing(run((index) => (index === 50 ? { heapUsed: 400 * megabyte } : {}))), [])
  })

  it("tells a leak of each kind", () => {
    const leaks: Readonly<Record<keyof Sample, (index: number) => Partial<Sample>>> = {
      // In bytes: 9 MB and 2.4 MB a minute.
      rss: (index) => ({ rss: usual.rss + index * 1.5 * megabyte }),
      heapUsed: (index) => ({ heapUsed: usual.heapUsed + index * 0.4 * megabyte }),
      // Three a minute.
      openFiles: (index) => ({ openFiles: usual.openFiles + Math.floor(index / 2) + (index > 40 ? 5 : 0) }),
      connections: (index) => ({ connections: usual.connections + Math.floor(index / 8) })
    }
    for (const [name, leak] of Object.entries(leaks)) assert.deepStrictEqual(growing(run(leak)), [name])
  })
})

describe("a soak of a few seconds", () => {
  it("loads a host with trade and nonsense, which it answers without a fault, and samples what it holds", async () => {
    const lines: Array<string> = []
    const seed = Math.floor(Math.random() * 2 ** 31)
    const size = { seconds: 3, sampleEverySeconds: 0.6, mentors: 1, mentees: 2 }
    const report = await runSoak({ seed, ...size, tell: (line) => lines.push(line) })
    assert.deepStrictEqual(report.faults, [], lines.join("\n"))
    assert.isAbove(report.answers, 30)
    assert.isAtLeast(report.samples.length, 4)
    for (const { connections, heapUsed, rss } of report.samples) {
      assert.isAbove(rss, heapUsed)
      assert.isAbove(heapUsed, megabyte)
      assert.isAtLeast(connections, 1)
    }
    assert.lengthOf(report.verdicts, 4)
  })
})
