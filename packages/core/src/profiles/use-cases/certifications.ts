import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { certificationKind } from "../career-entries.js"
import { CertificationNotFound } from "../errors.js"
import { keepingCareer } from "../keep-career.js"
import type { Operations } from "../operations.js"
import { CertificationRepository } from "../ports.js"
import { certificationResource } from "../public-profile.js"

const keeping = Effect.flatMap(CertificationRepository, (entries) =>
  keepingCareer(certificationKind, entries, () => new CertificationNotFound())
)

export const addCertification = Effect.map(
  keeping,
  ({ add }): Handler<Operations, "addCertification"> =>
    ({ userId }, input) =>
      Effect.map(add(userId, input), (entry) => ({ certification: certificationResource(entry) }))
)

/** Fields that are left out stay as they are. */
export const updateCertification = Effect.map(
  keeping,
  ({ edit }): Handler<Operations, "updateCertification"> =>
    ({ userId }, { id, ...told }) =>
      Effect.map(edit(userId, id, told), (entry) => ({ certification: certificationResource(entry) }))
)

export const deleteCertification = Effect.map(
  keeping,
  ({ remove }): Handler<Operations, "deleteCertification"> =>
    ({ userId }, { id }) =>
      remove(userId, id)
)
