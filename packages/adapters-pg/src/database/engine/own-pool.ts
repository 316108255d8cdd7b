/** Connections of a pool of ours, which has its settings from its start. */
import type pg from "pg"
import type { Row } from "./connection.js"
import type { LockTimeouts } from "./lock-timeouts.js"
import type { Lending } from "./pg-connections.js"

export const ownPool = (pool: pg.Pool, lockTimeouts?: LockTimeouts): Lending => ({
  take: async () => {
    const client = await pool.connect()
    try {
      await lockTimeouts?.applyTo(client)
      return client
    } catch (cause) {
      lockTimeouts?.release(client)
      client.release(true)
      throw cause
    }
  },
  query: async (client, statement) => {
    try {
      return await client.query<Row>(statement)
    } catch (error) {
      lockTimeouts?.noteTimeout(client, error)
      throw error
    }
  },
  giveBack: (client, isSpent) => {
    lockTimeouts?.release(client)
    client.release(isSpent)
  },
  once: (send, statement) => send(statement)
})
