/**
 * `<database> <folder or address of S3> <file>`: a host that comes to the points of the file one after the other, stays at
 * each, and waits to be killed at all of them. A step is a statement, or in the store the beginning of a file, its first piece,
 * its last one, and its end. Whatever stays at a point does nothing more, so that a step is always the newest point's.
 */
import { readFileSync } from "node:fs"
import { Pg } from "@mentorkit/adapters-pg"
import { FileStore } from "@mentorkit/core/kernel/ports"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Deferred, Effect, Layer, Redacted, Stream } from "effect"
import pg from "pg"
import { filesAt } from "./file-rows.js"
import { operate, type Point } from "./upload-crash.js"

const [url = "", place = "", file = ""] = process.argv.slice(2)
const points: ReadonlyArray<Point> = JSON.parse(readFileSync(file, "utf8"))

/** Fewer than a host completes at once. */
const pointsOfHost = 7

let current = { n: Number.POSITIVE_INFINITY, taken: 0, reached: () => {} }

/** Whether this step is not taken any more. */
const isTheEnd = (): boolean => {
  current.taken++
  if (current.taken === current.n) current.reached()
  return current.taken >= current.n
}

const query: (...args: Array<unknown>) => unknown = Reflect.get(pg.Client.prototype, "query")
Reflect.set(pg.Client.prototype, "query", function (this: object, ...args: Array<unknown>) {
  return isTheEnd() ? new Promise(() => undefined) : query.apply(this, args)
})

const step = Effect.suspend(() => (isTheEnd() ? Effect.never : Effect.void))

/** A stream is asked for more once the store has taken what it had. */
const stepping = <E, R>(bytes: Stream.Stream<Uint8Array, E, R>) =>
  Stream.concat(
    Stream.mapEffect(Stream.zipWithIndex(bytes), ([piece, n]) => Effect.as(n === 1 ? step : Effect.void, piece)),
    Stream.drain(Stream.fromEffect(step))
  )

const dyingFiles = Layer.effect(
  FileStore,
  Effect.map(FileStore, (files): typeof FileStore.Service => ({
    ...files,
    put: (key, bytes, options) =>
      step.pipe(
        Effect.zipRight(files.put(key, stepping(bytes), options)),
        Effect.tap(() => step)
      )
  }))
).pipe(Layer.provide(filesAt(place)))

/** Answers whether there was no such step. */
const comeTo = (point: Point) =>
  Effect.gen(function* () {
    const isOver = yield* Deferred.make<boolean, Effect.Effect.Error<ReturnType<typeof operate>>>()
    current = { n: point.n, taken: 0, reached: () => Deferred.unsafeDone(isOver, Effect.succeed(false)) }
    yield* Effect.forkDaemon(Effect.intoDeferred(Effect.as(operate(point), true), isOver))
    const answer = yield* Deferred.await(isOver)
    current = { n: Number.POSITIVE_INFINITY, taken: 0, reached: () => {} }
    return answer
  })

const comeToAll = Effect.gen(function* () {
  for (let first = 0; first < points.length; first += pointsOfHost) {
    const engine = Layer.orDie(Pg.layer({ url: Redacted.make(url), maxConnections: 20 }))
    const host = yield* Layer.build(world(engine, dyingFiles))
    for (const point of points.slice(first, first + pointsOfHost)) {
      process.stdout.write(`${yield* Effect.provide(comeTo(point), host)}\n`)
    }
  }
  yield* Effect.never
})

process.stdin.once("end", () => process.exit()).resume()
await Effect.runPromise(Effect.scoped(comeToAll))
