/** Events of withdrawals. The money has moved already; reasons are in the row. */
import { event, MentorId } from "../kernel/index.js"
import { WithdrawalId } from "./ids.js"

const fields = { withdrawalId: WithdrawalId, mentorId: MentorId }
const aggregate = ({ withdrawalId }: { readonly withdrawalId: WithdrawalId }) => withdrawalId

/** Waits for an admin. */
export const WithdrawalRequested = event("withdrawals.WithdrawalRequested", fields, aggregate)
/** An admin is going to pay it out. */
export const WithdrawalApproved = event("withdrawals.WithdrawalApproved", fields, aggregate)
/** The money is available again. */
export const WithdrawalRejected = event("withdrawals.WithdrawalRejected", fields, aggregate)
/** Somebody is sending the money. */
export const WithdrawalProcessing = event("withdrawals.WithdrawalProcessing", fields, aggregate)
/** An admin has paid it out. */
export const WithdrawalPaid = event("withdrawals.WithdrawalPaid", fields, aggregate)
/** It was approved, but could not be sent: the money is available again. */
export const WithdrawalFailed = event("withdrawals.WithdrawalFailed", fields, aggregate)
