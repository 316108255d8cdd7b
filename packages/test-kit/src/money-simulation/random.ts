/** Numbers that depend on nothing but their seed. */

export interface Random {
  /** From 0 up to 1. */
  readonly next: () => number
  readonly below: (limit: number) => number
  readonly pick: <A>(list: readonly [A, ...ReadonlyArray<A>]) => A
  readonly bytes: (length: number) => Uint8Array
}

/** mulberry32: small, and good enough to choose what happens. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    bytes: (length) => Uint8Array.from({ length }, () => below(256))
  }
}
