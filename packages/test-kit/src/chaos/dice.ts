/** Chance that can be had again: everything drawn follows from the seed. */
import { Hash } from "effect"
import { PCGRandom } from "effect/Utils"

export interface Dice {
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number
  readonly chance: (probability: number) => boolean
  /** One of those that are there; a `RangeError` where none is. */
  readonly pick: <A>(from: ReadonlyArray<A>) => A
  /** The same where there may be none. */
  readonly pickIfAny: <A>(from: ReadonlyArray<A>) => A | undefined
  /** One of its own for somebody, so that what others do does not change it. */
  readonly for: (name: string) => Dice
}

export const newDice = (seed: number): Dice => {
  const random = new PCGRandom(seed >>> 0)
  const pickIfAny = <A>(from: ReadonlyArray<A>) => (from.length === 0 ? undefined : from[random.integer(from.length)])
  return {
    pickIfAny,
    between: (least, most) => least + random.integer(most - least + 1),
    chance: (probability) => random.number() < probability,
    pick: (from) => {
      if (from.length === 0) throw new RangeError("There is nothing to pick from.")
      // There is one at every place.
      return pickIfAny(from) as (typeof from)[number]
    },
    for: (name) => newDice(seed ^ Hash.string(name))
  }
}
