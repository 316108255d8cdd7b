/**
 * `<folder or URL> <file>`: a host that comes to the points of the file, all at once where its storage has more than one
 * connection, and waits there to be killed. Each point has a pool of its own, named after it, so that its statements can
 * be told from the others'.
 */
import { readFileSync } from "node:fs"
import { PGlite } from "@electric-sql/pglite"
import { Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, Redacted } from "effect"
import pg from "pg"
import { operate, type Point } from "./calendar-crash.js"

const [place = "", file = ""] = process.argv.slice(2)
const points: ReadonlyArray<Point> = JSON.parse(readFileSync(file, "utf8"))

interface Progress {
  isUnderWay: boolean
  statements: number
  hasCommitted: boolean
}
const progress = points.map((): Progress => ({ isUnderWay: false, statements: 0, hasCommitted: false }))
const say = (index: number, isOver: boolean) =>
  process.stdout.write(`${JSON.stringify({ index, isOver, hasCommitted: progress[index]?.hasCommitted })}\n`)

/** Whether the point's next statement is the one that is not sent any more. */
const isTheEnd = (index: number, text: string): boolean => {
  const [one, point] = [progress[index], points[index]]
  if (one === undefined || point === undefined || !one.isUnderWay) return false
  one.statements++
  if (one.statements === point.n) say(index, false)
  if (one.statements >= point.n) return true
  if (text.includes("commit")) one.hasCommitted = true
  return false
}

const never = () => new Promise(() => undefined)
const textOf = (query: unknown) => (typeof query === "string" ? query : String(Reflect.get(Object(query), "text")))

/** Every statement of a driver passes here. */
const intercept = (driver: object, method: string, indexOf: (client: object) => number) => {
  const original: (...args: Array<unknown>) => unknown = Reflect.get(driver, method)
  Reflect.set(driver, method, function (this: object, ...args: Array<unknown>) {
    return isTheEnd(indexOf(this), textOf(args[0])) ? never() : original.apply(this, args)
  })
}
intercept(pg.Client.prototype, "query", (client) =>
  Number(Reflect.get(Object(Reflect.get(client, "connectionParameters")), "application_name"))
)
intercept(PGlite.prototype, "query", () => 0)
intercept(PGlite.prototype, "exec", () => 0)

const engineOf = (index: number) =>
  Layer.orDie(
    place.startsWith("postgres:")
      ? Pg.layer({ url: Redacted.make(`${place}?application_name=${index}`), maxConnections: 2 })
      : Pglite.layer({ dataDir: place })
  )

const comeTo = (point: Point, index: number) =>
  Effect.gen(function* () {
    yield* Effect.sync(() => Object.assign(progress[index] ?? {}, { isUnderWay: true }))
    yield* operate(point)
    Object.assign(progress[index] ?? {}, { isUnderWay: false })
    say(index, true)
    return yield* Effect.never
  }).pipe(Effect.provide(world(engineOf(index))), Effect.scoped)

process.stdin.once("end", () => process.exit()).resume()
Effect.runFork(Effect.forEach(points, comeTo, { concurrency: "unbounded" }))
