import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { toResource } from "../off-day.js"
import type { Operations } from "../operations.js"
import { OffDayRepository } from "../ports.js"

export const listOffDays = Effect.map(OffDayRepository, (offDays) => {
  const handler: Handler<Operations, "listOffDays"> = ({ mentorId }) =>
    Effect.map(offDays.list(mentorId), (list) => ({ off_days: list.map(toResource) }))

  return handler
})
