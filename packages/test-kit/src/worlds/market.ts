/** The tests' world with everything that is bought and paid in it. */
import { services } from "@mentorkit/core"
import { Layer } from "effect"
import type { Engine } from "../databases/engines.js"
import { gateway, Till } from "../payments/till.js"
import { mails } from "./mails.js"
import { world } from "./world.js"

export const market = (engine: Engine) =>
  Till.layer.pipe(
    Layer.provideMerge(services),
    Layer.provideMerge(gateway),
    Layer.provideMerge(mails),
    Layer.provideMerge(world(engine))
  )
