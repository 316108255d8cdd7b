/**
 * A change of a calendar is of the moment at which it has the calendar for itself, however long it waited for that. Falls,
 * for each change, if it reads the clock before the lock.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { regenerateInNewZone } from "@mentorkit/core/internal/scheduling"
import { operations, Scheduling } from "@mentorkit/core/scheduling"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { holdLocksOf, someoneWaits } from "@mentorkit/test-kit/waiting/locks"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Fiber, type Layer, Schema, TestClock, TestServices } from "effect"
import {
  addOffDay,
  addRule,
  editOffDay,
  editRule,
  monday,
  newCalendar,
  putOverride,
  startVacation
} from "../support/calendar-fixtures.js"

const newType = Schema.decodeSync(operations.createSessionType.input)
const typeEdit = Schema.decodeUnknownSync(operations.updateSessionType.input)

type Calendar = Effect.Effect.Success<ReturnType<typeof newCalendar>>

type Needs = Layer.Layer.Success<ReturnType<typeof world>>
interface Change {
  readonly table: string
  readonly of: (calendar: Calendar) => Effect.Effect<Effect.Effect<unknown, never, Needs>, unknown, Needs>
}

/** A change once what it needs is there, and the table whose row tells when it was. */
const change = <A, E, E1>(
  table: string,
  prepare: (calendar: Calendar) => Effect.Effect<A, E, Needs>,
  make: (calendar: Calendar, prepared: A) => Effect.Effect<unknown, E1, Needs>
): Change => ({
  table,
  of: (calendar) => Effect.map(prepare(calendar), (prepared) => Effect.orDie(make(calendar, prepared)))
})

const kit = Scheduling
const nothing = () => Effect.void
const [day, last] = ["2027-03-23", "2027-03-30"]
const offDay = ({ mentor }: Calendar) => addOffDay(mentor, { off_from: day, off_until: day })
const override = ({ mentor }: Calendar) =>
  putOverride(mentor, { date: day, time_slots: [{ start_time: "13:00", end_time: "14:00" }] })
const vacation = ({ mentor }: Calendar) => startVacation(mentor, last)

const changes = {
  createSessionType: change("session_types", nothing, ({ mentor }) =>
    Effect.flatMap(kit, (its) =>
      its.createSessionType(mentor, newType({ title: "Talk", duration_minutes: 45, price: "80.00" }))
    )
  ),
  updateSessionType: change("session_types", nothing, ({ mentor, sessionTypeId: id }) =>
    Effect.flatMap(kit, (its) => its.updateSessionType(mentor, typeEdit({ id, title: "Longer talk" })))
  ),
  deactivateSessionType: change("session_types", nothing, ({ mentor, sessionTypeId: id }) =>
    Effect.flatMap(kit, (its) => its.deactivateSessionType(mentor, { id }))
  ),
  createAvailabilityRule: change("availability_rules", nothing, ({ mentor }) => addRule(mentor, { day_of_week: 4 })),
  updateAvailabilityRule: change("availability_rules", nothing, ({ mentor, rule }) =>
    editRule(mentor, rule.id, { day_of_week: 3 })
  ),
  createOffDay: change("off_days", nothing, offDay),
  updateOffDay: change("off_days", offDay, ({ mentor }, { off_day: { id } }) =>
    editOffDay(mentor, { id, reason: "A course" })
  ),
  deleteOffDay: change("slot_regenerations", offDay, ({ mentor }, { off_day: { id } }) =>
    Effect.flatMap(kit, (its) => its.deleteOffDay(mentor, { id }))
  ),
  putAvailabilityOverride: change("availability_overrides", nothing, override),
  deleteAvailabilityOverride: change("slot_regenerations", override, ({ mentor }, { availability_override: { id } }) =>
    Effect.flatMap(kit, (its) => its.deleteAvailabilityOverride(mentor, { id }))
  ),
  startVacation: change("mentor_profiles", nothing, ({ mentor }) => startVacation(mentor)),
  "startVacation until": change("mentor_profiles", nothing, vacation),
  endVacation: change("mentor_profiles", vacation, ({ mentor }) =>
    Effect.flatMap(kit, (its) => its.endVacation(mentor, {}))
  ),
  "the mentor's new zone": change("mentor_profiles", vacation, ({ mentorId }) =>
    Effect.all([regenerateInNewZone.make, newDelivery]).pipe(
      Effect.flatMap(([{ run }, delivery]) => run({ mentorId }, delivery))
    )
  )
}

describe.each(concurrent)("moments of changes on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    for (const [name, { of, table }] of Object.entries(changes)) {
      it.scoped(`${name} is of the moment after the calendar's lock`, () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const calendar = yield* newCalendar()
          const { mentorId } = calendar
          const make = yield* of(calendar)
          // As an answered request would.
          yield* sql`update slot_regenerations set requested_at = null where mentor_id = ${mentorId}`
          const letGo = yield* holdLocksOf(`select from slot_regenerations where mentor_id = '${mentorId}' for update`)
          const changing = yield* Effect.fork(make)
          // By the real clock: that of the test stands still.
          yield* TestServices.provideLive(someoneWaits)
          yield* TestClock.adjust("1 hour")
          yield* letGo
          yield* Fiber.join(changing)
          const [column, owner] = [
            table === "slot_regenerations" ? "requested_at" : "updated_at",
            table === "mentor_profiles" ? "id" : "mentor_id"
          ]
          const [row] = yield* sql<{ readonly at: Date | null }>`
            select max(${sql(column)}) as at from ${sql(table)} where ${sql(owner)} = ${mentorId}`
          assert.strictEqual(row?.at?.toISOString(), DateTime.formatIso(DateTime.add(monday, { hours: 1 })))
        })
      )
    }
  })
})
