/** Requests that work for the operations of withdrawals. */
import { unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { Effect } from "effect"
import type { MakeWishes } from "../wishes.js"

/** Of each currency the mentor has earned enough, without having to wait for it to clear. */
const earn = (host: TestHost, mentorId: string, currencies: ReadonlyArray<string>) =>
  host.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        const id = crypto.randomUUID()
        const postings = currencies
          .flatMap((currency) => [
            { account: "gateway", mentor_id: null, currency, minor: -50_000 },
            { account: "mentor_available", mentor_id: mentorId, currency, minor: 50_000 }
          ])
          .map((one, position) => ({ position, ...one }))
        const entry = { id, kind: "clearance", idempotency_key: `test:${id}`, occurred_at: new Date(), postings }
        return yield* sql`select post_entries(${JSON.stringify([entry])}::jsonb)`
      })
    )
  )

/** In a currency of its own each, as only one can be open in any. */
const currencies = ["EUR", "USD", "GBP", "CHF", "SEK", "NOK"]

/** The mentor has a wallet and a withdrawal in every state that an admin can act on. */
export const wishes: MakeWishes = async ({ admin, host, mentor: { client, token }, offer: { mentorId } }) => {
  const kit = host.clientOf(admin).withdrawals
  await earn(host, mentorId, currencies)
  const { method } = unwrap(
    await client.transactionMethods.addMethod({
      type: "nagad",
      fields: { account_number: "01712345678", account_name: "Mara Voss" }
    })
  )
  const ask = async (currency: string) =>
    unwrap(await client.withdrawals.requestWithdrawal({ amount_minor: 6000, currency })).withdrawal.id
  const approved = async (currency: string) =>
    unwrap(await kit.approveWithdrawal({ id: await ask(currency) })).withdrawal.id
  const processing = async (currency: string) =>
    unwrap(await kit.processWithdrawal({ id: await approved(currency) })).withdrawal.id
  const toApprove = await ask("USD")
  const page = { page: 1, per_page: 10 }
  const asked = { amount_minor: 6000, currency: "EUR", transaction_method_id: method.id, note: "For the rent" }
  return {
    "withdrawals.listWithdrawals": { input: { status: "pending", currency: "USD", ...page }, token },
    "withdrawals.requestWithdrawal": { input: asked, token },
    "withdrawals.getWithdrawal": { input: { id: toApprove }, token },
    "withdrawals.listAllWithdrawals": {
      input: { status: "pending", currency: "USD", mentor: mentorId, ...page },
      token: admin
    },
    "withdrawals.approveWithdrawal": { input: { id: toApprove }, token: admin },
    "withdrawals.rejectWithdrawal": { input: { id: await ask("GBP"), reason: "The name differs" }, token: admin },
    "withdrawals.processWithdrawal": { input: { id: await approved("CHF") }, token: admin },
    "withdrawals.payWithdrawal": { input: { id: await processing("SEK"), reference: "TRX-1" }, token: admin },
    "withdrawals.failWithdrawal": { input: { id: await approved("NOK"), reason: "Unknown account" }, token: admin }
  }
}
