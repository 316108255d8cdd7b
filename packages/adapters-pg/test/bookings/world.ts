/** The tests' world with everything that is bought and paid in it. */
import { services } from "@mentorkit/core"
import { Appointments } from "@mentorkit/core/bookings"
import { Layer } from "effect"
import type { Engine } from "../support/engines.js"
import { mails } from "../support/mail-fixtures.js"
import { gateway, Till } from "../support/till.js"
import { world } from "../support/world.js"

export const market = (engine: Engine) =>
  Layer.merge(Till.layer, Appointments.layer).pipe(
    Layer.provideMerge(services),
    Layer.provideMerge(gateway),
    Layer.provideMerge(mails),
    Layer.provideMerge(world(engine))
  )
