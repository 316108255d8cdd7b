import { Effect } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { type AuditRecord, AuditTrail } from "../ports.js"
import type { AuditLogEntry } from "../resources.js"

const toAuditLogEntryResource = ({ at, subjectId, subjectType, ...record }: AuditRecord): AuditLogEntry => ({
  ...record,
  subject_type: subjectType,
  subject_id: subjectId,
  occurred_at: at
})

export const listAuditLog = Effect.map(AuditTrail, (trail) => {
  const handler: Handler<Operations, "listAuditLog"> = Effect.fnUntraced(function* (
    _admin,
    { page, per_page, cursor, ...by }
  ) {
    const filter = {
      actorId: by.actor_id ?? null,
      action: by.action ?? null,
      subjectType: by.subject_type ?? null,
      // Ids are read in either case, and stored in lower; keys of settings have no capitals.
      subjectId: by.subject_id?.toLowerCase() ?? null,
      from: by.from ?? null,
      until: by.until ?? null
    }
    return { entries: mapPage(yield* trail.list(filter, { page, per_page, cursor }), toAuditLogEntryResource) }
  })
  return handler
})
