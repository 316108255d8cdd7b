/** One process at a time on a folder: nothing in PGlite keeps a second one from damaging the database. */
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync
} from "node:fs"
import { join } from "node:path"
import { errorCode } from "@mentorkit/core/kernel/ports"
import { Data, Effect, type Scope } from "effect"

export class DataDirInUse extends Data.TaggedError("DataDirInUse")<{
  readonly dataDir: string
  /** The process that has it. */
  readonly pid: number
}> {
  override get message() {
    return `The database in ${this.dataDir} is in use by process ${this.pid}. Stop that process, or use another folder.`
  }
}

export class DataDirUnusable extends Data.TaggedError("DataDirUnusable")<{
  readonly dataDir: string
  readonly cause: unknown
}> {
  override get message() {
    const reason = this.cause instanceof Error ? this.cause.message : String(this.cause)
    return `The folder ${this.dataDir} cannot hold a database: ${reason}`
  }
}

/**
 * Locks are numbered, and a number is taken by making its file, which only one process can. The highest number is the
 * one that counts. It is never deleted, so that nobody who looked a moment ago can take a number again that has been
 * passed: giving a lock back empties its file, and whoever takes the next number removes those below.
 */
const lockName = (turn: number) => `mentorkit-lock-${turn}`
const turnOf = (name: string): number => Number(/^mentorkit-lock-(\d+)$/.exec(name)?.[1] ?? 0)
const latestTurn = (folder: string): number => Math.max(0, ...readdirSync(folder).map(turnOf))

/** `undefined` where the operation failed for that reason. */
const unless = <A>(code: string, run: () => A): A | undefined => {
  try {
    return run()
  } catch (error) {
    if (errorCode(error) === code) return undefined
    throw error
  }
}

/** When a process began, where the system tells: by its number alone, a dead one may be taken for its successor. */
const birthOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1")
    // After the name, which may hold anything: the state, and as the 20th the start. A zombie holds nothing any more.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return fields[0] === "Z" || fields[0] === "X" ? "over" : fields[19]
  } catch {
    return undefined
  }
}

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process may not be signalled, but is there.
    return errorCode(error) === "EPERM"
  }
}

const isRunning = (pid: number, birth: string): boolean => {
  if (!isThere(pid)) return false
  const known = birthOf(pid)
  // Whoever has no birth may just have died: a process that ends between two looks holds nothing.
  if (known === undefined) return isThere(pid)
  return birth === "" || known === birth
}

/** Who has a turn; nobody, if it was given back or its process is gone. */
const holderOf = (path: string): number | undefined => {
  const [pid = "", birth = ""] = (unless("ENOENT", () => readFileSync(path, "utf8")) ?? "").split(" ")
  return pid !== "" && isRunning(Number(pid), birth) ? Number(pid) : undefined
}

/** `mine` is the path of the lock that this process now has; else `pid` is the process that has it. */
type Outcome = { readonly mine: string } | { readonly pid: number }

const removeBelow = (folder: string, turn: number) => {
  const passed = readdirSync(folder).filter((name) => turnOf(name) > 0 && turnOf(name) < turn)
  for (const name of passed) rmSync(join(folder, name), { force: true })
}

const takeTurn = (folder: string, claim: string): Outcome => {
  for (;;) {
    const latest = latestTurn(folder)
    const pid = latest === 0 ? undefined : holderOf(join(folder, lockName(latest)))
    if (pid !== undefined) return { pid }
    const turn = latest + 1
    const mine = join(folder, lockName(turn))
    // A link appears with its content, so that nobody ever reads half a lock.
    const isLinked = unless("EEXIST", () => {
      linkSync(claim, mine)
      return true
    })
    if (isLinked && latestTurn(folder) === turn) {
      removeBelow(folder, turn)
      return { mine }
    }
    // The number had been passed already.
    if (isLinked) rmSync(mine, { force: true })
  }
}

const acquire = (folder: string): Outcome => {
  const claim = join(folder, `mentorkit-claim-${crypto.randomUUID()}`)
  writeFileSync(claim, `${process.pid} ${birthOf(process.pid) ?? ""}`, { mode: 0o600 })
  try {
    return takeTurn(folder, claim)
  } finally {
    rmSync(claim)
  }
}

/**
 * Makes the folder if need be and has it alone until the scope closes; answers its real path. A process that dies has
 * given its lock back. Fails at once where another process has it, or this one elsewhere.
 */
export const lockDataDir = (dataDir: string): Effect.Effect<string, DataDirInUse | DataDirUnusable, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        mkdirSync(dataDir, { recursive: true, mode: 0o700 })
        const folder = realpathSync(dataDir)
        return { folder, outcome: acquire(folder) }
      },
      catch: (cause) => new DataDirUnusable({ dataDir, cause })
    }).pipe(
      Effect.flatMap(({ folder, outcome }) =>
        "pid" in outcome
          ? Effect.fail(new DataDirInUse({ dataDir: folder, pid: outcome.pid }))
          : Effect.succeed({ folder, lock: outcome.mine })
      )
    ),
    ({ lock }) => Effect.sync(() => unless("ENOENT", () => truncateSync(lock)))
  ).pipe(Effect.map(({ folder }) => folder))
