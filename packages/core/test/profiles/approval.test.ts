import { assert, describe, it } from "@effect/vitest"
import { type ApprovalMoveName, afterMove, approvalMoves } from "@mentorkit/core/internal/profiles"
import { ApprovalStatus, approvalStatusLabels } from "@mentorkit/core/profiles"
import { FastCheck } from "effect"

const statuses = ApprovalStatus.literals
const names = Object.keys(approvalMoves) as ReadonlyArray<ApprovalMoveName>
const moves = FastCheck.array(FastCheck.constantFrom(...names), { maxLength: 30 })

describe("approval", () => {
  it("allows exactly what document 1 and the decisions tell", () => {
    const allowed = names.flatMap((name) =>
      statuses.flatMap((from) => {
        const to = afterMove(name, from)
        return to === undefined ? [] : [`${from} ${name} ${to}`]
      })
    )
    assert.deepStrictEqual(allowed, [
      "rejected apply pending",
      "pending approve approved",
      "pending reject rejected",
      "approved suspend suspended",
      "suspended reinstate approved"
    ])
  })

  it("labels every status", () => {
    assert.deepStrictEqual(
      statuses.map((status) => approvalStatusLabels[status]),
      ["Pending", "Approved", "Rejected", "Suspended"]
    )
  })

  it.prop("nobody is approved without an approval since the last application", [moves], ([tried]) => {
    let status: ApprovalStatus = "pending"
    let isApproved = false
    for (const name of tried) {
      const next = afterMove(name, status)
      if (next === undefined) continue
      if (name === "approve") isApproved = true
      if (name === "apply") isApproved = false
      status = next
      assert.strictEqual(status === "approved" || status === "suspended", isApproved)
    }
  })
})
