/** Two hosts of one database regenerate the same mentors at once: the work is done once, and no edit is lost. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { operations, Scheduling } from "@mentorkit/core/scheduling"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { type World, world } from "@mentorkit/test-kit/worlds/world"
import { type Context, Effect, Layer, Schema } from "effect"

const decode = Schema.decodeUnknownSync(operations.createAvailabilityRule.input)
const together = { concurrency: "unbounded" } as const
const mentors = 6

/** 36 slots a week. */
const onDay = (day_of_week: number) =>
  decode({ rule_type: "regular_weekly", day_of_week, time_blocks: [{ start_time: "00:00", end_time: "24:00" }] })

const newHosts = Effect.gen(function* () {
  const url = yield* newPostgresUrl
  const [one, other] = [yield* Layer.build(world(hostOn(url, 10))), yield* Layer.build(world(hostOn(url, 10)))]
  return [one, other] as const
})
type Host = Context.Context<World>

const newSchedules = Effect.replicateEffect(
  Effect.gen(function* () {
    const { createAvailabilityRule } = yield* Scheduling
    const mentor = yield* newMentor()
    yield* newSessionType({ mentorId: mentor.mentorId })
    yield* createAvailabilityRule(mentor.mentor, onDay(0))
    return mentor
  }),
  mentors
)

/** As if the requests were old: their events went astray. */
const age = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`update slot_regenerations set requested_at = to_timestamp(0) where requested_at is not null`
)

/** The sweep until it finds nothing; answers how many mentors it has regenerated. */
const sweepAll = Effect.gen(function* () {
  const { run } = yield* schedulingSweep("regenerateSlots")
  let total = 0
  for (let done = yield* run; done > 0; done = yield* run) total += done
  return total
})

/** Statements' transactions that have left a row, and rows, of each mentor. */
const writesOf = ({ mentorId }: TestMentor) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      select count(distinct xmin::text)::int as writers, count(*)::int as slots, count(distinct availability_rule_id)::int as rules
      from slots where mentor_id = ${mentorId}`
  )

describe("two hosts on one PostgreSQL", () => {
  it.scopedLive("share the work: each mentor is regenerated once, by either", () =>
    Effect.gen(function* () {
      const hosts = yield* newHosts
      const schedules = yield* Effect.provide(newSchedules, hosts[0])
      yield* Effect.provide(age, hosts[0])
      const ran = yield* Effect.forEach([...hosts, ...hosts], (host: Host) => Effect.provide(sweepAll, host), together)
      assert.strictEqual(
        ran.reduce((a, b) => a + b, 0),
        mentors
      )
      for (const schedule of schedules) {
        const [row] = yield* Effect.provide(writesOf(schedule), hosts[1])
        assert.deepInclude(row ?? {}, { writers: 1, rules: 1 })
      }
    })
  )

  it.scopedLive("lose nothing of what is edited meanwhile, and write no slot twice", () =>
    Effect.gen(function* () {
      const hosts = yield* newHosts
      const schedules = yield* Effect.provide(newSchedules, hosts[0])
      yield* Effect.provide(age, hosts[0])
      const edits = (host: Host, day: number) =>
        Effect.forEach(schedules, ({ mentor }) =>
          Effect.flatMap(Scheduling, (kit) => kit.createAvailabilityRule(mentor, onDay(day)))
        ).pipe(Effect.zipRight(age), Effect.provide(host))
      const sweeps = (host: Host) => Effect.provide(Effect.replicateEffect(sweepAll, 4), host)
      yield* Effect.all(
        [sweeps(hosts[0]), sweeps(hosts[1]), edits(hosts[0], 1), edits(hosts[1], 2), edits(hosts[1], 3)],
        together
      )
      yield* Effect.provide(age, hosts[0])
      yield* Effect.forEach(hosts, (host) => Effect.provide(sweepAll, host), together)
      for (const schedule of schedules) {
        const [row] = yield* Effect.provide(writesOf(schedule), hosts[0])
        assert.deepInclude(row ?? {}, { rules: 4 })
        // A slot is made once and never written again: what a rule adds is made by one run.
        assert.isAtMost(Number(row?.["writers"]), 4)
      }
      assert.strictEqual(yield* Effect.provide(sweepAll, hosts[0]), 0)
    })
  )
})
