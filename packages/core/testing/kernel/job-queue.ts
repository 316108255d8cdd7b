import assert from "node:assert/strict"
import { type Job, JobQueue, type UnitOfWork } from "@mentorkit/core/kernel"
import { Array, Deferred, Effect, Exit, Layer, Schedule, Scope } from "effect"
import { conformance } from "../conformance.js"
import { newId } from "../fixtures/people.js"
import { quietly } from "../fixtures/quietly.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newName = Effect.map(newId, (id) => `conformance.${id}`)

const eventually = (isSo: () => boolean) =>
  Effect.sync(isSo).pipe(
    Effect.repeat({ until: (so) => so, schedule: Schedule.spaced("20 millis") }),
    Effect.timeoutFail({ duration: "60 seconds", onTimeout: () => new Error("It did not happen") }),
    Effect.asVoid
  )
/** In which what must not happen would have happened. */
const aWhile = Effect.sleep("300 millis")

/** Counts its runs, and how many of them are going on. */
const counting = (name: string, work: Effect.Effect<void> = Effect.void, cron?: string) => {
  const counts = { runs: 0, running: 0, mostAtOnce: 0 }
  const run = Effect.acquireUseRelease(
    Effect.sync(() => {
      counts.runs++
      counts.mostAtOnce = Math.max(counts.mostAtOnce, ++counts.running)
    }),
    () => work,
    () => Effect.sync(() => void counts.running--)
  )
  const job: Job = { name, run, ...(cron !== undefined && { cron }) }
  return { counts, job }
}

/** Works in a scope of its own; answers how to stop. */
const working = Effect.fnUntraced(function* (queue: typeof JobQueue.Service, ...jobs: ReadonlyArray<Job>) {
  const scope = yield* Scope.make()
  yield* Effect.addFinalizer((exit) => Scope.close(scope, exit))
  yield* quietly(Scope.extend(queue.work(jobs), scope))
  return Scope.close(scope, Exit.void)
})

/**
 * Supply `UnitOfWork`, and `host`: the queue of one more host on the same storage. The suite waits for what the queue
 * does, so let it look for work often, and wait for no longer than a second when it stops. Let what a host has taken be
 * its own for minutes: what a stop gives back must not be what a lease takes from the dead.
 */
