/** Withdrawals for their mentor and for admins. */
import { Effect, Option } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import { WithdrawalNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { WithdrawalRepository } from "../ports.js"
import { makeToAdminResources } from "../to-admin-resources.js"
import { toWithdrawalResource } from "../to-resource.js"

export const listWithdrawals = Effect.map(
  WithdrawalRepository,
  (withdrawals): Handler<Operations, "listWithdrawals"> =>
    Effect.fnUntraced(function* ({ mentorId }, { currency = null, status = null, ...page }) {
      const found = yield* withdrawals.list({ mentorId, status, currency }, page)
      return { withdrawals: mapPage(found, toWithdrawalResource) }
    })
)

export const getWithdrawal = Effect.map(
  WithdrawalRepository,
  (withdrawals): Handler<Operations, "getWithdrawal"> =>
    Effect.fnUntraced(function* ({ mentorId }, { id }) {
      const own = Option.filter(yield* withdrawals.find(id), (one) => one.mentorId === mentorId)
      return Option.isNone(own) ? yield* new WithdrawalNotFound() : { withdrawal: toWithdrawalResource(own.value) }
    })
)

export const listAllWithdrawals = Effect.gen(function* () {
  const withdrawals = yield* WithdrawalRepository
  const toResources = yield* makeToAdminResources

  const handler: Handler<Operations, "listAllWithdrawals"> = Effect.fnUntraced(function* (
    _admin,
    { currency = null, mentor = null, status = null, ...page }
  ) {
    const found = yield* withdrawals.list({ mentorId: mentor, status, currency }, page)
    return { withdrawals: { ...found, items: yield* toResources(found.items) } }
  })
  return handler
})
