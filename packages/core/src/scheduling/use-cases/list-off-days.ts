import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { OffDayRepository } from "../ports.js"
import { toOffDayResource } from "../to-resource.js"

export const listOffDays = Effect.map(OffDayRepository, (offDays) => {
  const handler: Handler<Operations, "listOffDays"> = ({ mentorId }) =>
    Effect.map(offDays.list(mentorId), (list) => ({ off_days: list.map(toOffDayResource) }))

  return handler
})
