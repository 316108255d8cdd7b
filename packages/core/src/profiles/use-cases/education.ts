import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { educationKind } from "../career-entries.js"
import { EducationNotFound } from "../errors.js"
import { keepingCareer } from "../keep-career.js"
import type { Operations } from "../operations.js"
import { EducationRepository } from "../ports.js"
import { educationResource } from "../public-profile.js"

const keeping = Effect.flatMap(EducationRepository, (entries) =>
  keepingCareer(educationKind, entries, () => new EducationNotFound())
)

export const addEducation = Effect.map(
  keeping,
  ({ add }): Handler<Operations, "addEducation"> =>
    ({ userId }, input) =>
      Effect.map(add(userId, input), (entry) => ({ education: educationResource(entry) }))
)

/** Fields that are left out stay as they are. */
export const updateEducation = Effect.map(
  keeping,
  ({ edit }): Handler<Operations, "updateEducation"> =>
    ({ userId }, { id, ...told }) =>
      Effect.map(edit(userId, id, told), (entry) => ({ education: educationResource(entry) }))
)

export const deleteEducation = Effect.map(
  keeping,
  ({ remove }): Handler<Operations, "deleteEducation"> =>
    ({ userId }, { id }) =>
      remove(userId, id)
)
