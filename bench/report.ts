/** How every benchmark tells its figures, and what it makes of its samples. */

/** A figure is a line of `name  value  unit  ratio-to-limit`; the ratio of a limit itself is "-". */
export const print = (name: string, value: string, unit: string, toLimit = "-"): void =>
  console.log([name, value, unit, toLimit].join("  "))

/** For whoever waits; not among the figures. */
export const progress = (what: string): void => console.error(`  ${new Date().toTimeString().slice(0, 8)}  ${what}`)

/** Of ascending values. */
export const quantile = (ascending: ReadonlyArray<number>, share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN

export const ascending = (values: ReadonlyArray<number>): ReadonlyArray<number> => [...values].sort((a, b) => a - b)

export const median = (values: ReadonlyArray<number>): number => quantile(ascending(values), 0.5)

/** The median of what each pair of neighbours in time gives. */
export const medianRatio = (values: ReadonlyArray<number>, limits: ReadonlyArray<number>): string =>
  median(values.map((value, index) => value / (limits[index] ?? Number.NaN))).toFixed(2)

/**
 * The contenders' samples, by contender. They take turns, so that whatever slows the machine slows all of them; every other
 * round starts with the last one.
 */
export const inTurns = async <A>(
  contenders: ReadonlyArray<() => Promise<A>>,
  { rounds, warmUp = 1 }: { readonly rounds: number; readonly warmUp?: number }
): Promise<ReadonlyArray<ReadonlyArray<A>>> => {
  const samples = contenders.map((): Array<A> => [])
  for (let round = -warmUp; round < rounds; round++) {
    const order = contenders.map((_, index) => (round % 2 === 0 ? index : contenders.length - 1 - index))
    for (const index of order) {
      const sample = await contenders[index]?.()
      if (round >= 0 && sample !== undefined) samples[index]?.push(sample)
    }
  }
  return samples
}
