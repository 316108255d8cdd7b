import { Effect } from "effect"
import { Ids } from "../kernel/index.js"
import type { ChosenArea } from "./expertise.js"
import type { Expertise } from "./mentor-profile.js"

/** Gives chosen areas their ids: those already chosen keep theirs. */
export const makeAssignExpertise = <Id extends string>(id: { readonly make: (uuid: string) => Id }) =>
  Effect.map(
    Ids,
    (ids) =>
      (chosen: ReadonlyArray<ChosenArea>, before: ReadonlyArray<Expertise<Id>>): Effect.Effect<Array<Expertise<Id>>> =>
        Effect.forEach(chosen, ({ id: expertiseAreaId, name, skills }) => {
          const own = before.find((one) => one.expertiseAreaId === expertiseAreaId)
          const kept = own === undefined ? Effect.map(ids.uuid, id.make) : Effect.succeed(own.id)
          return Effect.map(kept, (ownId) => ({ id: ownId, expertiseAreaId, name, skills }))
        })
  )
