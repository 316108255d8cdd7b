import pg from "pg"

/** Everything that `pg` is told in this process, transaction control included. */
export const countingStatements = () => {
  const { query } = pg.Client.prototype
  let count = 0
  // Overloaded ten times; what goes in goes through.
  pg.Client.prototype.query = function (this: pg.Client, ...args: ReadonlyArray<unknown>) {
    count += 1
    return Reflect.apply(query, this, args)
  }
  const stop = () => {
    pg.Client.prototype.query = query
  }
  return { count: () => count, stop }
}
