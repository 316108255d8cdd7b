/** Requests that work for what admins do about accounts, settings and the log. */
import { unwrap } from "@mentorkit/client"
import { newApplicant, newMember, newMentor } from "../market.js"
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ admin: token, host }) => {
  const { admin } = host.clientOf(token)
  const idOf = async (name: string) => unwrap(await (await newMember(host, name)).client.identity.getMe()).user.id
  const [toSuspend, toReinstate] = [await newMentor(host, "Sol Away"), await newMentor(host, "Ren Back")]
  const reason = "Did not turn up."
  unwrap(await admin.suspendMentor({ id: toReinstate.mentorId, reason }))
  const [toApprove, toReject] = [await newApplicant(host), await newApplicant(host)]
  const suspended = await idOf("Sia Still")
  unwrap(await admin.suspendUser({ id: suspended, reason }))
  const page = { page: 1, per_page: 10 }
  return {
    "admin.approveMentor": { input: { id: toApprove }, token },
    "admin.rejectMentor": { input: { id: toReject, reason: "Not yet." }, token },
    "admin.listMentors": { input: { status: "pending", ...page }, token },
    "admin.suspendMentor": { input: { id: toSuspend.mentorId, reason }, token },
    "admin.reinstateMentor": { input: { id: toReinstate.mentorId }, token },
    "admin.listUsers": { input: { q: "sia", role: "mentee", status: "suspended", ...page }, token },
    "admin.suspendUser": { input: { id: await idOf("Kai Pause"), reason }, token },
    "admin.banUser": { input: { id: await idOf("Bo Gone"), reason }, token },
    "admin.reinstateUser": { input: { id: suspended, reason }, token },
    "admin.getSettings": { input: {}, token },
    "admin.updateSettings": { input: { settings: { "bookings.follow_up_reminder_days": 4 } }, token },
    "admin.listAuditLog": {
      input: {
        ...{ actor_id: suspended, action: "user.suspended", subject_type: "user", subject_id: suspended },
        ...{ from: "2027-01-01T00:00:00Z", until: "2027-02-01T00:00:00+01:00", ...page }
      },
      token
    }
  }
}
