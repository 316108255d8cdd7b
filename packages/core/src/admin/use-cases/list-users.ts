import { Effect } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { AccountDirectory } from "../ports.js"
import { toAdminUserResource } from "../to-resource.js"

export const listUsers = Effect.map(AccountDirectory, (accounts) => {
  const handler: Handler<Operations, "listUsers"> = Effect.fnUntraced(function* (_admin, { q, role, status, ...page }) {
    const filter = { words: q ?? null, role: role ?? null, status: status ?? null }
    return { users: mapPage(yield* accounts.list(filter, page), toAdminUserResource) }
  })
  return handler
})
