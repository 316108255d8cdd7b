/**
 * `<database> <folder or address of S3> <file>`: a host that comes to the points of the file one after the other, stays at
 * each, and waits to be killed at all of them. A point is before the n-th step of an act: a statement, or a side of a call
 * of the store. Each has a pool of its own, named after it, so that its statements can be told from the others'.
 */
import { readFileSync } from "node:fs"
import { Doorbell, Pg } from "@mentorkit/adapters-pg"
import { FileStore } from "@mentorkit/core/kernel/ports"
import { Deferred, Effect, Layer, Redacted } from "effect"
import pg from "pg"
import { fileRegister } from "../../src/database/file-register.js"
import { unitOfWork } from "../../src/database/unit-of-work.js"
import { filesAt } from "./file-rows.js"
import { join, leave, newFileKey, newMessage, store } from "./shared-files.js"
import { sweepFiles } from "./verification-fixtures.js"

const [url = "", place = "", file = ""] = process.argv.slice(2)
const points: ReadonlyArray<readonly [act: string, n: number]> = JSON.parse(readFileSync(file, "utf8"))

const steps = points.map(() => ({ isUnderWay: false, taken: 0, reached: () => {} }))

/** Whether this step is not taken any more. */
const isTheEnd = (index: number): boolean => {
  const [one, point] = [steps[index], points[index]]
  if (one === undefined || point === undefined || !one.isUnderWay) return false
  one.taken++
  if (one.taken === point[1]) one.reached()
  return one.taken >= point[1]
}

const query = Reflect.get(pg.Client.prototype, "query") as (...args: Array<unknown>) => unknown
Reflect.set(pg.Client.prototype, "query", function (this: object, ...args: Array<unknown>) {
  const name = Reflect.get(Object(Reflect.get(this, "connectionParameters")), "application_name")
  return isTheEnd(Number(name)) ? new Promise(() => undefined) : query.apply(this, args)
})

const step = (index: number) => Effect.suspend(() => (isTheEnd(index) ? Effect.never : Effect.void))

const dyingFiles = (index: number) =>
  Layer.effect(
    FileStore,
    Effect.map(FileStore, (files): typeof FileStore.Service => ({
      ...files,
      put: (key, bytes, options) =>
        Effect.zipRight(
          step(index),
          Effect.tap(files.put(key, bytes, options), () => step(index))
        ),
      remove: (key) => step(index).pipe(Effect.zipRight(files.remove(key)), Effect.zipRight(step(index)))
    }))
  ).pipe(Layer.provide(filesAt(place)))

const hostOf = (index: number) =>
  Layer.mergeAll(fileRegister, unitOfWork, dyingFiles(index)).pipe(
    Layer.provideMerge(Doorbell.layer),
    Layer.provideMerge(Pg.layer({ url: Redacted.make(`${url}?application_name=${index}`), maxConnections: 2 }))
  )

/** What an act needs to be there, and the act. */
const acts = {
  store: () => Effect.succeed(store(newFileKey(), newMessage())),
  join: () =>
    Effect.gen(function* () {
      const key = newFileKey()
      yield* store(key, newMessage())
      return join(key, newMessage())
    }),
  leave: () =>
    Effect.gen(function* () {
      const [key, id] = [newFileKey(), newMessage()]
      yield* store(key, newMessage())
      yield* join(key, id)
      return leave(key, id)
    }),
  leaveLast: () =>
    Effect.gen(function* () {
      const [key, id] = [newFileKey(), newMessage()]
      yield* store(key, id)
      return leave(key, id)
    }),
  remove: () =>
    Effect.gen(function* () {
      const [key, id] = [newFileKey(), newMessage()]
      yield* store(key, id)
      yield* leave(key, id)
      return sweepFiles
    })
}

const comeTo = ([act]: (typeof points)[number], index: number) =>
  Effect.gen(function* () {
    const isReached = yield* Deferred.make<boolean>()
    const one = steps[index]!
    one.reached = () => Deferred.unsafeDone(isReached, Effect.succeed(true))
    const run = Effect.gen(function* () {
      const work = yield* acts[act as keyof typeof acts]()
      one.isUnderWay = true
      yield* work
      one.isUnderWay = false
      yield* Deferred.succeed(isReached, false)
      yield* Effect.never
    })
    yield* Effect.forkDaemon(Effect.scoped(Effect.provide(run, hostOf(index))))
    process.stdout.write(`${yield* Deferred.await(isReached)}\n`)
  })

process.stdin.once("end", () => process.exit()).resume()
await Effect.runPromise(Effect.zipRight(Effect.forEach(points, comeTo), Effect.never))
