import { operations } from "@mentorkit/core/withdrawals"
import { bind } from "../bind.js"

const moved = { WithdrawalNotFound: 404, WithdrawalMoveRefused: 422 } as const

export const withdrawals = bind(operations, {
  listWithdrawals: {
    route: "GET /mentor/withdrawals",
    summary: "List your withdrawals, filtered by status and currency, the newest first.",
    message: "Withdrawals fetched successfully."
  },
  requestWithdrawal: {
    route: "POST /mentor/withdrawals",
    summary: "Request a withdrawal; its amount leaves your available balance at once.",
    message: "Withdrawal requested successfully.",
    status: 201,
    failures: {
      BelowWithdrawalMinimum: 422,
      InsufficientBalance: 422,
      WithdrawalAlreadyOpen: 422,
      NoPayoutMethod: 422,
      PayoutMethodUnfit: 422
    }
  },
  getWithdrawal: {
    route: "GET /mentor/withdrawals/:id",
    summary: "One of your withdrawals.",
    message: "Withdrawal fetched successfully.",
    failures: { WithdrawalNotFound: 404 }
  },
  listAllWithdrawals: {
    route: "GET /admin/withdrawals",
    summary: "List withdrawals by status, currency and mentor, the newest first.",
    message: "Withdrawals fetched successfully.",
    serverError: "Failed to fetch withdrawals."
  },
  approveWithdrawal: {
    route: "POST /admin/withdrawals/:id/approve",
    summary: "Approve a pending withdrawal: its money may be sent.",
    message: "Withdrawal approved successfully.",
    failures: moved,
    serverError: "Failed to approve withdrawal."
  },
  rejectWithdrawal: {
    route: "POST /admin/withdrawals/:id/reject",
    summary: "Reject a pending withdrawal with a reason that the mentor is told; the money is available again.",
    message: "Withdrawal rejected successfully.",
    failures: moved,
    serverError: "Failed to reject withdrawal."
  },
  processWithdrawal: {
    route: "POST /admin/withdrawals/:id/process",
    summary: "Say that the money of an approved withdrawal is being sent.",
    message: "Withdrawal is being processed.",
    failures: moved,
    serverError: "Failed to process withdrawal."
  },
  payWithdrawal: {
    route: "POST /admin/withdrawals/:id/pay",
    summary: "Say that the money was sent, with the reference of the transfer.",
    message: "Withdrawal paid successfully.",
    failures: moved,
    serverError: "Failed to pay withdrawal."
  },
  failWithdrawal: {
    route: "POST /admin/withdrawals/:id/fail",
    summary: "Say that the money could not be sent, and why; it is available again.",
    message: "Withdrawal marked as failed.",
    failures: moved,
    serverError: "Failed to update withdrawal."
  }
})
