/** Begins fan-outs and takes them back; for embedders. */
import { Context, DateTime, Effect, Layer } from "effect"
import { UnitOfWork } from "../kernel/index.js"
import type { NewFanOut } from "./fan-out.js"
import { makeSpecOf } from "./own-types.js"
import { NotificationFanOutRepository } from "./ports.js"
import { faultOfFacts } from "./storable-facts.js"

const unknown = (type: string) => `${type} is not known: give its type to \`kit.extend({ notifications: [ … ] })\`.`

export class FanOuts extends Context.Tag("@mentorkit/FanOuts")<
  FanOuts,
  {
    /**
     * Tells all of an audience of one event, in their inboxes, each once, within minutes. Only a row is written, in the caller's
     * unit of work where there is one: for reactions with `effects: "database"`, and their `eventId`. What is begun already stays
     * as it is, and the answer is false then. A type that is not known, and facts that no row can hold, are defects.
     */
    readonly begin: (fanOut: NewFanOut) => Effect.Effect<boolean>
    /**
     * For what is gone: nobody else is told, and rows that nobody has read go within minutes. Rows that have gathered other
     * acts stay, since they tell of those, too. Idempotent; false where there is no such fan-out.
     */
    readonly withdraw: (eventId: string) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    FanOuts,
    Effect.gen(function* () {
      const fanOuts = yield* NotificationFanOutRepository
      const { transact } = yield* UnitOfWork
      const specOf = yield* makeSpecOf
      return {
        begin: Effect.fnUntraced(function* (fanOut) {
          if (specOf(fanOut.type) === undefined) return yield* Effect.dieMessage(unknown(fanOut.type))
          const fault = faultOfFacts(fanOut.type, fanOut.facts)
          if (fault !== null) return yield* Effect.dieMessage(fault)
          return yield* fanOuts.add(fanOut, yield* DateTime.now)
        }, transact),
        withdraw: (eventId) => transact(Effect.flatMap(DateTime.now, (at) => fanOuts.markWithdrawn(eventId, at)))
      }
    })
  )
}
