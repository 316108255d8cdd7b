/** Takes jobs from the queue, runs them, and sends those whose time has come, until its scope closes. */
import type { Job } from "@mentorkit/core/kernel"
import { Array, Cause, Cron, Duration, Effect, Exit, Fiber, Queue } from "effect"
import { BackgroundActivity } from "./background-activity.js"

export interface Taken {
  readonly id: string
  readonly job: string
}

/** What the worker needs of a queue, whose errors are defects. */
export interface Jobs {
  /** `atMostEvery`: in each such stretch of the database's time only the first one counts, whoever sends it. */
  readonly send: (job: string, options: { readonly atMostEverySeconds: number }) => Effect.Effect<void>
  readonly take: (most: number) => Effect.Effect<ReadonlyArray<Taken>>
  readonly complete: (ids: ReadonlyArray<string>) => Effect.Effect<void>
  /** Keeps what was taken from counting as left by a host that died. */
  readonly renew: (ids: ReadonlyArray<string>) => Effect.Effect<void>
  /** Gives back what hosts that died have left, as if they had done it. */
  readonly takeBack: Effect.Effect<void>
  /** To be tried again after a pause, a few times. */
  readonly giveBack: (ids: ReadonlyArray<string>) => Effect.Effect<void>
  readonly maintain: Effect.Effect<void>
}

const fireEvery = "10 seconds"
const maintainEvery = "5 minutes"
const mostAtOnce = 100
/** A run that takes longer is ended. */
const longestRunSeconds = 15 * 60
/** Jobs that run at the same time, so that connections are left for requests. */
const mostRunning = 4

export interface JobQueueOptions {
  /** How soon a job is found that somebody else has enqueued; 2000 unless told. */
  readonly lookEveryMillis?: number
  /** How long a stop waits for jobs that are running, before it ends them; 10 unless told. */
  readonly graceSeconds?: number
  /**
   * How long a job that was taken may go without a sign of life from its host, the same on all hosts; 15 unless told.
   * Finding out, the pause of a second try and looking add 11 seconds at most.
   */
  readonly leaseSeconds?: number
}

/** The database may be away for a moment; what was to be done will still be there when it is back. */
const keepGoing = (what: string) => (effect: Effect.Effect<void>) =>
  Effect.catchAllCause(effect, (cause) =>
    Cause.isInterruptedOnly(cause)
      ? Effect.failCause(cause)
      : Effect.logWarning(`The job queue could not ${what}`, cause)
  )

/** What has been taken and has not ended yet, and a way to wait until that is nothing. */
const tally = Effect.map(Effect.makeLatch(true), (isEmpty) => {
  const ids = new Set<string>()
  return {
    ids,
    isEmpty: isEmpty.await,
    add: (more: ReadonlyArray<string>) => {
      for (const id of more) ids.add(id)
      if (ids.size > 0) isEmpty.unsafeClose()
    },
    remove: (ended: ReadonlyArray<string>) => {
      for (const id of ended) ids.delete(id)
      if (ids.size === 0) isEmpty.unsafeOpen()
    }
  }
})

const scheduleOf = ({ cron, name }: Job) =>
  cron === undefined ? [] : [{ name, schedule: Cron.unsafeParse(cron, "UTC") }]

/** Sends what has come due since the last time. At the start that is everything: nobody knows what was missed. */
const firing = (queue: Jobs, jobs: ReadonlyArray<Job>) => {
  const schedules = jobs.flatMap(scheduleOf)
  let since = 0
  return Effect.gen(function* () {
    // Real time: a clock that development moves triggers nothing by itself.
    const now = Date.now()
    const due = schedules.filter(({ schedule }) => Cron.next(schedule, new Date(since)).getTime() <= now)
    yield* Effect.forEach(due, ({ name }) => queue.send(name, { atMostEverySeconds: 60 }), { discard: true })
    since = now
  })
}

const outcomeOf = (exit: Exit.Exit<void, unknown>) =>
  Exit.isSuccess(exit) ? "succeeded" : Cause.isInterruptedOnly(exit.cause) ? "stopped" : "failed"

