/** Chance that can be had again: everything drawn follows from the seed. */
import { FastCheck } from "effect"
import { PCGRandom } from "effect/Utils"

export interface Dice {
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <A>(from: ReadonlyArray<A>) => A
  /** Text of all planes, lone surrogates and controls included. */
  readonly text: () => string
  /** JSON of any shape. */
  readonly json: () => string
}

const wildText = FastCheck.oneof(
  FastCheck.string({ unit: "binary", maxLength: 40 }),
  FastCheck.string16bits({ maxLength: 20 }),
  FastCheck.string({ maxLength: 300 })
)
const pool = 40

export const newDice = (seed: number): Dice => {
  const random = new PCGRandom(seed)
  const below = (limit: number) => random.integer(limit)
  const pick = <A>(from: ReadonlyArray<A>): A => from[below(from.length)] as A
  // Drawn in numbers, as each draw of its own would set the library up again.
  const texts = FastCheck.sample(wildText, { seed, numRuns: pool })
  const values = FastCheck.sample(FastCheck.json({ maxDepth: 4, stringUnit: "binary" }), { seed, numRuns: pool })
  return {
    below,
    pick,
    chance: (probability) => random.number() < probability,
    text: () => pick(texts),
    json: () => pick(values)
  }
}
