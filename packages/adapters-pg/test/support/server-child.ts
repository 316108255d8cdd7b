/** Starts a server as a run of the tests does, says where, and waits to be killed. */
import { startPostgres } from "@mentorkit/test-kit/databases/postgres-server"
import { newRunFolder } from "@mentorkit/test-kit/run/run-folder"

const folder = await newRunFolder()
process.stdout.write(`${JSON.stringify({ path: folder.path, url: await startPostgres(folder) })}\n`)
process.stdin.once("end", () => process.exit()).resume()
