import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { ExpertiseCatalogue } from "../ports.js"

/** The whole catalogue: it is small, and clients choose from it. */
export const listExpertiseAreas = Effect.map(
  ExpertiseCatalogue,
  (catalogue): Handler<Operations, "listExpertiseAreas"> =>
    () =>
      Effect.map(catalogue.list, (expertise_areas) => ({ expertise_areas }))
)
