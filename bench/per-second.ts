/** How often something is done in a second by so many workers at once, and what it tells the driver. */
import { median, medianRatio, print } from "./report.js"

export interface Rate {
  readonly perSecond: number
  readonly statements: number
}

export const ratesOf =
  (workers: number, times: number, count: () => number) =>
  (once: () => Promise<unknown>) =>
  async (): Promise<Rate> => {
    const [began, before] = [performance.now(), count()]
    let left = times
    const worker = async () => {
      while (left-- > 0) await once()
    }
    await Promise.all(Array.from({ length: workers }, worker))
    const seconds = (performance.now() - began) / 1000
    return { perSecond: times / seconds, statements: (count() - before) / times }
  }

export const tell = (name: string, unit: string, [ours = [], limit = []]: ReadonlyArray<ReadonlyArray<Rate>>) => {
  const [values = [], limits = []] = [ours, limit].map((rates) => rates.map(({ perSecond }) => perSecond))
  print(name, median(values).toFixed(0), unit, medianRatio(values, limits))
  print(`${name}.limit`, median(limits).toFixed(0), unit)
  print(`${name}.statements`, median(ours.map(({ statements }) => statements)).toFixed(2), "statements each")
}
