/** Moves of a mentor's approval status (document 1, states). Pure. */
import type { ApprovalStatus } from "./statuses.js"

export interface ApprovalMove {
  readonly from: ReadonlyArray<ApprovalStatus>
  readonly to: ApprovalStatus
}

/** The first application has no former status. */
export const approvalMoves = {
  apply: { from: ["rejected"], to: "pending" },
  approve: { from: ["pending"], to: "approved" },
  reject: { from: ["pending"], to: "rejected" },
  suspend: { from: ["approved"], to: "suspended" },
  reinstate: { from: ["suspended"], to: "approved" }
} satisfies Readonly<Record<string, ApprovalMove>>

/** Waits for an admin. */
export const isUndecided = ({ approvalStatus }: { readonly approvalStatus: ApprovalStatus }): boolean =>
  approvalStatus === "pending"

/** Where an erased mentor is left: shown to nobody, and admins see in the past of bookings that it was a mentor. */
export const erasedApproval: ApprovalStatus = "suspended"

export type ApprovalMoveName = keyof typeof approvalMoves

/** The status after the move; `undefined` if it is not possible. */
export const afterMove = (name: ApprovalMoveName, status: ApprovalStatus): ApprovalStatus | undefined => {
  const move: ApprovalMove = approvalMoves[name]
  return move.from.includes(status) ? move.to : undefined
}
