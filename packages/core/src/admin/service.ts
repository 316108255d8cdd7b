/** Gathers the handlers of what admins can do, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { approveMentor } from "./use-cases/approve-mentor.js"
import { listAuditLog } from "./use-cases/list-audit-log.js"
import { listMentors } from "./use-cases/list-mentors.js"
import { listUsers } from "./use-cases/list-users.js"
import { banUser, reinstateUser, suspendUser } from "./use-cases/moderate-user.js"
import { rejectMentor } from "./use-cases/reject-mentor.js"
import { getSettings, updateSettings } from "./use-cases/settings.js"
import { reinstateMentor, suspendMentor } from "./use-cases/suspend-mentor.js"

export class Administration extends Context.Tag("@mentorkit/Administration")<Administration, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Administration,
    Effect.all({
      approveMentor,
      banUser,
      getSettings,
      listAuditLog,
      listMentors,
      listUsers,
      reinstateMentor,
      reinstateUser,
      rejectMentor,
      suspendMentor,
      suspendUser,
      updateSettings
    })
  )
}
