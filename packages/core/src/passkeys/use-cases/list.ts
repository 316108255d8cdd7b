import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { PasskeyRepository } from "../ports.js"
import { toPasskeyResource } from "../to-resource.js"

/** The newest first. */
export const list = Effect.gen(function* () {
  const passkeys = yield* PasskeyRepository

  const handler: Handler<Operations, "list"> = ({ userId }) =>
    Effect.map(passkeys.list(userId), (found) => ({ passkeys: found.map(toPasskeyResource) }))

  return handler
})
