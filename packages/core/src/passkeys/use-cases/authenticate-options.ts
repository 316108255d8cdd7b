import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { makeChallenges } from "../challenges.js"
import type { Operations } from "../operations.js"
import { PasskeyCeremonies } from "../ports.js"

/** Names no passkeys: the user chooses on the device. */
export const authenticateOptions = Effect.gen(function* () {
  const ceremonies = yield* PasskeyCeremonies
  const { issue } = yield* makeChallenges

  const handler: Handler<Operations, "authenticateOptions"> = Effect.fnUntraced(function* () {
    return { options: ceremonies.requestOptions(yield* issue(null)) }
  })

  return handler
})
