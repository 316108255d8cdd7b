/** Processes of the tests' own, for what only another process can show. */
import { type ChildProcessByStdio, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { fileURLToPath } from "node:url"
import { sourceArgs } from "@mentorkit/test-kit/run/from-source"
import { Effect } from "effect"

export interface Child {
  readonly pid: number
  /** The next line that it writes. */
  readonly line: Effect.Effect<string>
  /** Every line up to its end. */
  readonly rest: Effect.Effect<ReadonlyArray<string>>
  /** SIGKILL, and waits until nothing is left of it. */
  readonly kill: Effect.Effect<void>
}

const end = async (child: ChildProcessByStdio<Writable, Readable, null>) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill("SIGKILL")
  await exited
}

/**
 * Runs a TypeScript file of this folder in a process that ends with the scope at the latest. The file ends itself when
 * its input ends, which is when this process has been killed.
 */
export const startChild = (file: string, ...args: ReadonlyArray<string>) =>
  Effect.acquireRelease(
    Effect.sync(() =>
      spawn(process.execPath, [...sourceArgs(fileURLToPath(new URL(file, import.meta.url))), ...args], {
        stdio: ["pipe", "pipe", "inherit"]
      })
    ),
    (child) => Effect.promise(() => end(child))
  ).pipe(
    Effect.map((child): Child => {
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
      const next = () => Effect.promise(() => lines.next())
      const rest: Effect.Effect<ReadonlyArray<string>> = Effect.flatMap(next(), ({ done, value }) =>
        done ? Effect.succeed([]) : Effect.map(rest, (others) => [value, ...others])
      )
      return {
        pid: child.pid ?? 0,
        line: Effect.flatMap(next(), ({ done, value }) =>
          done ? Effect.dieMessage("The process ended without a word") : Effect.succeed(value)
        ),
        rest,
        kill: Effect.promise(() => end(child))
      }
    })
  )
