import pg from "pg"

/** Hears everything that `pg` is told in this process, transaction control included. Who began last stops first. */
const listening = (hear: (what: unknown) => void) => {
  const { query } = pg.Client.prototype
  // Overloaded ten times; what goes in goes through.
  pg.Client.prototype.query = function (this: pg.Client, ...args: ReadonlyArray<unknown>) {
    hear(args[0])
    return Reflect.apply(query, this, args)
  }
  return () => {
    pg.Client.prototype.query = query
  }
}

export const countingStatements = () => {
  let count = 0
  const stop = listening(() => {
    count += 1
  })
  return { count: () => count, stop }
}

export interface Told {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
}
const isTold = (what: unknown): what is Told => typeof what === "object" && what !== null && "values" in what

/** What the host says while `work` runs; it says everything with its values, be they none. */
export const toldDuring = async (work: () => Promise<unknown>): Promise<ReadonlyArray<Told>> => {
  const told: Array<Told> = []
  const stop = listening((what) => {
    if (isTold(what)) told.push(what)
  })
  try {
    await work()
    return told
  } finally {
    stop()
  }
}
