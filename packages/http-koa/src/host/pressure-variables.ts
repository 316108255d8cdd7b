/** Variables of how much load the host takes, and how long it waits. */
import { defaultTimeouts } from "./server.js"
import { countRow } from "./variable-kinds.js"

const keepAliveSeconds = defaultTimeouts.keepAlive / 1000

export const pressureVariables = {
  SHUTDOWN_SECONDS: countRow("SHUTDOWN_SECONDS", {
    min: 0,
    max: 600,
    byDefault: 10,
    description:
      "How long a stop waits for requests, sweeps and deliveries that are under way; for all at the same time."
  }),
  SHUTDOWN_DELAY_SECONDS: countRow("SHUTDOWN_DELAY_SECONDS", {
    min: 0,
    max: 120,
    byDefault: 0,
    description:
      "How long a stop still serves while `/health/ready` says 503, so that a load balancer can look elsewhere first."
  }),
  KEEP_ALIVE_SECONDS: countRow("KEEP_ALIVE_SECONDS", {
    min: 1,
    max: 3600,
    byDefault: keepAliveSeconds,
    description:
      "How long a connection is kept open without a request. Longer than the proxies before the host keep theirs (60 s with most), or what they send at the last moment is lost."
  }),
  MAX_REQUESTS_IN_FLIGHT: countRow("MAX_REQUESTS_IN_FLIGHT", {
    min: 1,
    max: 100_000,
    byDefault: 500,
    description:
      "With more requests than that at once the host answers 503 with `Retry-After`. One counts from when its body is there."
  }),
  MAX_BODIES_PER_ADDRESS: countRow("MAX_BODIES_PER_ADDRESS", {
    min: 1,
    max: 100_000,
    byDefault: 64,
    description:
      "How many requests of one address may have a body that is still on its way; one more is answered with 429. Set TRUSTED_PROXIES, or all clients behind a proxy share one address."
  }),
  MAX_EVENT_LOOP_DELAY_MS: countRow("MAX_EVENT_LOOP_DELAY_MS", {
    min: 0,
    max: 60_000,
    byDefault: 1000,
    description: "The host answers 503 while timers come later than that on average; 0 turns this off."
  })
}
