/** Settings of how much the host takes upon itself, and how long it has patience. */
import { Config } from "effect"
import { defaultTimeouts } from "./server.js"
import { countOf, row } from "./setting-kinds.js"

const keepAliveSeconds = defaultTimeouts.keepAlive / 1000

export const pressureSettings = {
  SHUTDOWN_SECONDS: row({
    description:
      "How long a stop waits for requests, sweeps and deliveries that are under way; for all at the same time.",
    config: countOf("SHUTDOWN_SECONDS", 0, 600).pipe(Config.withDefault(10)),
    development: "10",
    production: "10"
  }),
  SHUTDOWN_DELAY_SECONDS: row({
    description:
      "How long a stop still serves while `/health/ready` says 503, so that a load balancer can look elsewhere first.",
    config: countOf("SHUTDOWN_DELAY_SECONDS", 0, 120).pipe(Config.withDefault(0)),
    development: "0",
    production: "0"
  }),
  KEEP_ALIVE_SECONDS: row({
    description:
      "How long a connection is kept open without a request. Longer than the proxies before the host keep theirs (60 s with most), or what they send at the last moment is lost.",
    config: countOf("KEEP_ALIVE_SECONDS", 1, 3600).pipe(Config.withDefault(keepAliveSeconds)),
    development: String(keepAliveSeconds),
    production: String(keepAliveSeconds)
  }),
  MAX_REQUESTS_IN_FLIGHT: row({
    description:
      "With more requests than that at once the host answers 503 with `Retry-After`. One counts from when its body is there.",
    config: countOf("MAX_REQUESTS_IN_FLIGHT", 1, 100_000).pipe(Config.withDefault(500)),
    development: "500",
    production: "500"
  }),
  MAX_BODIES_PER_ADDRESS: row({
    description:
      "How many requests of one address may have a body that is still on its way; one more is answered with 429. Set TRUSTED_PROXIES, or all clients behind a proxy share one address.",
    config: countOf("MAX_BODIES_PER_ADDRESS", 1, 100_000).pipe(Config.withDefault(64)),
    development: "64",
    production: "64"
  }),
  MAX_EVENT_LOOP_DELAY_MS: row({
    description: "The host answers 503 while timers come later than that on average; 0 turns this off.",
    config: countOf("MAX_EVENT_LOOP_DELAY_MS", 0, 60_000).pipe(Config.withDefault(1000)),
    development: "1000",
    production: "1000"
  })
}