export const workOn = (
  queue: Jobs,
  { graceSeconds = 10, leaseSeconds, lookEveryMillis = 2000 }: JobQueueOptions & { readonly leaseSeconds: number }
) =>
  Effect.fnUntraced(function* (jobs: ReadonlyArray<Job>) {
    const activity = yield* BackgroundActivity
    const slots = yield* Effect.makeSemaphore(mostRunning)
    const taken = yield* tally
    const inboxes = new Map<string, Queue.Queue<string>>()

    const settle = (name: string, ids: ReadonlyArray<string>, exit: Exit.Exit<void, unknown>) => {
      if (Exit.isSuccess(exit)) return keepGoing(`note the end of ${name}`)(queue.complete(ids))
      const told = Cause.isInterruptedOnly(exit.cause)
        ? Effect.logWarning(`The job ${name} was stopped before its end`)
        : Effect.logError(`The job ${name} failed`, exit.cause)
      return Effect.zipRight(told, keepGoing(`give ${name} back`)(queue.giveBack(ids)))
    }

    /** One run answers for everything that was enqueued before it began. */
    const runOnce = Effect.fnUntraced(function* ({ name, run }: Job, first: string, inbox: Queue.Dequeue<string>) {
      const ids = [first, ...(yield* Queue.takeAll(inbox))]
      const exit = yield* run.pipe(
        Effect.timeoutFail({
          duration: `${longestRunSeconds} seconds`,
          onTimeout: () => new Error(`It did not end within ${longestRunSeconds} seconds`)
        }),
        Effect.withSpan(`job ${name}`, { root: true }),
        Effect.interruptible,
        Effect.exit
      )
      activity.noteRun(name, outcomeOf(exit))
      yield* settle(name, ids, exit)
      taken.remove(ids)
    }, Effect.uninterruptible)

    /** A job waits for its own last run, and never for another job that hangs. */
    const attend = Effect.fnUntraced(function* (job: Job) {
      const inbox = yield* Queue.unbounded<string>()
      inboxes.set(job.name, inbox)
      return yield* Effect.forkDaemon(
        Effect.forever(Effect.flatMap(Queue.take(inbox), (first) => slots.withPermits(1)(runOnce(job, first, inbox))))
      )
    })

    const look = Effect.gen(function* () {
      const found = yield* queue.take(mostAtOnce)
      activity.beat("jobs")
      // A newer host has sent what this one does not know, and will take it.
      const [unknown, ours] = Array.partition(found, ({ job }) => inboxes.has(job))
      taken.add(ours.map(({ id }) => id))
      yield* Effect.forEach(ours, ({ id, job }) => inboxes.get(job)?.offer(id) ?? Effect.void, { discard: true })
      if (unknown.length > 0) yield* queue.giveBack(unknown.map(({ id }) => id))
    }).pipe(keepGoing("look for work"), Effect.uninterruptible)

    const renew = Effect.suspend(() => (taken.ids.size === 0 ? Effect.void : queue.renew([...taken.ids])))

    const stop = Effect.gen(function* () {
      yield* Effect.interruptible(Effect.timeoutOption(taken.isEmpty, `${graceSeconds} seconds`))
      yield* Fiber.interruptAll(fibers)
      if (taken.ids.size > 0) yield* keepGoing("give back what did not begin")(queue.giveBack([...taken.ids]))
    })

    const fibers = yield* Effect.forEach(jobs, attend)
    const repeat = (effect: Effect.Effect<void>, pause: Duration.DurationInput) =>
      Effect.forkScoped(Effect.forever(Effect.zipRight(effect, Effect.sleep(pause))))
    const signsOfLife = Duration.seconds(leaseSeconds / 3)
    // Before the finalizer, so that it goes on while a stop waits for what runs.
    yield* repeat(keepGoing("renew what runs")(renew), signsOfLife)
    yield* Effect.addFinalizer(() => stop)
    yield* repeat(keepGoing("send what is due")(firing(queue, jobs)), fireEvery)
    yield* repeat(look, lookEveryMillis)
    yield* repeat(keepGoing("take back what was left")(queue.takeBack), signsOfLife)
    yield* repeat(keepGoing("clean up")(queue.maintain), maintainEvery)
  })
