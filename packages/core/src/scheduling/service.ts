/** Gathers scheduling's handlers, one use case a file. */
import { Context, Effect, Layer } from "effect"
import { type Handlers, type MentorId, makeInTurn } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { activateAvailabilityRule } from "./use-cases/activate-availability-rule.js"
import { createAvailabilityRule } from "./use-cases/create-availability-rule.js"
import { createAvailabilityRules } from "./use-cases/create-availability-rules.js"
import { createOffDay } from "./use-cases/create-off-day.js"
import { createSessionType } from "./use-cases/create-session-type.js"
import { deactivateAvailabilityRule } from "./use-cases/deactivate-availability-rule.js"
import { deactivateSessionType } from "./use-cases/deactivate-session-type.js"
import { deleteAvailabilityOverride } from "./use-cases/delete-availability-override.js"
import { deleteOffDay } from "./use-cases/delete-off-day.js"
import { endVacation } from "./use-cases/end-vacation.js"
import { getAvailabilityOverride } from "./use-cases/get-availability-override.js"
import { getAvailabilityRule } from "./use-cases/get-availability-rule.js"
import { getOffDay } from "./use-cases/get-off-day.js"
import { getSessionType } from "./use-cases/get-session-type.js"
import { holdSlots } from "./use-cases/hold-slots.js"
import { listAvailabilityOverrides } from "./use-cases/list-availability-overrides.js"
import { listAvailabilityRules } from "./use-cases/list-availability-rules.js"
import { listHolds } from "./use-cases/list-holds.js"
import { listOffDays } from "./use-cases/list-off-days.js"
import { listOwnSlots } from "./use-cases/list-own-slots.js"
import { listPublicSessionTypes } from "./use-cases/list-public-session-types.js"
import { listPublicSlots } from "./use-cases/list-public-slots.js"
import { listSessionTypes } from "./use-cases/list-session-types.js"
import { previewAvailabilityRule } from "./use-cases/preview-availability-rule.js"
import { putAvailabilityOverride } from "./use-cases/put-availability-override.js"
import { releaseHold } from "./use-cases/release-hold.js"
import { startVacation } from "./use-cases/start-vacation.js"
import { updateAvailabilityRule } from "./use-cases/update-availability-rule.js"
import { updateOffDay } from "./use-cases/update-off-day.js"
import { updateSessionType } from "./use-cases/update-session-type.js"

type Made<A, I, S, E, R> = Effect.Effect<(actor: A, input: I) => Effect.Effect<S, E>, never, R>

/** Changes of one mentor's calendar run one after the other, with similarly heavy operations. */
const handlers = Effect.flatMap(makeInTurn, (turns) => {
  const inTurn = <A extends { readonly mentorId: MentorId }, I, S, E, R>(made: Made<A, I, S, E, R>) =>
    Effect.map(made, (handle) => (actor: A, input: I) => turns(actor.mentorId, handle(actor, input)))

  return Effect.all({
    activateAvailabilityRule: inTurn(activateAvailabilityRule),
    createAvailabilityRule: inTurn(createAvailabilityRule),
    createAvailabilityRules: inTurn(createAvailabilityRules),
    createOffDay: inTurn(createOffDay),
    createSessionType: inTurn(createSessionType),
    deactivateAvailabilityRule: inTurn(deactivateAvailabilityRule),
    deactivateSessionType: inTurn(deactivateSessionType),
    deleteAvailabilityOverride: inTurn(deleteAvailabilityOverride),
    deleteOffDay: inTurn(deleteOffDay),
    endVacation: inTurn(endVacation),
    getAvailabilityOverride,
    getAvailabilityRule,
    getOffDay,
    getSessionType,
    holdSlots,
    listAvailabilityOverrides,
    listAvailabilityRules,
    listHolds,
    listOffDays,
    listOwnSlots,
    listPublicSessionTypes,
    listPublicSlots,
    listSessionTypes,
    previewAvailabilityRule: inTurn(previewAvailabilityRule),
    putAvailabilityOverride: inTurn(putAvailabilityOverride),
    releaseHold,
    startVacation: inTurn(startVacation),
    updateAvailabilityRule: inTurn(updateAvailabilityRule),
    updateOffDay: inTurn(updateOffDay),
    updateSessionType: inTurn(updateSessionType)
  })
})

export class Scheduling extends Context.Tag("@mentorkit/Scheduling")<Scheduling, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Scheduling, handlers)
}
