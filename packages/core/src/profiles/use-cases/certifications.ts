import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { makeCareerEditor } from "../career-editor.js"
import { certificationKind } from "../career-entries.js"
import { CertificationNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { CertificationRepository } from "../ports.js"
import { toCertificationResource } from "../to-resource.js"

const makeEditor = Effect.flatMap(CertificationRepository, (entries) =>
  makeCareerEditor(certificationKind, entries, () => new CertificationNotFound())
)

export const addCertification = Effect.map(
  makeEditor,
  ({ add }): Handler<Operations, "addCertification"> =>
    ({ userId }, input) =>
      Effect.map(add(userId, input), (entry) => ({ certification: toCertificationResource(entry) }))
)

/** Fields that are left out stay as they are. */
export const updateCertification = Effect.map(
  makeEditor,
  ({ edit }): Handler<Operations, "updateCertification"> =>
    ({ userId }, { id, ...told }) =>
      Effect.map(edit(userId, id, told), (entry) => ({ certification: toCertificationResource(entry) }))
)

export const deleteCertification = Effect.map(
  makeEditor,
  ({ remove }): Handler<Operations, "deleteCertification"> =>
    ({ userId }, { id }) =>
      remove(userId, id)
)
