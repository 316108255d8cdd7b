import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { experienceKind } from "../career-entries.js"
import { ExperienceNotFound } from "../errors.js"
import { keepingCareer } from "../keep-career.js"
import type { Operations } from "../operations.js"
import { ExperienceRepository } from "../ports.js"
import { experienceResource } from "../public-profile.js"

const keeping = Effect.flatMap(ExperienceRepository, (entries) =>
  keepingCareer(experienceKind, entries, () => new ExperienceNotFound())
)

export const addExperience = Effect.map(
  keeping,
  ({ add }): Handler<Operations, "addExperience"> =>
    ({ userId }, input) =>
      Effect.map(add(userId, input), (entry) => ({ experience: experienceResource(entry) }))
)

/** Fields that are left out stay as they are. */
export const updateExperience = Effect.map(
  keeping,
  ({ edit }): Handler<Operations, "updateExperience"> =>
    ({ userId }, { id, ...told }) =>
      Effect.map(edit(userId, id, told), (entry) => ({ experience: experienceResource(entry) }))
)

export const deleteExperience = Effect.map(
  keeping,
  ({ remove }): Handler<Operations, "deleteExperience"> =>
    ({ userId }, { id }) =>
      remove(userId, id)
)
