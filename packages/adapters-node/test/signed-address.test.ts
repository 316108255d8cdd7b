/** Addresses of private files, signed by the secrets of a host. */
import { secrets } from "@mentorkit/adapters-node"
import { makeSignedAddresses, type SignedFields } from "@mentorkit/core/internal/kernel"
import { UserId } from "@mentorkit/core/kernel"
import type { Secrets } from "@mentorkit/core/kernel/ports"
import { Effect, FastCheck as fc, Option, Redacted, TestClock, TestContext } from "effect"
import { assert, describe, it } from "vitest"

const [one, two] = [Redacted.make("one ".repeat(8)), Redacted.make("two ".repeat(8))]
const before = secrets(one)
const changing = secrets(two, { previous: one })

const hours = 3600
const uuid = fc.uuid()
const reader = uuid.map((id) => UserId.make(id))
const file = fc.record({ kind: fc.constantFrom("uploads.file", "feed.film"), id: uuid })

const at = <A>(seconds: number, layer: typeof before, work: Effect.Effect<A, never, Secrets>) =>
  Effect.runPromise(
    Effect.zipRight(TestClock.setTime(seconds * 1000), work).pipe(
      Effect.provide(layer),
      Effect.provide(TestContext.TestContext)
    )
  )

const fieldsOf = (query: string): SignedFields => {
  const { expires, reader: whose, signature } = Object.fromEntries(new URLSearchParams(query))
  return { reader: UserId.make(whose ?? ""), expires: Number(expires), signature: signature ?? "" }
}

const sign = Effect.fnUntraced(function* (...args: Parameters<SignedAddresses["sign"]>) {
  const { sign } = yield* makeSignedAddresses
  return fieldsOf(yield* sign(...args))
})
const readerOf = Effect.fnUntraced(function* (...args: Parameters<SignedAddresses["readerOf"]>) {
  const { readerOf } = yield* makeSignedAddresses
  return Option.getOrNull(yield* readerOf(...args))
})
type SignedAddresses = Effect.Effect.Success<typeof makeSignedAddresses>

describe("signed addresses", () => {
  it("open one file for one reader until their time", async () => {
    await fc.assert(
      fc.asyncProperty(file, reader, fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), async (of, whose, now) => {
        const signed = await at(now, before, sign(of, whose))
        const lives = signed.expires - now
        assert.isTrue(lives > 3 * hours && lives <= 6 * hours, `${lives}`)
        assert.strictEqual(await at(signed.expires - 1, before, readerOf(of, signed)), whose)
        assert.isNull(await at(signed.expires, before, readerOf(of, signed)))
      }),
      { numRuns: 50 }
    )
  })

  // Falls where the signature leaves one of them out.
  it("open nothing else", async () => {
    const now = 1_790_000_000
    await fc.assert(
      fc.asyncProperty(file, reader, file, reader, fc.string(), async (of, whose, other, somebody, text) => {
        fc.pre(of.id !== other.id && whose !== somebody)
        const signed = await at(now, before, sign(of, whose))
        const { signature } = await at(now, before, sign(other, somebody))
        const attempts = [
          readerOf({ ...of, id: other.id }, signed),
          readerOf({ ...of, kind: `${of.kind}s` }, signed),
          readerOf(of, { ...signed, reader: somebody }),
          readerOf(of, { ...signed, expires: signed.expires + 1 }),
          readerOf(of, { ...signed, signature }),
          readerOf(of, { ...signed, signature: text })
        ]
        assert.deepStrictEqual(
          await at(now, before, Effect.all(attempts)),
          attempts.map(() => null)
        )
      }),
      { numRuns: 50 }
    )
  })

  it("stay the same for a while, so that browsers keep what they have", async () => {
    const [of, whose] = [{ kind: "feed.film", id: crypto.randomUUID() }, UserId.make(crypto.randomUUID())]
    const start = 3 * hours * 100_000
    const queries = await Promise.all(
      [0, 1, 3 * hours - 1, 3 * hours].map((passed) => at(start + passed, before, sign(of, whose)))
    )
    assert.deepStrictEqual(queries[1], queries[0])
    assert.deepStrictEqual(queries[2], queries[0])
    assert.notDeepEqual(queries[3], queries[0])
  })

  it("open while the host's secret is changed, and not afterwards", async () => {
    const [of, whose] = [{ kind: "feed.film", id: crypto.randomUUID() }, UserId.make(crypto.randomUUID())]
    const signed = await at(0, before, sign(of, whose))
    assert.strictEqual(await at(1, changing, readerOf(of, signed)), whose)
    assert.isNull(await at(1, secrets(two), readerOf(of, signed)))
  })
})
