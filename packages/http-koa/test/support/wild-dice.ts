/** Dice that also throw text and JSON of every kind, for requests that nobody has thought of. */

import { type Dice, newDice } from "@mentorkit/test-kit/chaos/dice"
import { FastCheck } from "effect"

export interface WildDice extends Dice {
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

export const newWildDice = (seed: number): WildDice => {
  const dice = newDice(seed)
  // Drawn in numbers, as each draw of its own would set the library up again.
  const texts = FastCheck.sample(wildText, { seed, numRuns: pool })
  const values = FastCheck.sample(FastCheck.json({ maxDepth: 4, stringUnit: "binary" }), { seed, numRuns: pool })
  return { ...dice, text: () => dice.pick(texts), json: () => dice.pick(values) }
}
