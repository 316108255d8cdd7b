import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { makeCareerEditor } from "../career-editor.js"
import { educationKind } from "../career-entries.js"
import { EducationNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { EducationRepository } from "../ports.js"
import { toEducationResource } from "../to-resource.js"

const makeEditor = Effect.flatMap(EducationRepository, (entries) =>
  makeCareerEditor(educationKind, entries, () => new EducationNotFound())
)

export const addEducation = Effect.map(
  makeEditor,
  ({ add }): Handler<Operations, "addEducation"> =>
    ({ userId }, input) =>
      Effect.map(add(userId, input), (entry) => ({ education: toEducationResource(entry) }))
)

/** Fields that are left out stay as they are. */
export const updateEducation = Effect.map(
  makeEditor,
  ({ edit }): Handler<Operations, "updateEducation"> =>
    ({ userId }, { id, ...told }) =>
      Effect.map(edit(userId, id, told), (entry) => ({ education: toEducationResource(entry) }))
)

export const deleteEducation = Effect.map(
  makeEditor,
  ({ remove }): Handler<Operations, "deleteEducation"> =>
    ({ userId }, { id }) =>
      remove(userId, id)
)
