/** Chance that can be repeated: the same seed throws the same numbers. */

export interface Dice {
  /** From 0 to just below 1. */
  readonly next: () => number
  readonly chance: (share: number) => boolean
  readonly between: (least: number, most: number) => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A | undefined
  /** One of its own for somebody, so that what others do does not change it. */
  readonly for: (name: string) => Dice
}

const hash = (text: string): number => {
  let sum = 2166136261
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619)
  return sum >>> 0
}

/** The generator is mulberry32. */
export const newDice = (seed: number): Dice => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    chance: (share) => next() < share,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (items) => items[Math.floor(next() * items.length)],
    for: (name) => newDice(seed ^ hash(name))
  }
}
