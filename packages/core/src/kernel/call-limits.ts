/** What `invoke` counts before a handler runs. */
import { Effect } from "effect"
import { CallContext } from "./call-context.js"
import type { UserId } from "./ids.js"
import { networkOf } from "./network.js"
import { type AccountLimit, type RateLimit, RateLimiter } from "./rate-limit.js"
import { type Setting, Settings } from "./settings.js"

const [minute, day] = [60, 86_400]

/** No limit where an embedder does not give addresses: it has limits of its own. */
export const limitByAddress = Effect.fnUntraced(function* (name: string, { perMinute }: RateLimit) {
  const { ip } = yield* CallContext
  if (ip === null) return
  const points = yield* (yield* Settings).get(perMinute)
  yield* (yield* RateLimiter).consume(`${name}:${networkOf(ip)}`, { points, seconds: minute })
})

const consume = Effect.fnUntraced(function* (
  userId: UserId,
  seconds: number,
  setting: Setting<number, number> | undefined
) {
  if (setting === undefined) return
  const points = yield* (yield* Settings).get(setting)
  yield* (yield* RateLimiter).consume(`account:${userId}:${setting.key}:${seconds}`, { points, seconds })
})

/** The minute first: whoever it refuses has lost nothing of the day. */
export const limitByAccount = Effect.fnUntraced(function* (userId: UserId, { perDay, perMinute }: AccountLimit) {
  yield* consume(userId, minute, perMinute)
  yield* consume(userId, day, perDay)
})
