/**
 * Loaded into a server before itself: tells by IPC what the server has used and how much it holds, and ends it with whoever
 * has started it.
 */
import { createRequire } from "node:module"

let statements = 0

/** The one copy of `pg` that the adapters and the limits share. */
const countStatements = () => {
  const pg = createRequire(new URL("../packages/adapters-pg/package.json", import.meta.url))("pg")
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (...args) {
    statements += 1
    return query.apply(this, args)
  }
}
if (process.env.DATABASE_URL !== undefined || process.argv.includes("--count-statements")) countStatements()

const answers = {
  usage: () => {
    const { system, user } = process.cpuUsage()
    return { cpuMicros: system + user, statements }
  },
  memory: () => {
    // The second one collects what the first one has finalized.
    globalThis.gc?.()
    globalThis.gc?.()
    const { external, heapUsed, rss } = process.memoryUsage()
    return { external, heapUsed, rss }
  }
}

process.once("disconnect", () => process.exit(1))
process.on("message", (question) => {
  const answer = answers[question]
  if (answer !== undefined) process.send?.(answer())
})
// Listening for messages is no reason to stay.
process.channel?.unref()
