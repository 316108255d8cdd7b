import assert from "node:assert/strict"
import { setting } from "@mentorkit/core/kernel"
import { Settings, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Array, Effect, Layer, Schedule, Schema } from "effect"
import { conformance } from "../conformance.js"
import { newId } from "../fixtures/people.js"
import { quietly } from "../fixtures/quietly.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newKey = Effect.map(newId, (id) => `conformance.${id}`)
const minutes = (key: string) => setting({ key, description: "", schema: Schema.Int, default: 15 })
const newMinutes = Effect.map(newKey, minutes)

/** Supply `Settings` and the `UnitOfWork` that it takes part in, and `host`: the settings of one more host on the same storage. */
export const settingsConformance = <R>(host: Layer.Layer<Settings, never, R>) =>
  conformance<R | Settings | UnitOfWork>("Settings", {
    "the default is answered until a value is stored, then the last one": Effect.gen(function* () {
      const settings = yield* Settings
      const hold = yield* newMinutes
      assert.equal(yield* settings.get(hold), 15)
      for (const value of [20, 30, 15]) {
        yield* settings.set(hold, value)
        assert.equal(yield* settings.get(hold), value)
      }
    }),

    "text, numbers, nothing and lists come back as they were": Effect.gen(function* () {
      const settings = yield* Settings
      const key = yield* newKey
      const any = setting({ key, description: "", schema: Schema.Unknown, default: 1 as unknown })
      for (const value of ['"quoted"', "plain", null, ["a_b", { c_d: 1 }], 0.5, true]) {
        yield* settings.set(any, value)
        assert.deepEqual(yield* settings.get(any), value)
      }
    }),

    "a value is stored as its schema encodes it": Effect.gen(function* () {
      const settings = yield* Settings
      const key = yield* newKey
      const dates = setting({ key, description: "", schema: Schema.Date, default: new Date(0) })
      yield* settings.set(dates, new Date("2027-03-14T10:00:00Z"))
      assert.deepEqual(yield* settings.get(dates), new Date("2027-03-14T10:00:00Z"))
    }),

    "the default is answered where what is stored no longer fits": Effect.gen(function* () {
      const settings = yield* Settings
      const key = yield* newKey
      yield* settings.set(setting({ key, description: "", schema: Schema.String, default: "" }), "many")
      assert.equal(yield* quietly(settings.get(minutes(key))), 15)
    }),

    // Falls where a unit is answered from memory, or where what it read is kept for others.
    "a unit of work sees its own change, and a rollback takes it away for everybody": Effect.gen(function* () {
      const settings = yield* Settings
      const hold = yield* newMinutes
      assert.equal(yield* settings.get(hold), 15)
      assert.equal(yield* rolledBack(Effect.zipRight(settings.set(hold, 40), settings.get(hold))), 40)
      assert.equal(yield* settings.get(hold), 15)
      assert.equal(yield* transact(settings.get(hold)), 15)
    }),

    "of many values stored at once one stays, and parallel keys do not mix": Effect.gen(function* () {
      const settings = yield* Settings
      const [one, others] = [yield* newMinutes, yield* Effect.replicateEffect(newMinutes, 20)]
      const values = Array.range(100, 130)
      yield* Effect.all(
        [
          ...values.map((value) => settings.set(one, value)),
          ...others.map((other, index) => settings.set(other, index))
        ],
        atOnce
      )
      assert.ok(values.includes(yield* settings.get(one)))
      for (const [index, other] of others.entries()) assert.equal(yield* settings.get(other), index)
    }),

    "another host sees a change within ten seconds": Effect.gen(function* () {
      const settings = yield* Settings
      const elsewhere = yield* Effect.provide(Settings, yield* Layer.build(Layer.fresh(host)))
      const hold = yield* newMinutes
      assert.equal(yield* elsewhere.get(hold), 15)
      yield* settings.set(hold, 45)
      yield* elsewhere
        .get(hold)
        .pipe(
          Effect.repeat({ until: (value) => value === 45, schedule: Schedule.spaced("100 millis") }),
          Effect.timeoutFail({ duration: "10 seconds", onTimeout: () => new Error("It was not seen") })
        )
    })
  })
