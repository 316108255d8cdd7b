/** Gathers scheduling's handlers, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { createAvailabilityRule } from "./use-cases/create-availability-rule.js"
import { createAvailabilityRules } from "./use-cases/create-availability-rules.js"
import { createSessionType } from "./use-cases/create-session-type.js"
import { getAvailabilityRule } from "./use-cases/get-availability-rule.js"
import { holdSlots } from "./use-cases/hold-slots.js"
import { listAvailabilityRules } from "./use-cases/list-availability-rules.js"
import { listHolds } from "./use-cases/list-holds.js"
import { listPublicSessionTypes } from "./use-cases/list-public-session-types.js"
import { listPublicSlots } from "./use-cases/list-public-slots.js"
import { listSessionTypes } from "./use-cases/list-session-types.js"
import { releaseHold } from "./use-cases/release-hold.js"

export class Scheduling extends Context.Tag("@mentorkit/Scheduling")<Scheduling, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Scheduling,
    Effect.all({
      createAvailabilityRule,
      createAvailabilityRules,
      createSessionType,
      getAvailabilityRule,
      holdSlots,
      listAvailabilityRules,
      listHolds,
      listPublicSessionTypes,
      listPublicSlots,
      listSessionTypes,
      releaseHold
    })
  )
}
