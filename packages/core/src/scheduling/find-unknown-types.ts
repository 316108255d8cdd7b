import { Effect } from "effect"
import type { MentorId } from "../kernel/index.js"
import type { SessionTypeId } from "./ids.js"
import { SessionTypeRepository } from "./ports.js"

type Named = SessionTypeId | null | undefined

/** Unknown ids among session types that an input names; another mentor's counts as unknown. */
export const makeFindUnknownTypes = Effect.map(SessionTypeRepository, (sessionTypes) =>
  Effect.fnUntraced(function* (mentorId: MentorId, named: ReadonlyArray<Named>) {
    const ids = named.filter((id) => id !== null && id !== undefined)
    if (ids.length === 0) return new Set<Named>()
    const owned = new Set((yield* sessionTypes.list(mentorId)).map(({ id }) => id))
    return new Set<Named>(ids.filter((id) => !owned.has(id)))
  })
)
