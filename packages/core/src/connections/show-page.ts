import { Effect } from "effect"
import { Relations } from "../identity/index.js"
import { mapPage, type PageOf, type UserId } from "../kernel/index.js"
import type { ListedPerson } from "./ports.js"
import type { Seen } from "./to-resource.js"

/** A page of people as a viewer sees it: one statement says how they stand to all in it. */
export const makeShowPage = Effect.map(
  Relations,
  (relations) =>
    <P extends ListedPerson, A>(viewer: UserId, found: PageOf<P>, toResource: (person: P, seen: Seen) => A) =>
      Effect.map(
        relations.amongst(
          viewer,
          found.items.map(({ id }) => id)
        ),
        (related) => ({
          users: mapPage(found, (person) => toResource(person, { viewer, relation: related.get(person.id) }))
        })
      )
)
