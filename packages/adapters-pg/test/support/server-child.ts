/** Starts a server as a run of the tests does, says where, and waits to be killed. */
import { startPostgres } from "./postgres-server.js"
import { newRunFolder } from "./run-folder.js"

const folder = await newRunFolder()
process.stdout.write(`${JSON.stringify({ path: folder.path, url: await startPostgres(folder) })}\n`)
process.stdin.once("end", () => process.exit()).resume()
