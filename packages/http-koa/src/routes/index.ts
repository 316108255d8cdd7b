/** Every endpoint of the product; one line per domain. */
import type { Endpoint } from "../endpoint.js"
import { admin } from "./admin.js"
import { bookings } from "./bookings.js"
import { earnings } from "./earnings.js"
import { identity } from "./identity.js"
import { payments } from "./payments.js"
import { profiles } from "./profiles.js"
import { scheduling } from "./scheduling.js"

export const endpoints: ReadonlyArray<Endpoint> = [
  ...admin,
  ...bookings,
  ...earnings,
  ...identity,
  ...payments,
  ...profiles,
  ...scheduling
]
