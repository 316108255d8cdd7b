import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { OffDayNotFound } from "../errors.js"
import { findOwn } from "../find-own.js"
import type { Operations } from "../operations.js"
import { OffDayRepository } from "../ports.js"
import { toOffDayResource } from "../to-resource.js"

export const getOffDay = Effect.map(OffDayRepository, (offDays) => {
  const handler: Handler<Operations, "getOffDay"> = ({ mentorId }, { id }) =>
    offDays.find(id).pipe(
      findOwn(mentorId, () => new OffDayNotFound()),
      Effect.map((offDay) => ({ off_day: toOffDayResource(offDay) }))
    )

  return handler
})
