/** The operations of dashboards. */
import { Schema } from "effect"
import { namedOperations, operation } from "../kernel/index.js"
import { MenteeDashboard, MentorDashboard } from "./resources.js"

const input = Schema.Struct({})

export const operations = namedOperations("dashboards", {
  getMenteeDashboard: operation({
    access: "user",
    showsPeople: { featured_mentors: "visible", upcoming_sessions: "records" },
    input,
    success: MenteeDashboard,
    failures: []
  }),
  /** For approved mentors and others alike. */
  getMentorDashboard: operation({
    access: "mentor",
    showsPeople: "records",
    input,
    success: MentorDashboard,
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
