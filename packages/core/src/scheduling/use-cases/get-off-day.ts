import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { OffDayNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import { toResource } from "../off-day.js"
import type { Operations } from "../operations.js"
import { OffDayRepository } from "../ports.js"

export const getOffDay = Effect.map(OffDayRepository, (offDays) => {
  const handler: Handler<Operations, "getOffDay"> = ({ mentorId }, { id }) =>
    offDays.find(id).pipe(
      findOwn(mentorId, () => new OffDayNotFound()),
      Effect.map((offDay) => ({ off_day: toResource(offDay) }))
    )

  return handler
})
