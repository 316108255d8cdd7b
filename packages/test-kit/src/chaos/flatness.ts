/** Decides whether what a process holds stays the same or grows. */

export interface Sample {
  /** Bytes. */
  readonly rss: number
  readonly heapUsed: number
  readonly openFiles: number
  readonly connections: number
}

export interface Verdict {
  readonly name: keyof Sample
  /** Medians of the second and of the last quarter of the run. */
  readonly before: number
  readonly after: number
  readonly isFlat: boolean
}

/** Whichever of both allows more. Below it, a figure is noise: pages that are not given back, a connection in use. */
const allowed: { readonly [Name in keyof Sample]: { readonly share: number; readonly amount: number } } = {
  rss: { share: 0.1, amount: 20 * 2 ** 20 },
  // Counted after a garbage collection, so it is noisy no more than what is under way at that moment.
  heapUsed: { share: 0.1, amount: 8 * 2 ** 20 },
  openFiles: { share: 0.1, amount: 15 },
  connections: { share: 0, amount: 2 }
}

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const quarter = (samples: ReadonlyArray<Sample>, index: number): ReadonlyArray<Sample> =>
  samples.slice(Math.floor((samples.length * index) / 4), Math.floor((samples.length * (index + 1)) / 4))

/**
 * The first quarter warms up: code is compiled, pools and caches fill. A median is not moved by the one sample that
 * met a burst. At least four samples.
 */
export const verdictsOf = (samples: ReadonlyArray<Sample>): ReadonlyArray<Verdict> =>
  (["rss", "heapUsed", "openFiles", "connections"] as const).map((name) => {
    const [before, after] = [quarter(samples, 1), quarter(samples, 3)].map((part) =>
      median(part.map((one) => one[name]))
    )
    const { amount, share } = allowed[name]
    const [from = 0, to = 0] = [before, after]
    return { name, before: from, after: to, isFlat: to <= from + Math.max(amount, from * share) }
  })
