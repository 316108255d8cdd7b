import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { makeCareerEditor } from "../career-editor.js"
import { experienceKind } from "../career-entries.js"
import { ExperienceNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { ExperienceRepository } from "../ports.js"
import { toExperienceResource } from "../to-resource.js"

const makeEditor = Effect.flatMap(ExperienceRepository, (entries) =>
  makeCareerEditor(experienceKind, entries, () => new ExperienceNotFound())
)

export const addExperience = Effect.map(
  makeEditor,
  ({ add }): Handler<Operations, "addExperience"> =>
    ({ userId }, input) =>
      Effect.map(add(userId, input), (entry) => ({ experience: toExperienceResource(entry) }))
)

/** Fields that are left out stay as they are. */
export const updateExperience = Effect.map(
  makeEditor,
  ({ edit }): Handler<Operations, "updateExperience"> =>
    ({ userId }, { id, ...told }) =>
      Effect.map(edit(userId, id, told), (entry) => ({ experience: toExperienceResource(entry) }))
)

export const deleteExperience = Effect.map(
  makeEditor,
  ({ remove }): Handler<Operations, "deleteExperience"> =>
    ({ userId }, { id }) =>
      remove(userId, id)
)
