/**
 * Loaded into a host before itself: the host does not outlive whoever started it, and tells how much it holds when it is
 * asked to. That is counted after a garbage collection where Node was started with --expose-gc.
 */
import { readdirSync } from "node:fs"

const openFiles = () => {
  try {
    return readdirSync("/proc/self/fd").length
  } catch {
    return 0
  }
}

process.once("disconnect", () => process.exit(1))
process.on("message", () => {
  // The second one collects what the first one has finalized.
  globalThis.gc?.()
  globalThis.gc?.()
  const { external, heapUsed, rss } = process.memoryUsage()
  process.send?.({ rss, heapUsed, external, openFiles: openFiles() })
})
// Listening for messages is no reason to stay.
process.channel?.unref()
