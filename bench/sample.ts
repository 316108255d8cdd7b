import type { Load, LoadGenerator, LoadResult } from "./load-generator.js"
import type { ServerProcess } from "./server-process.js"

/** What a server has answered, and what one request of it has cost on the average. */
export interface Sample extends LoadResult {
  readonly cpuMicros: number
  readonly statements: number
}

/** A round of this load on one server and then on another, in turns. */
export const measuring =
  (generator: LoadGenerator, load: Omit<Load, "url">) => (server: ServerProcess) => async (): Promise<Sample> => {
    const before = await server.usage()
    const result = await generator.run({ url: server.url, ...load })
    const after = await server.usage()
    return {
      ...result,
      cpuMicros: (after.cpuMicros - before.cpuMicros) / load.requests,
      statements: (after.statements - before.statements) / load.requests
    }
  }
