/** The tests' own PostgreSQL, in a folder that goes with the measurement. */

import { startServer } from "@mentorkit/test-kit/databases/postgres-server"
import { newRunFolder } from "@mentorkit/test-kit/run/run-folder"
import pg from "pg"

export interface OwnPostgres {
  /** Of a database without anything in it. */
  readonly url: string
  readonly folder: string
  readonly end: () => Promise<void>
}

export const startOwnPostgres = async (): Promise<OwnPostgres> => {
  // The folder keeps no process awake by itself.
  const awake = setInterval(() => undefined, 60_000)
  const folder = await newRunFolder()
  const end = async () => {
    await folder.end()
    clearInterval(awake)
  }
  try {
    const { url } = await startServer(folder, { keepsItsWord: true })
    return { url, folder: folder.path, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Where a kit's tables are in a database of its own. */
export const options = "-c search_path=mentorkit,mentorkit_extensions"
/** For the benchmark's own statements. */
export const poolOn = (url: string, max = 2): pg.Pool => new pg.Pool({ connectionString: url, max, options })