export const jobQueueConformance = <R>(host: Layer.Layer<JobQueue, never, R>) => {
  const newHost = Effect.flatMap(Layer.build(Layer.fresh(host)), (context) => Effect.provide(JobQueue, context))

  return conformance<R | UnitOfWork>("JobQueue", {
    // Falls if a job is enqueued outside of its transaction.
    "what is enqueued runs, unless its transaction is rolled back": Effect.gen(function* () {
      const queue = yield* newHost
      const [wanted, unwanted, alone] = [yield* newName, yield* newName, yield* newName].map((name) => counting(name))
      assert.ok(wanted !== undefined && unwanted !== undefined && alone !== undefined)
      yield* rolledBack(queue.enqueue(unwanted.job.name))
      yield* transact(queue.enqueue(wanted.job.name))
      yield* queue.enqueue(alone.job.name)
      yield* working(queue, wanted.job, unwanted.job, alone.job)
      yield* eventually(() => wanted.counts.runs > 0 && alone.counts.runs > 0)
      yield* aWhile
      assert.deepEqual([wanted.counts.runs, alone.counts.runs, unwanted.counts.runs], [1, 1, 0])
    }),

    "what waits together runs once, and again for what comes while it runs": Effect.gen(function* () {
      const queue = yield* newHost
      const name = yield* newName
      const [began, go] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const { counts, job } = counting(name, Effect.zipRight(Deferred.succeed(began, undefined), Deferred.await(go)))
      yield* Effect.all(Array.replicate(transact(queue.enqueue(name)), 10), atOnce)
      yield* working(queue, job)
      yield* Deferred.await(began)
      yield* Effect.all(Array.replicate(queue.enqueue(name), 5), atOnce)
      yield* aWhile
      assert.equal(counts.runs, 1)
      yield* Deferred.succeed(go, undefined)
      yield* eventually(() => counts.runs === 2)
      yield* aWhile
      assert.deepEqual(counts, { runs: 2, running: 0, mostAtOnce: 1 })
    }),

    "a job that fails is tried again": Effect.gen(function* () {
      const queue = yield* newHost
      const name = yield* newName
      const { counts, job } = counting(
        name,
        Effect.suspend(() => (counts.runs < 2 ? Effect.dieMessage("down") : Effect.void))
      )
      yield* working(queue, job)
      yield* queue.enqueue(name)
      yield* eventually(() => counts.runs === 2)
      yield* aWhile
      assert.equal(counts.runs, 2)
    }),

    // Falls where two workers may take the same job.
    "two hosts do not run one enqueue twice": Effect.gen(function* () {
      const hosts = [yield* newHost, yield* newHost]
      const jobs = yield* Effect.replicateEffect(
        Effect.map(newName, (name) => counting(name, Effect.sleep("20 millis"))),
        30
      )
      for (const queue of hosts) yield* working(queue, ...jobs.map(({ job }) => job))
      yield* Effect.forEach(jobs, ({ job: { name } }, index) => (hosts[index % 2] ?? hosts[0]!).enqueue(name), atOnce)
      yield* eventually(() => jobs.every(({ counts }) => counts.runs > 0 && counts.running === 0))
      yield* aWhile
      for (const { counts } of jobs) assert.deepEqual(counts, { runs: 1, running: 0, mostAtOnce: 1 })
    }),

    "a job that hangs keeps no other waiting": Effect.gen(function* () {
      const queue = yield* newHost
      const stuck = counting(yield* newName, Effect.never)
      const other = counting(yield* newName)
      yield* working(queue, stuck.job, other.job)
      for (const runs of [1, 2]) {
        yield* queue.enqueue(stuck.job.name)
        yield* queue.enqueue(other.job.name)
        yield* eventually(() => other.counts.runs === runs)
      }
    }),

    "a stop lets a running job finish, and none begins after it": Effect.gen(function* () {
      const queue = yield* newHost
      const name = yield* newName
      const began = yield* Deferred.make<void>()
      const seen: Array<string> = []
      const work = Effect.gen(function* () {
        seen.push("began")
        yield* Deferred.succeed(began, undefined)
        yield* Effect.sleep("200 millis")
        seen.push("ended")
      })
      const stop = yield* working(queue, counting(name, work).job)
      yield* queue.enqueue(name)
      yield* Deferred.await(began)
      yield* stop
      assert.deepEqual(seen, ["began", "ended"])
      yield* queue.enqueue(name)
      yield* aWhile
      assert.equal(seen.length, 2)
      // It waits for whoever comes next.
      const next = counting(name)
      yield* working(yield* newHost, next.job)
      yield* eventually(() => next.counts.runs === 1)
    }),

    // Falls where what was taken stays with the host that took it.
    "a stop gives back what has not ended and what did not begin": Effect.gen(function* () {
      const queue = yield* newHost
      const names = yield* Effect.replicateEffect(newName, 12)
      const began = yield* Deferred.make<void>()
      const hangs = Effect.zipRight(Deferred.succeed(began, undefined), Effect.never)
      yield* Effect.forEach(names, queue.enqueue)
      const stop = yield* working(queue, ...names.map((name) => counting(name, hangs).job))
      yield* Deferred.await(began)
      yield* aWhile
      yield* stop
      const next = names.map((name) => counting(name))
      yield* working(yield* newHost, ...next.map(({ job }) => job))
      yield* eventually(() => next.every(({ counts }) => counts.runs > 0))
    }),

    "a job that a host does not know waits for one that does": Effect.gen(function* () {
      const { counts, job } = counting(yield* newName)
      const older = yield* newHost
      const stop = yield* working(older)
      yield* older.enqueue(job.name)
      yield* aWhile
      yield* stop
      yield* working(yield* newHost, job)
      yield* eventually(() => counts.runs === 1)
    }),

    "a job with a schedule runs when work begins, once among all hosts": Effect.gen(function* () {
      const rare = counting(yield* newName, Effect.void, "0 0 1 1 *")
      const frequent = counting(yield* newName, Effect.void, "* * * * *")
      for (let hosts = 0; hosts < 4; hosts++) {
        yield* working(yield* newHost, rare.job, frequent.job)
        yield* eventually(() => rare.counts.runs > 0 && frequent.counts.runs > 0)
        yield* aWhile
      }
      // The minute may have ended in between.
      assert.ok(rare.counts.runs <= 2 && frequent.counts.runs <= 2)
    }),

    "a schedule that cannot be read is a defect": Effect.gen(function* () {
      const queue = yield* newHost
      const bad: Job = { name: yield* newName, cron: "at noon", run: Effect.void }
      assert.ok(Exit.isFailure(yield* Effect.exit(queue.work([bad]))))
    })
  })
}
