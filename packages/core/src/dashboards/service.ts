/** Gathers the handlers of dashboards, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { getMenteeDashboard } from "./use-cases/get-mentee-dashboard.js"
import { getMentorDashboard } from "./use-cases/get-mentor-dashboard.js"

export class Dashboards extends Context.Tag("@mentorkit/Dashboards")<Dashboards, Handlers<Operations>>() {
  static readonly layer = Layer.effect(Dashboards, Effect.all({ getMenteeDashboard, getMentorDashboard }))
}
